import { inScope, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import { PING } from '../domain/delivery.ts';
import type { Db, Trx } from './schema.ts';

/** Discards the pending deliveries of a subscription that ends, except those in flight, whose status is determined when they complete. */
export async function discardPending(
  trx: Trx,
  { tenantId, mode }: Scope,
  subscriptionId: string,
  { withPings = false }: { readonly withPings?: boolean } = {},
): Promise<void> {
  await trx
    .updateTable('delivery')
    .set({ status: 'DISCARDED', next_attempt_at: null, resends: 0 })
    .where(inScope({ tenantId, mode }))
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'PENDING')
    .where('lease_token', 'is', null)
    .$if(!withPings, (query) => query.where('event', '!=', PING))
    .execute();
}

/** Discards the pending deliveries of ended subscriptions that were in flight when their sender was killed. Returns how many. */
export async function discardAbandoned(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    with ended as materialized (
      -- Locked, so that none is enabled again in the meantime.
      select tenant_id, mode, id, deleted_at from subscription
      where (status = 'DISABLED' or deleted_at is not null) and exists (
        select from delivery
        where (delivery.tenant_id, delivery.mode, delivery.subscription_id) = (subscription.tenant_id, subscription.mode, subscription.id)
          and delivery.status = 'PENDING'
      )
      for no key update skip locked
    )
    update delivery
    set status = 'DISCARDED', next_attempt_at = null, resends = 0, lease_token = null, lease_until = null, lease_holder = null
    from ended
    where (delivery.tenant_id, delivery.mode, delivery.subscription_id) = (ended.tenant_id, ended.mode, ended.id)
      and delivery.status = 'PENDING' and (delivery.lease_token is null or delivery.lease_until <= statement_timestamp())
      and (ended.deleted_at is not null or delivery.event <> ${PING})
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}
