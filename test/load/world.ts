import type { System } from '@storefront/local-system';
import { aStore, type TestStore } from '../support/a-store.ts';
import type { Row } from './run-rows.ts';

/** What a set of rows measures: one whole running system, and stores of its own in it. */
export interface World {
  readonly system: System;
  /** A new store with keys whose rate no load reaches. */
  newStore(options?: { readonly mode?: 'sandbox' | 'live'; readonly create?: readonly string[] }): Promise<TestStore>;
}

/** What each file of `rows/` exports as `rowsOf`. */
export type RowsOf = (world: World) => Promise<{ readonly rows: readonly Row[]; close(): Promise<void> }>;

export const worldOf = (system: System): World => ({
  system,
  newStore: (options = {}) => aStore({ ...options, system: { baseUrl: system.baseUrl, env: system.env } }),
});
