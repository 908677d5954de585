from greathall.core.game import View
from greathall.core.state import State
def view(s: State, seat: int) -> View:
    return {}
def problems(s: State) -> list[str]:
    return []
