import { pause } from '@storefront/lifecycle';
import type { Logger } from '@storefront/telemetry';
import type { EndedSessions } from './ended-sessions.ts';

/** Together with the time of the poll itself, this keeps a logout within 5 s even if its event is lost. */
const POLL_MS = 2000;
/** All shopper tokens are refused until the first successful poll, so polls are frequent while billing starts up. */
const FIRST_POLL_MS = 200;
/** A process that starts while billing is away serves everything else after this time. */
const FIRST_WAIT_MS = 5000;
/** Polls overlap by this much, to include sessions whose transaction committed late. */
const OVERLAP_MS = 15_000;
/** The first poll covers every session whose tokens may still be valid. */
const FIRST_LOOK_BACK_MS = 65 * 60 * 1000;

/** The page size of billing. A full page is followed by a request that starts at its last timestamp. */
const PAGE_FULL = 50_000;

/** A running poll for ended sessions. */
export interface EndedSessionsPoll {
  /** Settles after the first successful poll, or after five seconds without one. */
  readonly firstPoll: Promise<void>;
  close(): Promise<void>;
}

interface EndedSession {
  readonly familyId: string;
  readonly endedAt: string;
}

/** The dependencies of a poll. `now` shows the time of the database, which billing records the ends of sessions by. */
interface PollOptions {
  readonly now: () => Date;
  readonly log: Logger;
}

/**
 * Polls billing for ended sessions until closed. The next poll makes up for a failed one. The first successful poll marks `ended` as complete.
 */
export function pollEndedSessions(
  ended: EndedSessions,
  listSince: (since: Date) => Promise<readonly EndedSession[]>,
  { now, log }: PollOptions,
): EndedSessionsPoll {
  const closing = new AbortController();
  let since: Date | undefined;

  const poll = async (): Promise<void> => {
    const startedAt = now().getTime();
    for (let from = since ?? new Date(startedAt - FIRST_LOOK_BACK_MS), isFull = true; isFull;) {
      const page = await listSince(from);
      for (const { familyId } of page) ended.add(familyId);
      isFull = page.length >= PAGE_FULL;
      // Always advance by at least 1 ms, so that a full page with a single timestamp cannot loop forever. That many logouts in one millisecond are not expected.
      from = new Date(Math.max(Date.parse(page.at(-1)?.endedAt ?? '') || 0, from.getTime() + 1));
    }
    since = new Date(startedAt - OVERLAP_MS);
    ended.complete();
    clearTimeout(waiting);
    completed.resolve();
  };
  const pollSafely = () => poll().catch((error: unknown) => log.warn({ err: error }, 'ended_sessions_unknown'));
  const completed = Promise.withResolvers<void>();
  const waiting = setTimeout(completed.resolve, FIRST_WAIT_MS);
  const run = async (): Promise<void> => {
    await pollSafely();
    while (!closing.signal.aborted) {
      await pause(ended.isComplete() ? POLL_MS : FIRST_POLL_MS, closing.signal);
      if (!closing.signal.aborted) await pollSafely();
    }
  };
  const running = run();
  return {
    firstPoll: completed.promise,
    close: () => {
      closing.abort();
      clearTimeout(waiting);
      completed.resolve();
      return running;
    },
  };
}
