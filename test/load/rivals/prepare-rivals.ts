import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type System, startSystem } from '@storefront/local-system';
import pg from 'pg';
import { catalogProduct } from '../worlds/catalog-data.ts';
import { type World, worldOf } from '../worlds/world.ts';
import { installRival, RIVALS, type RivalName, seedRival } from './rival-programs.ts';
import { PRODUCTS } from './shop.ts';

/** Enough of each product for any load. */
const STOCK = 1_000_000_000;

/** The ID of the store of the system that has the same products. */
export const OWN_FILE = 'rivals-own.txt';
/** The result of Medusa's seed script. */
export const MEDUSA_FILE = 'rivals-medusa.json';

/** The database of a rival in the Postgres of the system. */
export function databaseOf({ system }: World, name: RivalName): string {
  const url = new URL(system.urls.postgresUrl);
  url.pathname = `/rival_${name}`;
  return url.href;
}

/** Starts a second system, with backing servers of its own, whose services share a process. Its home is in that of the first. */
export const startOneProcess = (home: string): Promise<System> => startSystem({ home: join(home, 'one-process'), allInOne: true });

/** Fills a store of each system and a database of each rival with the same products. */
export async function prepareRivals(world: World): Promise<void> {
  const { home, urls } = world.system;
  const names = Object.keys(RIVALS) as RivalName[];
  for (const name of names) await installRival(name);
  const admin = new pg.Client({ connectionString: urls.postgresUrl });
  await admin.connect();
  for (const name of names) await admin.query(`create database rival_${name}`);
  await admin.end();
  const file = await writeProducts(home);
  await fillOwnStore(world, file);
  const oneProcess = await startOneProcess(home);
  try {
    await fillOwnStore(worldOf(oneProcess), file);
  } finally {
    await oneProcess.stop();
  }
  for (const name of names)
    await seedRival(name, { DATABASE_URL: databaseOf(world, name), PRODUCTS_FILE: file, RIVAL_FILE: join(home, MEDUSA_FILE) });
}

/** Writes the products of all shops to a file. */
export async function writeProducts(home: string): Promise<string> {
  const file = join(home, 'rivals-products.jsonl');
  await writeFile(file, [...products()].join(''));
  return file;
}

/** Creates a store with the products of a file, for `openOwnStore`. */
export async function fillOwnStore({ system, newStore }: World, file: string): Promise<void> {
  const store = await newStore({ create: ['--currency', 'USD'] });
  await store.cli('catalog', 'import', file);
  await writeFile(join(system.home, OWN_FILE), store.tenantId);
}

function* products(): Generator<string> {
  for (let index = 0; index < PRODUCTS; index += 1) yield `${JSON.stringify({ ...catalogProduct(index), stock_quantity: STOCK })}\n`;
}
