/** One limit as it stands after a decision. */
export interface BudgetState {
  readonly limit: number;
  /** Requests left in the window. */
  readonly remaining: number;
  /** Whole seconds after which the whole budget is available again at the latest, or after which a refused request is allowed. */
  readonly resetSeconds: number;
}

/** The rate limiter's decision on one request. */
export interface RateDecision {
  readonly allowed: boolean;
  /** The limit of the key, over all its clients. */
  readonly key: BudgetState;
  /** The limit of the client address; undefined if the key has no such limit. */
  readonly client: BudgetState | undefined;
  /** The limit that refused the request; undefined if it was allowed. */
  readonly exceeded: 'key' | 'client' | undefined;
  /** Whole seconds until a request is allowed again; 0 if this one was allowed. */
  readonly retryAfterSeconds: number;
  /** The charged second, on the clock of the deciding limiter, needed for a refund. */
  readonly chargedSecond: number;
  /** The second in this process's own window in which an allowed request was counted. */
  readonly countedSecond: number;
  /** Which limiter decided. */
  readonly by: 'redis' | 'process';
}

/** Buckets are one second wide. The oldest one is partly inside the window, so a window of 60 s spans 61 buckets. */
export const BUCKETS = 61;
/** The length of the rate limit window. */
export const WINDOW_SECONDS = 60;
