/** The waits between attempts: n waits are n + 1 attempts. */
export interface RetrySchedules {
  readonly sandbox: readonly number[];
  readonly live: readonly number[];
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Live: 11 attempts in about 72 hours, a long weekend. Sandbox: who tests does not wait for days. */
export const RETRY_SCHEDULES: RetrySchedules = {
  live: [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 20 * HOUR],
  sandbox: [MINUTE, 10 * MINUTE, 45 * MINUTE],
};

/** A fifth up or down, so that the retries of an outage do not come back as one wave. */
const JITTER = 0.2;
/** An endpoint may ask for more time, up to this many times the wait; it cannot stop the schedule. */
const RETRY_AFTER_FACTOR_MAX = 2;

export interface RetryQuestion {
  readonly waitsMs: readonly number[];
  /** Attempts made, the failed one included. */
  readonly attempts: number;
  /** The answer's Retry-After header: seconds or an HTTP date; anything else is ignored. */
  readonly retryAfter: string | null;
  readonly now: Date;
  /** From 0 up to 1. */
  readonly random: number;
}

/** How long to wait before the next attempt; undefined when there is none. */
export function nextWaitMs({ waitsMs, attempts, retryAfter, now, random }: RetryQuestion): number | undefined {
  const baseMs = waitsMs[attempts - 1];
  if (baseMs === undefined) return undefined;
  const askedMs = retryAfterMs(retryAfter, now);
  if (askedMs !== undefined) return Math.min(Math.max(askedMs, baseMs), baseMs * RETRY_AFTER_FACTOR_MAX);
  return Math.round(baseMs * (1 - JITTER + 2 * JITTER * random));
}

function retryAfterMs(header: string | null, now: Date): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * SECOND;
  // Date.parse alone would take "5 apples" and the like.
  if (!/^[A-Z][a-z]{2,8},? .*GMT$/.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at - now.getTime();
}
