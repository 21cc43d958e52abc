import type { Mode } from '@storefront/contract';
import type { System } from '@storefront/local-system';
import { aStore, type TestStore } from '../../support/systems/a-store.ts';
import type { Row } from '../run-rows.ts';

/** The system that a set of rows measures, and new stores in it. */
export interface World {
  readonly system: System;
  /** Creates a store whose keys have a rate limit that no load reaches. */
  newStore(options?: { readonly mode?: Mode; readonly create?: readonly string[] }): Promise<TestStore>;
}

/** The type of `rowsOf`, which each file in `rows/` exports. */
export type RowsOf = (world: World) => Promise<{
  readonly rows: readonly Row[];
  close(): Promise<void>;
  /** Whether the runs have lengths of their own, whatever `--seconds` is. */
  readonly hasOwnRuns?: true;
}>;

/** Wraps a running system for the rows. */
export const worldOf = (system: System): World => ({
  system,
  newStore: (options = {}) => aStore({ ...options, system: { baseUrl: system.baseUrl, env: system.env } }),
});
