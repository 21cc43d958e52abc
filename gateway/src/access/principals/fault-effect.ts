/** The effect of a sandbox fault on a request. */
export type FaultEffect =
  | { readonly kind: 'latency'; readonly delayMs: number }
  | { readonly kind: 'error'; readonly status: FaultStatus; readonly retryAfterSeconds: number | null }
  /** `after`: the request takes effect, and only its response is lost. */
  | { readonly kind: 'dropped_connection'; readonly when: 'before' | 'after' }
  | { readonly kind: 'missing_section'; readonly sections: readonly string[] };

/** The statuses that a fault can have. */
export const FAULT_STATUSES = [429, 500, 502, 503, 504] as const;
/** A status that a fault can have. */
export type FaultStatus = (typeof FAULT_STATUSES)[number];
