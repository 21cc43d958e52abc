import { inTransaction, type Scope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import { sql } from 'kysely';
import { PING } from '../domain/delivery.ts';
import type { ReplayRange } from '../domain/replay-range.ts';
import type { Db } from './schema.ts';
import { lockSubscription } from './subscriptions.ts';

/** What one statement can update within its timeout. For more, repeat the request with a later `since`. */
export const REPLAYED_MAX = 10_000;

/** Makes the oldest deliveries of a range due now, whatever their status. Returns how many. */
export function replayDeliveries(db: Db, scope: Scope, subscriptionId: string, range: ReplayRange): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { status } = await lockSubscription(trx, scope, subscriptionId);
    if (status === 'DISABLED') throw conflict('subscription_disabled', 'The webhook subscription is disabled.');
    const { numAffectedRows } = await sql`
      update delivery set status = 'PENDING', next_attempt_at = clock_timestamp(), resends = resends + 1
      where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and id in (
        select id from delivery
        where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and subscription_id = ${subscriptionId}
          and created_at >= ${range.since} and created_at < ${range.until} and event <> ${PING}
          and (${range.eventTypes.length === 0}::boolean or event = any(${[...range.eventTypes]}::text[]))
        order by created_at, id
        limit ${REPLAYED_MAX}
      )
    `.execute(trx);
    return Number(numAffectedRows ?? 0n);
  });
}
