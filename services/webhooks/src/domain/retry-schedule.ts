/** The waits between attempts, by mode; n waits allow n + 1 attempts. */
export interface RetrySchedules {
  readonly sandbox: readonly number[];
  readonly live: readonly number[];
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Live: 11 attempts in about 72 hours, to survive a long weekend. Sandbox: 4 attempts within an hour, because a developer is waiting. */
export const RETRY_SCHEDULES: RetrySchedules = {
  live: [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 20 * HOUR],
  sandbox: [MINUTE, 10 * MINUTE, 45 * MINUTE],
};

/** Plus or minus a fifth, so that the retries after an outage are spread out. */
const JITTER = 0.2;
/** Retry-After can extend a wait up to this factor, but cannot stop the schedule. */
const RETRY_AFTER_FACTOR_MAX = 2;

/** The parameters of the next wait. */
export interface NextWaitInput {
  readonly waitsMs: readonly number[];
  /** The number of attempts so far, including the failed one. */
  readonly attempts: number;
  /** The response's Retry-After header: seconds or an HTTP date; anything else is ignored. */
  readonly retryAfter: string | null;
  readonly now: Date;
  /** From 0 up to, but not including, 1. */
  readonly random: number;
}

/** Returns how long to wait before the next attempt; undefined if there is none. */
export function nextWaitMs({ waitsMs, attempts, retryAfter, now, random }: NextWaitInput): number | undefined {
  const baseMs = waitsMs[attempts - 1];
  if (baseMs === undefined) return undefined;
  const requestedMs = retryAfterMs(retryAfter, now);
  if (requestedMs !== undefined) return Math.min(Math.max(requestedMs, baseMs), baseMs * RETRY_AFTER_FACTOR_MAX);
  return Math.round(baseMs * (1 - JITTER + 2 * JITTER * random));
}

function retryAfterMs(header: string | null, now: Date): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * SECOND;
  // Date.parse alone would accept text such as "5 apples". The form of asctime has no zone, and is UTC.
  const isAsctime = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d [\d:]{8} \d{4}$/.test(text);
  if (!isAsctime && !/^[A-Z][a-z]{2,8},? .*GMT$/.test(text)) return undefined;
  const at = Date.parse(isAsctime ? `${text} GMT` : text);
  return Number.isNaN(at) ? undefined : at - now.getTime();
}
