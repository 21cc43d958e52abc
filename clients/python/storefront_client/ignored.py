"""What the API ignored in a request, in the log of a program that is being developed."""

import logging
import re

import httpx

_LOG = logging.getLogger(__name__)
_UUID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")
# More than a program has operations with a mistake.
_LOGGED_MAX = 100
_logged: set[str] = set()


def log_ignored(response: httpx.Response) -> None:
    """Logs the X-Service-Warning of a response in the sandbox, once for each operation."""
    warning = response.headers.get("X-Service-Warning")
    if warning is None or response.headers.get("X-Service-Mode") != "sandbox":
        return
    line = f"{response.request.method} {_UUID.sub('{id}', response.request.url.path)}: the API ignored {warning}"
    if line not in _logged and len(_logged) < _LOGGED_MAX:
        _logged.add(line)
        _LOG.warning(line)
