import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from '@jest/globals';
import { testInvariants } from '@storefront/db/testing/invariants';
import { attemptEffect } from '../domain/attempt-effect.ts';
import { anOrder } from '../testing/an-order.ts';
import { aCaller, aStockChange, openWebhooksHarness, type WebhooksHarness } from '../testing/webhooks-harness.ts';
import { claimDeliveries } from './claims.ts';
import { invariants } from './invariants.ts';
import { settleAttempts } from './settle-attempts.ts';

const URL_ = 'http://127.0.0.1:4000/hook';

let harness: WebhooksHarness;
// A store with a delivered message, a pending one, and an event that waits for billing, and another one whose second ordered delivery waits for the first.
beforeAll(async () => {
  const [home, ordered] = [aCaller(), aCaller()];
  harness = await openWebhooksHarness(home);
  await harness.subscribe(URL_);
  await harness.dispatch('stock.changed', aStockChange);
  const claims = await claimDeliveries(harness.db, { owner: randomUUID(), limit: 1, leaseMs: 60_000 });
  const outcome = { startedAt: new Date(), durationMs: 3, responseStatus: 200, failure: null, retryAfter: null };
  await settleAttempts(
    harness.db,
    claims.map((leased) => ({
      leased,
      outcome,
      decide: (context, now) => attemptEffect(context, outcome, { waitsMs: [], now, random: 0 }),
    })),
  );
  await harness.dispatch('stock.changed', aStockChange);
  harness.billing.response = 'unavailable';
  await harness.dispatch('order.confirmed', { order: anOrder('CONFIRMED') });
  await harness.subscribe(URL_, { caller: ordered, options: { ordering: 'AGGREGATE' } });
  for (const sequence of [1, 2]) await harness.dispatch('stock.changed', aStockChange, ordered, sequence);
});
afterAll(() => harness.close());

const ENDED = 'ended_subscription_has_no_pending_delivery';
const SCHEDULED = 'due_work_is_scheduled';
const AT_HOME = 'tenant_id = (select tenant_id from pending_event)';
const MISSED = `now() - interval '6 minutes'`;

testInvariants({
  open: () => harness,
  invariants,
  planted: [
    [[ENDED], `update subscription set deleted_at = now() where ${AT_HOME}`],
    [[ENDED], `update subscription set status = 'DISABLED', disabled_at = now() where ${AT_HOME}`],
    [['delivery_counts_its_attempts'], `update delivery set attempt_count = attempt_count + 1 where status = 'DELIVERED'`],
    [['delivery_counts_its_attempts', 'delivered_message_was_accepted'], 'delete from attempt'],
    [['delivered_message_was_accepted'], `update attempt set response_status = 500, failure = 'http_status'`],
    [['event_is_pending_for_minutes_at_most'], `update pending_event set created_at = now() - interval '601 seconds'`],
    [[SCHEDULED], 'delete from flow', `update delivery set next_attempt_at = ${MISSED} where status = 'PENDING' and ${AT_HOME}`],
    [[SCHEDULED], `update flow set due_at = 'infinity'`, `update pending_event set next_try_at = ${MISSED}`],
    [
      ['deferred_delivery_has_an_earlier_one'],
      `update delivery set status = 'FAILED', next_attempt_at = null where is_open and position = 1`,
    ],
  ],
});
