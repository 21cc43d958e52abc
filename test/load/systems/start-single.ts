import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { SINGLE_SCHEMA } from '../baselines/single-schema.ts';
import { spawnBaseline } from './spawn-baseline.ts';

/** The running `single` baseline. */
export interface SingleShop {
  readonly url: string;
  readonly pid: number;
  /** The headers of each shopper. Every shopper has enough credit for any load. */
  readonly shoppers: readonly Readonly<Record<string, string>>[];
  stop(): Promise<void>;
}

/** Starts the baseline `single` on a separate database in the same Postgres, with the same products as the system it is compared with. */
export async function startSingle(
  postgresUrl: string,
  { skus, shoppers, price }: { skus: readonly string[]; shoppers: number; price: string },
): Promise<SingleShop> {
  const database = `single_${randomUUID().slice(0, 8)}`;
  const databaseUrl = new URL(postgresUrl);
  databaseUrl.pathname = `/${database}`;
  await withClient(postgresUrl, (client) => client.query(`create database ${database}`));
  const tenant = randomUUID();
  const customers = Array.from({ length: shoppers }, () => randomUUID());
  await withClient(databaseUrl.href, async (client) => {
    await client.query(SINGLE_SCHEMA);
    await client.query(
      `insert into product (tenant_id, sku, description, list_unit_price, gct_rate, base_uom, on_hand)
       select $1, sku, 'Product ' || sku, $3, 0.15, 'EA', 1000000000 from unnest($2::text[]) as sku`,
      [tenant, skus, price],
    );
    await client.query('insert into customer (tenant_id, id, credit_limit) select $1, id, 1000000000000 from unnest($2::uuid[]) as id', [
      tenant,
      customers,
    ]);
    await client.query('analyze');
  });
  const { url, pid, stop } = await spawnBaseline('single', { SINGLE_DATABASE_URL: databaseUrl.href });
  return { url, pid, stop, shoppers: customers.map((customer) => ({ 'x-tenant': tenant, 'x-customer': customer })) };
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
