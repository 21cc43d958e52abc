import { setTimeout as sleep } from 'node:timers/promises';

const TICK_MS = 5;

/** Calls `send` at a constant rate until the returned function is called. After a delay of this process, it catches up. */
export function atConstantRate(perSecond: number, send: () => void): () => Promise<void> {
  let isOver = false;
  const running = (async () => {
    const startedAt = performance.now();
    for (let sent = 0; !isOver; await sleep(TICK_MS)) {
      for (; sent < ((performance.now() - startedAt) / 1000) * perSecond; sent += 1) send();
    }
  })();
  return () => {
    isOver = true;
    return running;
  };
}
