import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { connect } from '@storefront/db';
import { isOnCitus } from '@storefront/db/testing';
import { seen, skippedIf } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import { onPublicEvents } from '../delivering/deliver-event.ts';
import { attemptEffect } from '../domain/attempt-effect.ts';
import { useSendingHarness } from '../testing/sending-harness.ts';
import { aStockChange } from '../testing/webhooks-harness.ts';
import { claimDeliveries } from './claims.ts';
import { nextDueInMs } from './flows.ts';
import { filterSubscribed } from './receivers.ts';
import type { Database } from './schema.ts';
import { settleAttempts } from './settle-attempts.ts';

const { harness, caller, deliveriesOf } = useSendingHarness();

/** Postgres plans a statement this often with its values before it compares that with a plan for all values. */
const CUSTOM_PLANS = 5;
const ROUNDS = 15;

skippedIf(isOnCitus() && 'on Citus, the nodes keep the plans', test)(
  'the statements of a delivery are planned once, however many there are',
  async () => {
    const { id } = await harness().subscribe('http://127.0.0.1:4000/hook');
    const { db, close } = connect<Database>({ url: harness().url, name: 'planned-once', poolMax: 1, prepared: 'marked' });
    let made = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const events = Array.from({ length: 1 + (round % 3) }, () => ({
        ...caller,
        id: randomUUID(),
        type: 'stock.changed',
        aggregate: 'stock',
        aggregateId: `SKU-${(made += 1)}`,
        sequence: 1,
        position: 1,
        occurredAt: new Date().toISOString(),
        traceparent: null,
        data: aStockChange as never,
      }));
      expect((await filterSubscribed(db, events)).size).toBe(events.length);
      await db.transaction().execute((trx) => onPublicEvents(harness().deps)(events, trx));
      expect(await nextDueInMs(db, 'delivery', 1_000)).toBe(0);
      const claims = await claimDeliveries(db, { owner: randomUUID(), limit: 32, leaseMs: 60_000 });
      const outcome = { startedAt: new Date(), durationMs: 3, responseStatus: 200, failure: null, retryAfter: null };
      await settleAttempts(
        db,
        claims.map((leased) => ({
          leased,
          outcome,
          decide: (context, now) => attemptEffect(context, outcome, { waitsMs: [], now, random: 0 }),
        })),
      );
    }

    const { rows } = await sql<{ statement: string; plans: number }>`
    select statement, custom_plans::integer as plans from pg_prepared_statements where custom_plans > ${CUSTOM_PLANS}
  `.execute(db);
    await close();
    expect(rows).toEqual([]);
    expect(seen('deliveries', await deliveriesOf(id)).every(({ status }) => status === 'DELIVERED')).toBe(true);
  },
);
