import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '@storefront/db';
import type { System } from '@storefront/local-system';
import type { Database } from '../../services/catalog/src/store/schema.ts';
import { withProductsFile } from '../load/worlds/catalog-world.ts';
import { copyProducts } from '../load/worlds/grow-catalog.ts';
import type { World } from '../load/worlds/world.ts';
import type { TestStore } from '../support/systems/a-store.ts';

/** The start of the attacks: a running system with a large store, and new stores. */
export interface Scene {
  readonly system: System;
  /** A store of 250,000 products. */
  readonly large: LargeStore;
  /** Creates a store in live mode whose keys have the highest rates, as of a store that an operator trusts. */
  newStore(): Promise<TestStore>;
}

/** A store in the prepared data. */
export interface LargeStore {
  readonly tenantId: string;
  readonly publishableKey: string;
}

const IMPORTED = 10_000;
const COPIES = 24;
const FILE = 'large-store.json';
/** One statement writes 240,000 products and their indexes. */
const COPIED_WITHIN_MS = 900_000;

/** Fills a new system with the large store: products are imported, and Postgres copies them. */
export async function prepareLargeStore({ system, newStore }: World): Promise<void> {
  const store = await newStore({ mode: 'live' });
  await withProductsFile(0, IMPORTED, (file) => store.cli('catalog', 'import', file));
  const url = new URL(system.urls.postgresUrl);
  url.searchParams.set('options', '-c search_path=catalog');
  const catalog = connect<Database>({ url: url.href, name: 'neighbors', poolMax: 1, statementTimeoutMs: COPIED_WITHIN_MS });
  await copyProducts(catalog.db, store, IMPORTED, 1, COPIES);
  await catalog.close();
  const { tenantId, publishableKey } = store;
  await writeFile(join(system.home, FILE), JSON.stringify({ tenantId, publishableKey } satisfies LargeStore));
}

/** Opens a system that `prepareLargeStore` has filled. */
export async function openScene({ system, newStore }: World): Promise<Scene> {
  const large: LargeStore = JSON.parse(await readFile(join(system.home, FILE), 'utf8'));
  return { system, large, newStore: () => newStore({ mode: 'live', create: ['--online-payments'] }) };
}
