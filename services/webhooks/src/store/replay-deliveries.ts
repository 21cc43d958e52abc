import { inTransaction, type Scope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import { type Kysely, sql } from 'kysely';
import { PING } from '../domain/event-types.ts';
import type { ReplaySpan } from '../domain/replay-span.ts';
import type { Database } from './schema.ts';
import { lockSubscription } from './subscriptions.ts';

/** One statement's work within its timeout; who has more asks again with a later `since`. */
const REPLAYED_MAX = 10_000;

/** Has the oldest deliveries of a span sent once more, whatever became of them. Returns how many. */
export function replayDeliveries(db: Kysely<Database>, scope: Scope, subscriptionId: string, span: ReplaySpan): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { status } = await lockSubscription(trx, scope, subscriptionId);
    if (status === 'DISABLED') throw conflict('subscription_disabled', 'The webhook subscription is disabled.');
    const { numAffectedRows } = await sql`
      update delivery set status = 'PENDING', next_attempt_at = clock_timestamp(), resends = resends + 1
      where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and id in (
        select id from delivery
        where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and subscription_id = ${subscriptionId}
          and created_at >= ${span.since} and created_at < ${span.until} and event <> ${PING}
          and (${span.eventTypes.length === 0}::boolean or event = any(${[...span.eventTypes]}::text[]))
        order by created_at, id
        limit ${REPLAYED_MAX}
      )
    `.execute(trx);
    return Number(numAffectedRows ?? 0n);
  });
}
