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
    .set({ status: 'DISCARDED', next_attempt_at: null, resends: 0, is_open: false })
    .where(inScope({ tenantId, mode }))
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'PENDING')
    .where('lease_token', 'is', null)
    .$if(!withPings, (query) => query.where('event', '!=', PING))
    .execute();
}

/** Subscriptions that a run of the sweep finds; the next one continues. */
const ENDED_MAX = 1_000;

/** Discards the pending deliveries of ended subscriptions that were in flight when their sender was killed. Returns how many. */
export async function discardAbandoned(db: Db): Promise<number> {
  const { rows: ended } = await sql<Scope & { id: string }>`
    select tenant_id as "tenantId", mode, id from subscription
    where (status = 'DISABLED' or deleted_at is not null) and exists (
      select from delivery
      where delivery.tenant_id = subscription.tenant_id and delivery.mode = subscription.mode and delivery.subscription_id = subscription.id
        and ${IS_ABANDONED}
    )
    limit ${ENDED_MAX}
  `.execute(db);
  let discarded = 0;
  for (const { id, ...scope } of ended) discarded += await discardAbandonedOf(db, scope, id);
  return discarded;
}

/** `subscription` is that of the delivery. */
const IS_ABANDONED = sql<boolean>`
  delivery.status = 'PENDING' and (delivery.lease_token is null or delivery.lease_until <= statement_timestamp())
    and (subscription.deleted_at is not null or delivery.event <> ${PING})`;

async function discardAbandonedOf(db: Db, { tenantId, mode }: Scope, subscriptionId: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with ended as materialized (
      -- Locked, so that it is not enabled again in the meantime.
      select deleted_at from subscription
      where tenant_id = ${tenantId} and mode = ${mode} and id = ${subscriptionId} and (status = 'DISABLED' or deleted_at is not null)
      for no key update skip locked
    )
    update delivery
    set status = 'DISCARDED', next_attempt_at = null, resends = 0, is_open = false, lease_token = null, lease_until = null, lease_owner = null
    from ended as subscription
    where delivery.tenant_id = ${tenantId} and delivery.mode = ${mode} and delivery.subscription_id = ${subscriptionId} and ${IS_ABANDONED}
  `.execute(db);
  return Number(numAffectedRows);
}
