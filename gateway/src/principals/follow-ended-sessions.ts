import type { Logger } from '@storefront/telemetry';
import type { EndedSessions } from './ended-sessions.ts';

/** With the look-up's own time this keeps a logout's 5 s when no event arrives. */
const POLL_MS = 2000;
/** Until the first answer every shopper is refused: a system that starts as a whole has billing a moment later. */
const FIRST_POLL_MS = 200;
/** A session that ended in a transaction which committed late is still seen. */
const OVERLAP_MS = 15_000;
/** What a fresh process must know: the families of every token that may still live. */
const FIRST_LOOK_BACK_MS = 65 * 60 * 1000;

/** As many as billing tells at once; a full answer is followed by the next from its last moment on. */
const PAGE_FULL = 50_000;

export interface FollowedSessions {
  /** Settles when the first look has been taken, whatever came of it. */
  readonly looked: Promise<void>;
  close(): Promise<void>;
}

interface EndedSession {
  readonly familyId: string;
  readonly endedAt: string;
}

/**
 * Asks billing again and again which sessions have ended. Runs until closed; a failed look-up is made up for by the next. The first that
 * succeeds makes `ended` complete.
 */
export function followEndedSessions(
  ended: EndedSessions,
  listSince: (since: Date) => Promise<readonly EndedSession[]>,
  log: Logger,
): FollowedSessions {
  const closing = new AbortController();
  let since = new Date(Date.now() - FIRST_LOOK_BACK_MS);

  const look = async (): Promise<void> => {
    const startedAt = Date.now();
    for (let from = since, isFull = true; isFull; ) {
      const page = await listSince(from);
      for (const { familyId } of page) ended.add(familyId);
      isFull = page.length >= PAGE_FULL;
      // A page of one millisecond alone is not asked for again and again. So many logouts at once are no shoppers'; what the page left out stays unknown.
      from = new Date(Math.max(Date.parse(page.at(-1)?.endedAt ?? '') || 0, from.getTime() + 1));
    }
    since = new Date(startedAt - OVERLAP_MS);
    ended.complete();
  };
  const lookSafely = () => look().catch((error: unknown) => log.warn({ err: error }, 'ended_sessions_unknown'));
  const looked = lookSafely();
  const run = async (): Promise<void> => {
    await looked;
    while (!closing.signal.aborted) {
      await pause(ended.isComplete() ? POLL_MS : FIRST_POLL_MS, closing.signal);
      if (!closing.signal.aborted) await lookSafely();
    }
  };
  const running = run();
  return {
    looked,
    close: () => {
      closing.abort();
      return running;
    },
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
