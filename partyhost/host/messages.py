"""What clients may say, as types: a payload that does not fit is refused with a sentence."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec

from partyhost.l10n import msg

Short = Annotated[str, msgspec.Meta(max_length=200)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Step = Annotated[int, msgspec.Meta(ge=0)]
M = TypeVar("M")

LARGEST = 250_000  # bytes of one message: the largest admitted drawing, with room to spare


class Refusal(Exception):
    """What was asked is not done. `code` is one of the protocol's, the message for people, and
    `more` what else the answer tells."""

    def __init__(self, code: str, message: str, **more: str) -> None:
        super().__init__(message)
        self.code, self.more = code, more


class Join(msgspec.Struct):
    name: str = ""
    avatar: Short | None = None
    claim: Short | None = None
    id: Id | None = None
    share: bool = False


class Acting(msgspec.Struct):
    step: Step
    act: Short
    value: Any = None
    id: Id | None = None
    seat: Short | None = None


class Drafting(msgspec.Struct):
    step: Step
    act: Short
    value: Any = None
    seat: Short | None = None


class Leave(msgspec.Struct):
    seat: Short | None = None


class React(msgspec.Struct):
    kind: Literal["clap", "laugh", "wow", "heart", "groan"]


class Hold(msgspec.Struct):
    seat: Short | None


class Do(msgspec.Struct, tag_field="do", tag=str.lower):
    """One of the controls. Its name on the wire is the class's, in snake_case."""


class Start(Do):
    title: Short
    options: dict[str, Any] = {}
    tour: bool = False


class HouseRules(Do, tag="house_rules"):
    title: Short
    options: dict[str, Any] = {}


class Pause(Do):
    pass


class Resume(Do):
    pass


class Skip(Do):
    step: Step | None = None


class Undo(Do):
    steps: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    step: Step | None = None


class Adjust(Do):
    seat: Short
    amount: Annotated[int, msgspec.Meta(ge=-10_000_000, le=10_000_000)]
    reason: Short = ""


class Overrule(Do):
    right: bool


class Kick(Do):
    seat: Short


class Rename(Do):
    seat: Short
    name: str


class MoveSeat(Do, tag="move"):
    seat: Short
    after: Short | None = None


class Mute(Do):
    seat: Short
    on: bool


class Claim(Do):
    seat: Short
    allow: bool


class Captain(Do):
    seat: Short


class Lock(Do):
    on: bool


class Pace(Do):
    factor: int | float | None


class Bots(Do):
    count: Annotated[int, msgspec.Meta(ge=0, le=10)]


class StandIn(Do, tag="stand_in"):
    seat: Short
    on: bool


class End(Do):
    pass


class Lobby(Do):
    pass


class Settings(Do):
    sound: bool | msgspec.UnsetType = msgspec.UNSET
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] | msgspec.UnsetType = msgspec.UNSET
    narration: bool | msgspec.UnsetType = msgspec.UNSET
    reactions: bool | msgspec.UnsetType = msgspec.UNSET
    text_size: Annotated[float, msgspec.Meta(ge=0.75, le=2)] | msgspec.UnsetType = msgspec.UNSET
    language: Literal["en", "de", "es"] | msgspec.UnsetType = msgspec.UNSET


class Address(Do):
    value: Short


class Wifi(Do):
    name: Short | None = None
    password: Short | None = None
    hidden: bool = False
    spelled: bool = False

    def __repr__(self) -> str:
        return "Wifi(…)"


class ChoosePacks(Do, tag="packs"):
    title: Short
    packs: dict[Short, bool]


class Forget(Do):
    what: Short


class NewNight(Do, tag="new_night"):
    pass


FOR_HOST_ALONE = (Address, Wifi, Forget, NewNight)

Control = (
    Start | HouseRules | Pause | Resume | Skip | Undo | Adjust | Overrule | Kick | Rename
    | MoveSeat | Mute
    | Claim | Captain | Lock | Pace | Bots | StandIn | End | Lobby | Settings | Address | Wifi
    | Forget | NewNight | ChoosePacks
)  # fmt: skip


def read(payload: Any, kind: type[M]) -> M:
    """The payload as one of these types. Raises Refusal: too_large or bad_request."""
    try:
        if len(msgspec.json.encode(payload)) > LARGEST:
            raise Refusal("too_large", msg("room-too-large"))
        return msgspec.convert(payload, kind)
    except (msgspec.ValidationError, TypeError, ValueError, RecursionError) as error:
        sentence = msg("room-unread")
        raise Refusal("bad_request", sentence) from error


def read_control(payload: Any) -> Do:
    control: Do = read(payload, Control)  # type: ignore[arg-type]
    return control
