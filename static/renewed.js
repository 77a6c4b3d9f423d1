/* A page that outlived its host's program: after an update it would talk on in yesterday's words. */

const VERSION = /\/~[^/]+\//.exec(import.meta.url); // in the address of every file of a page

/** Load this page again if the host now serves other files than those it is made of. */
export async function renewPage() {
  try {
    const page = await (await fetch(location.pathname, { cache: "no-cache" })).text();
    if (VERSION && page.includes("/static/~") && !page.includes(VERSION[0])) location.reload();
  } catch {
    return; // cut off once more: the next connection asks again
  }
}
