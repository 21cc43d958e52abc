/** Whether a store is ready in one respect. A store with a `fail` should not go live; a `warn` needs a person to decide. */
export type Status = 'ok' | 'warn' | 'fail';

/** The result of a check. */
export interface Finding {
  readonly status: Status;
  /** One sentence. */
  readonly reason: string;
  /** The action to take; null if there is none. */
  readonly action: string | null;
}

/** Nothing to do. */
export const ok = (reason: string): Finding => ({ status: 'ok', reason, action: null });

/** May be intended. */
export const warn = (reason: string, action: string): Finding => ({ status: 'warn', reason, action });

/** Must be corrected before the store goes live. */
export const fail = (reason: string, action: string): Finding => ({ status: 'fail', reason, action });

/** Formats a count: `1 key is`, `2 keys are`. */
export const countOf = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Lists the first few of many names. */
export function someOf(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN_MAX).join(', ');
  return names.length > SHOWN_MAX ? `${shown}, and ${names.length - SHOWN_MAX} more` : shown;
}

/** Enough to find the rest. */
const SHOWN_MAX = 3;
