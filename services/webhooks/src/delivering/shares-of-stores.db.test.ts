import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import type { DomainEvent } from '@storefront/events';
import type { Caller } from '@storefront/rpc';
import { ROWS_MAX } from '../domain/choose-events.ts';
import { claimPendingEvents } from '../store/pending-events.ts';
import { useSendingHarness } from '../testing/sending-harness.ts';
import { aCaller } from '../testing/webhooks-harness.ts';
import { onPublicEvents } from './deliver-event.ts';

const { harness } = useSendingHarness();

const SUBSCRIPTIONS = 20;
const WRITTEN_AT_ONCE = Math.floor(ROWS_MAX / SUBSCRIPTIONS);
const EVENTS = 30;

let busy: Caller;
let quiet: Caller;
beforeEach(async () => {
  busy = aCaller();
  quiet = aCaller();
  for (const caller of [busy, quiet]) {
    for (let number = 0; number < SUBSCRIPTIONS; number += 1) await harness().subscribe(`http://127.0.0.1:4000/${number}`, { caller });
  }
});

const changeOf = ({ tenantId, mode }: Caller, sku: string, sequence = 1): DomainEvent<never> => ({
  id: randomUUID(),
  type: 'stock.changed',
  tenantId,
  mode,
  aggregate: 'stock',
  aggregateId: sku,
  sequence,
  position: sequence,
  occurredAt: new Date().toISOString(),
  traceparent: null,
  data: { sku, availability: 'LOW', previousAvailability: 'IN_STOCK' } as never,
});
const changesOf = (caller: Caller, count: number) => Array.from({ length: count }, (_, index) => changeOf(caller, `SKU-${index}`));
const consume = (...events: DomainEvent<never>[]) =>
  harness()
    .db.transaction()
    .execute((trx) => onPublicEvents(harness().deps)(events, trx));
/** The events of a store in the order in which their deliveries were written, with their number. */
async function delivered({ tenantId }: Caller): Promise<ReadonlyMap<string, number>> {
  const rows = await harness().db.selectFrom('delivery').select('event_id').where('tenant_id', '=', tenantId).orderBy('id').execute();
  return new Map([...Map.groupBy(rows, ({ event_id }) => event_id)].map(([id, group]) => [id, group.length]));
}
const completeAll = async (): Promise<void> => {
  while ((await harness().completeDue()).length > 0);
};
const claim = (limit: number) => claimPendingEvents(harness().db, { owner: randomUUID(), limit, leaseMs: 60_000 });

test('the events of a busy store fill neither a transaction nor a claim, and all of them are delivered once', async () => {
  const [many, few] = [changesOf(busy, EVENTS), changesOf(quiet, WRITTEN_AT_ONCE + 1)];
  await consume(...many);
  await consume(...few);
  expect((await delivered(busy)).size).toBe(WRITTEN_AT_ONCE);
  expect((await delivered(quiet)).size).toBe(WRITTEN_AT_ONCE);

  const claimed = await claim(2);
  expect(new Set(claimed.map(({ event }) => event.tenantId))).toEqual(new Set([busy.tenantId, quiet.tenantId]));
  // The process that claimed them dies, and two others complete them.
  await harness().makePendingDue();
  await Promise.all([completeAll(), completeAll()]);

  for (const [caller, events] of [
    [busy, many],
    [quiet, few],
  ] as const) {
    expect(await delivered(caller)).toEqual(new Map(events.map(({ id }) => [id, SUBSCRIPTIONS])));
  }
});

test('an event follows an earlier one of its product that is pending', async () => {
  const many = changesOf(busy, EVENTS);
  await consume(...many);
  const last = many.at(-1)?.aggregateId ?? '';
  const next = changeOf(busy, last, 2);
  const ofAnother = changeOf(busy, 'ANOTHER');
  await consume(next);
  await consume(ofAnother);

  await completeAll();

  const order = [...(await delivered(busy)).keys()];
  expect(order).toHaveLength(EVENTS + 2);
  expect(order.indexOf(next.id)).toBeGreaterThan(order.indexOf(many.at(-1)?.id ?? ''));
  expect(order.indexOf(ofAnother.id)).toBe(WRITTEN_AT_ONCE);
});
