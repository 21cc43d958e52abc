import type { Mode } from './modes.ts';

/** The owner of every row, cache key, limit, and sequence: one store in one mode. */
export interface Scope {
  readonly tenantId: string;
  readonly mode: Mode;
}

/** One customer of a store in one mode. */
export interface CustomerScope extends Scope {
  readonly customerId: string;
}

/** The rows that a caller may see: those of one customer or, without `customerId`, of the whole store. */
export interface CallerScope extends Scope {
  readonly customerId?: string | undefined;
}
