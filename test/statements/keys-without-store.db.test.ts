import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { SERVICE_NAMES, type ServiceName } from '@storefront/access';
import { openTestDatabase } from '@storefront/db/testing';
import { sql } from 'kysely';
import { keysWithoutStore, tablesWithoutStore, triggersOfStores } from './keys-without-store.ts';

/** Tables whose rows belong to no store, and why. */
const WITHOUT_STORE: Readonly<Record<string, string>> = {
  audit_entry: 'The log of operators has one chain of hashes for all stores.',
  consumer_position: 'A consumer has one position in the stream.',
  gateway_instance: 'A process serves all stores.',
  kysely_migration: 'A migration changes the tables of all stores.',
  lease_owner: 'A process serves all stores.',
  operator_token: 'A token can be one for all stores.',
  relay_lease: 'A process publishes the events of all stores.',
};

const root = join(import.meta.dirname, '../..');
const openDatabase = (service: ServiceName) =>
  openTestDatabase<unknown>({
    name: service,
    migrations: pathToFileURL(join(root, service === 'gateway' ? service : `services/${service}`, 'migrations/')),
  });

test.each(SERVICE_NAMES)('every key of a table of stores in %s has the store', async (service) => {
  const { close, db } = await openDatabase(service);
  try {
    expect(await keysWithoutStore(db, service)).toEqual([]);
  } finally {
    await close();
  }
});

test.each(SERVICE_NAMES)('the tables without a store in %s are those listed, and no table of stores has a trigger', async (service) => {
  const { close, db } = await openDatabase(service);
  try {
    expect((await tablesWithoutStore(db, service)).filter((name) => !(name in WITHOUT_STORE))).toEqual([]);
    expect(await triggersOfStores(db, service)).toEqual([]);
  } finally {
    await close();
  }
});

test('each kind of key without the store is found, and no key with it', async () => {
  const { broken, close } = await openDatabase('cart');
  try {
    await broken(async (trx) => {
      const before = await keysWithoutStore(trx, 'cart');
      await sql`create table shelf (tenant_id uuid, mode text, id uuid, code text, primary key (tenant_id, mode, id), unique (id, tenant_id))`.execute(
        trx,
      );
      await sql`create table installation_item (tenant_id uuid, id uuid primary key, code text unique)`.execute(trx);
      await sql`create table item (
        tenant_id uuid not null, mode text, id uuid primary key, code text unique, shelf_id uuid, owner_id uuid references installation_item,
        foreign key (tenant_id, mode, shelf_id) references shelf, exclude (code with =))`.execute(trx);
      await sql`create unique index item_first on item (mode, lower(code)) where shelf_id is null`.execute(trx);
      await sql`create unique index item_included on item (code) include (tenant_id)`.execute(trx);
      await sql`create unique index item_code_of_store on item (tenant_id, lower(code))`.execute(trx);

      const found = (await keysWithoutStore(trx, 'cart')).filter((key) => !before.includes(key));
      const names = ['item_code_excl', 'item_code_key', 'item_first', 'item_included', 'item_owner_id_fkey', 'item_pkey'];
      expect(found).toEqual(names.map((name) => `item.${name}`));
    });
  } finally {
    await close();
  }
});
