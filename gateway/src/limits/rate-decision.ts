/** What the limiter says to one request. */
export interface RateDecision {
  readonly allowed: boolean;
  readonly limit: number;
  /** Requests left in the window after this one. */
  readonly remaining: number;
  /** Whole seconds until a request passes again; 0 when this one did. */
  readonly retryAfterSeconds: number;
  /** The second whose bucket was charged by whoever decided, on that one's clock, to give it back to. */
  readonly chargedSecond: number;
  /** The second of this process's own window in which a request that passed was counted. */
  readonly countedSecond: number;
  /** Which limiter decided. */
  readonly by: 'redis' | 'process';
}

/** Buckets are a second wide. The current one is only begun, so 60 s reach back into a 61st. */
export const BUCKETS = 61;
export const WINDOW_SECONDS = 60;
