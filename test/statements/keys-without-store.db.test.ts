import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { SERVICE_NAMES, type ServiceName } from '@storefront/access';
import { openTestDatabase } from '@storefront/db/testing';
import { sql } from 'kysely';
import { keysWithoutStore } from './keys-without-store.ts';

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
      await sql`create unique index item_code_of_store on item (tenant_id, lower(code))`.execute(trx);

      const found = (await keysWithoutStore(trx, 'cart')).filter((key) => !before.includes(key));
      expect(found).toEqual(['item.item_code_excl', 'item.item_code_key', 'item.item_first', 'item.item_owner_id_fkey', 'item.item_pkey']);
    });
  } finally {
    await close();
  }
});
