// Judges pairs by qb-answer-checker: a line of JSON in, a verdict out.
import { readFileSync } from "node:fs";
import checkAnswer from "qb-answer-checker";

for (const line of readFileSync(0, "utf8").split("\n")) {
  const { answerline, said } = JSON.parse(line);
  let verdict = "reject";
  try {
    verdict = checkAnswer(answerline, said).directive;
  } catch {
    // what it cannot read, it does not accept
  }
  console.log(verdict);
}
