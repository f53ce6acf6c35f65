import pytest


@pytest.fixture(autouse=True)
def english_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment says nothing but English; a test that wants more says so."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "DESKOVKA_CATANATRON_PYTHON"):
        monkeypatch.delenv(variable, raising=False)
