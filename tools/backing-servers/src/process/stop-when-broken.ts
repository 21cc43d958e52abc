import { setTimeout as sleep } from 'node:timers/promises';
import type { SpawnedServer } from './spawn-server.ts';

/** A busy server can miss a check, but not this many in a row. */
const FAILED_CHECKS_MAX = 3;
const CHECK_EVERY_MS = 5_000;

/**
 * Stops a server that responds but cannot do its work, so that its supervisor starts it again. A server that does not respond at all is left alone: it may be
 * frozen, and goes on where it was.
 */
export async function stopWhenBroken(server: SpawnedServer, works: () => Promise<boolean>, everyMs = CHECK_EVERY_MS): Promise<void> {
  const exited = new AbortController();
  void server.exited.then(() => exited.abort());
  for (let failed = 0; failed < FAILED_CHECKS_MAX;) {
    await sleep(everyMs, undefined, { ref: false, signal: exited.signal }).catch(() => undefined);
    if (exited.signal.aborted) return;
    failed = (await works().catch(() => true)) ? 0 : failed + 1;
  }
  await server.stop();
}
