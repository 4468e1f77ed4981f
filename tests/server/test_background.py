"""What fails beside the requests is seen, begins again, and takes nothing else along."""

import asyncio

from robinsonade.server.background import DONE, FAILING, RUNNING, Background


def test_a_task_that_fails_begins_again() -> None:
    async def story() -> None:
        background = Background(again=0, steady=1_000)
        tries: list[dict[str, str]] = []
        quiet = asyncio.Event()

        async def work() -> None:
            tries.append(background.states())
            if len(tries) < 3:
                raise KeyError("one bad game")

        async def others() -> None:
            await quiet.wait()

        background.start("others", others)
        background.start("work", work)
        await background.tasks["work"]
        assert [states["work"] for states in tries] == [RUNNING, FAILING, FAILING]
        assert background.states() == {"work": DONE, "others": RUNNING}
        await background.close()
        assert background.states()["others"] == FAILING

    asyncio.run(story())
