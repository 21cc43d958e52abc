import { setTimeout as sleep } from 'node:timers/promises';
import type { CatalogAdminServiceDefinition } from '@storefront/proto/storefront/catalog/v1';
import { type Caller, createClient } from '@storefront/rpc';
import pg from 'pg';
import type { TestStore } from '../../support/systems/a-store.ts';
import type { World } from '../worlds/world.ts';
import { loadCaller } from './load-caller.ts';

/** The deliveries since the receiver was last asked. */
export interface Arrived {
  readonly count: number;
  /** Epoch milliseconds of the last request. */
  readonly lastAt: number;
  /** Milliseconds from the event to its first attempt, by event type. */
  readonly delays: Readonly<Record<string, readonly number[]>>;
}

/** Asks the receiver what has arrived. */
export const takeArrived = async (receiver: string): Promise<Arrived> => (await fetch(receiver)).json() as Promise<Arrived>;

/** The maximum time for deliveries to arrive; a longer one is a defect to investigate. */
const ARRIVED_WITHIN_MS = 120_000;

/** Waits until `total` requests have arrived since the receiver was last asked, and returns them together. */
export async function waitForArrivals(receiver: string, total: number): Promise<Arrived> {
  const until = Date.now() + ARRIVED_WITHIN_MS;
  let arrived: Arrived = { count: 0, lastAt: 0, delays: {} };
  while (arrived.count < total) {
    if (Date.now() > until) throw new Error(`${arrived.count} of ${total} deliveries arrived`);
    await sleep(50);
    arrived = sumOf(arrived, await takeArrived(receiver));
  }
  return arrived;
}

const sumOf = (earlier: Arrived, later: Arrived): Arrived => ({
  count: earlier.count + later.count,
  lastAt: later.lastAt,
  delays: Object.fromEntries(
    Object.keys({ ...earlier.delays, ...later.delays }).map((type) => [
      type,
      [...(earlier.delays[type] ?? []), ...(later.delays[type] ?? [])],
    ]),
  ),
});

/** Subscribes an endpoint of the receiver to these event types, with the options of a subscription if given. */
export async function subscribe(store: TestStore, endpoint: string, types: readonly string[], options: object = {}): Promise<void> {
  const { status, text } = await store.server.post('/v1/webhooks', { endpoint_url: endpoint, event_types: types, ...options });
  if (status !== 201) throw new Error(`a webhook was not created: ${status} ${text}`);
}

type CatalogClient = ReturnType<typeof createClient<CatalogAdminServiceDefinition>>;
type Change = (catalog: CatalogClient, sku: string, isSecond: boolean, caller: Caller) => Promise<unknown>;

/** Hides and shows products at a steady rate. Each change is an event. Changes of one store's products wait for each other. */
export const productChanges = (world: World, store: TestStore, skus: readonly string[]) =>
  steadyChanges(world, store, skus, (catalog, sku, isSecond, caller) => catalog.setVisibility({ sku, hidden: !isSecond }, caller));

/** Takes a product's stock of `quantity` away and gives it back, at a steady rate. Each change is an event. */
export const stockChanges = (world: World, store: TestStore, skus: readonly string[], quantity: number) =>
  steadyChanges(world, store, skus, (catalog, sku, isSecond, caller) =>
    catalog.adjustStock({ sku, quantity: String(isSecond ? quantity : -quantity) }, caller),
  );

function steadyChanges({ system }: World, { tenantId, mode }: TestStore, skus: readonly string[], change: Change) {
  const catalog: CatalogClient = createClient('storefront.catalog.v1.CatalogAdminService', {
    address: system.addresses.catalog,
    serviceToken: system.tokens.operator,
    deadlineMs: 10_000,
  });
  const caller = { ...loadCaller({ tenantId, mode }), kind: 'operator' as const };
  let made = 0;
  return {
    /** Returns the number of products that were changed. */
    async run(perSecond: number, seconds: number): Promise<number> {
      const startedAt = performance.now();
      const pending: Promise<boolean>[] = [];
      for (let index = 0; index < perSecond * seconds; index += 1) {
        await sleep(Math.max(0, startedAt + (index * 1000) / perSecond - performance.now()));
        const sku = skus[made % skus.length] ?? '';
        pending.push(
          change(catalog, sku, Math.floor(made / skus.length) % 2 === 1, caller).then(
            () => true,
            () => false,
          ),
        );
        made += 1;
      }
      const changed = (await Promise.all(pending)).filter((succeeded) => succeeded).length;
      if (changed < pending.length) process.stderr.write(`  ${pending.length - changed} of ${pending.length} changes failed\n`);
      return changed;
    },
    close: () => catalog.close(),
  };
}

/** The body of an average product event. */
const BODY_BYTES = 1500;

/** Makes `each` deliveries due for every subscription of the system, or of one store, in one transaction. Returns how many there are. */
export async function insertBacklog({ system }: World, each: number, tenantId?: string): Promise<number> {
  const client = new pg.Client({ connectionString: system.urls.postgresUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `with flow as (
         insert into webhooks.flow (tenant_id, mode, kind, due_at)
         select distinct tenant_id, mode, 'delivery', now() from webhooks.subscription
         where deleted_at is null and tenant_id = coalesce($2, tenant_id)
         on conflict (tenant_id, mode, kind) do update set due_at = excluded.due_at
       )
       insert into webhooks.delivery (tenant_id, mode, id, subscription_id, event, event_id, body, status, next_attempt_at, created_at)
       select tenant_id, mode, gen_random_uuid(), id, 'product.updated', gen_random_uuid(),
         json_build_object('type', 'product.updated', 'data', repeat('x', ${BODY_BYTES}))::text, 'PENDING', clock_timestamp(), clock_timestamp()
       from webhooks.subscription cross join lateral generate_series(1, $1)
       where deleted_at is null and tenant_id = coalesce($2, tenant_id)`,
      [each, tenantId],
    );
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}
