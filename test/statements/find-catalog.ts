import { randomUUID } from 'node:crypto';
import { asAdmin, cloneDatabase, dropDatabase, withDatabase } from '@storefront/db/testing';
import { systemUnderTest } from '../support/systems/system-under-test.ts';
import { type Catalog, readCatalog } from './read-catalog.ts';

/** Reads the catalog of a schema from a database of this run: that of the whole system, or the template from which database tests are cloned. */
export async function findCatalog(schema: string): Promise<Catalog | undefined> {
  const { TEST_POSTGRES_URL, TEST_SYSTEM } = process.env;
  const catalog = TEST_SYSTEM === undefined ? undefined : await readCatalogAt(systemUnderTest().postgresUrl, schema);
  return catalog ?? (TEST_POSTGRES_URL === undefined ? undefined : await findInTemplate(TEST_POSTGRES_URL, schema));
}

const readCatalogAt = (url: string, schema: string): Promise<Catalog | undefined> => asAdmin(url, (client) => readCatalog(client, schema));

async function findInTemplate(adminUrl: string, schema: string): Promise<Catalog | undefined> {
  const { rows } = await asAdmin(adminUrl, (client) =>
    client.query<{ template: string }>('select datname as template from pg_database where datname ~ $1', [
      `^template_${schema}_[0-9a-f]{12}$`,
    ]),
  );
  const template = rows[0]?.template;
  if (template === undefined) return undefined;
  // A template accepts no connections.
  const database = `test_catalog_${randomUUID().replaceAll('-', '')}`;
  await cloneDatabase(adminUrl, database, template);
  try {
    return await readCatalogAt(withDatabase(adminUrl, database), schema);
  } finally {
    await dropDatabase(adminUrl, database);
  }
}
