import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestStore } from '../../support/systems/a-store.ts';
import { postgresOf } from '../probes/processor-time.ts';
import type { World } from '../worlds/world.ts';
import { type MedusaData, medusaShop } from './medusa-shop.ts';
import { openOwnStore, type OwnAccess, ownShop, ownSystem } from './own-shop.ts';
import { databaseOf, MEDUSA_FILE, startOneProcess } from './prepare-rivals.ts';
import { type RivalName, serveRival } from './rival-programs.ts';
import type { Shop } from './shop.ts';
import { vendureShop } from './vendure-shop.ts';

/** The names of the rivals' shops. */
export const RIVALS: readonly string[] = ['Vendure', 'Medusa'];
export const ONE_PROCESS = 'storefront, one process';

/** The shops that are compared. All have the same products. */
export interface Shops {
  /** This system with a process per service. */
  readonly own: Shop;
  /** This system in one process. */
  readonly ownInOne: Shop;
  readonly rivals: readonly Shop[];
  /** The stores of this system. */
  readonly stores: readonly TestStore[];
  /** The credentials of the first. */
  readonly access: OwnAccess;
  close(): Promise<void>;
}

/** Serves the shops that `prepareRivals` has filled. */
export async function serveShops(world: World): Promise<Shops> {
  const { system } = world;
  const serve = async (name: RivalName) => {
    const server = await serveRival(name, { DATABASE_URL: databaseOf(world, name) });
    return { ...server, processes: () => ({ [name]: server.pid, ...postgresOf(system) }) };
  };
  const vendure = await serve('vendure');
  const medusa = await serve('medusa');
  const medusaData = JSON.parse(await readFile(join(system.home, MEDUSA_FILE), 'utf8')) as MedusaData;
  const oneProcess = await startOneProcess(system.home);
  const [inSix, inOne] = [await openOwnStore(system), await openOwnStore(oneProcess)];
  const own = ownShop(system.baseUrl, inSix.access, ownSystem(system));
  const ownInOne = { ...ownShop(oneProcess.baseUrl, inOne.access, ownSystem(oneProcess)), name: ONE_PROCESS };
  const rivals = [vendureShop(vendure.url, vendure.processes), medusaShop(medusa.url, medusaData, medusa.processes)];
  return {
    own,
    ownInOne,
    rivals,
    stores: [inSix.store, inOne.store],
    access: inSix.access,
    async close() {
      await Promise.all([own, ownInOne, ...rivals].map((shop) => shop.close()));
      await Promise.all([vendure, medusa, oneProcess].map((server) => server.stop()));
    },
  };
}
