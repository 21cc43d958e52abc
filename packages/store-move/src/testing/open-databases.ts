import { randomUUID } from 'node:crypto';
import { SERVICE_NAMES } from '@storefront/access';
import { openProvisionedDatabase, type ProvisionedDatabase } from '@storefront/db/testing';
import { migrateServices } from '@storefront/migrations';
import { type Cell, type Cells, openCells } from '../cells.ts';

/** The databases of two deployments with all schemas, and a store in the source. */
export interface MoveDatabases {
  readonly tenantId: string;
  readonly source: ProvisionedDatabase;
  readonly target: ProvisionedDatabase;
  readonly cells: Cells;
  close(): Promise<void>;
}

/** Creates both databases. */
export async function openDatabases(): Promise<MoveDatabases> {
  const [source, target] = await Promise.all([openMigrated(), openMigrated()]);
  const tenantId = randomUUID();
  const cells = await openCells({ source: source.migratorUrl, target: target.migratorUrl }, tenantId);
  await insertStore(cells.source, tenantId);
  return {
    tenantId,
    source,
    target,
    cells,
    async close() {
      await cells.close();
      await Promise.all([source.close(), target.close()]);
    },
  };
}

async function openMigrated(): Promise<ProvisionedDatabase> {
  const database = await openProvisionedDatabase(SERVICE_NAMES);
  await migrateServices(database.migratorUrl, SERVICE_NAMES);
  return database;
}

/** Inserts a store with settings and two rows of a table without a primary key. */
export async function insertStore(cell: Cell, tenantId: string): Promise<void> {
  const address = randomUUID();
  await cell.query(`insert into gateway.tenant (tenant_id, name) values ($1, 'Store')`, [tenantId]);
  await cell.query(
    `insert into gateway.store_settings (tenant_id, mode, name, currency, gct_rate, online_payments, couriers, payment_rails, signup)
     values ($1, 'live', 'Store', 'JMD', 0.15, false, false, '{CASH_ON_DELIVERY}', 'open')`,
    [tenantId],
  );
  await cell.query(
    `insert into billing.login_failure (tenant_id, mode, subject_kind, subject, failed_at) values ($1, 'live', 'address', $2, now()), ($1, 'live', 'address', $2, now())`,
    [tenantId, address],
  );
}

/** An event in the outbox of orders. */
export interface TestEvent {
  readonly type: string;
  readonly streamSequence: number | null;
}

/** Inserts events in the given order. An event with a sequence has been published. */
export async function insertEvents(cell: Cell, tenantId: string, events: readonly TestEvent[]): Promise<void> {
  for (const { type, streamSequence } of events) {
    await cell.query(
      `insert into orders.outbox (tenant_id, mode, id, type, aggregate, aggregate_id, data, published_at, stream_sequence)
       values ($1, 'live', gen_random_uuid(), $2, 'order', 'one', '{}', case when $3::bigint is null then null else now() end, $3::bigint)`,
      [tenantId, type, streamSequence],
    );
  }
}
