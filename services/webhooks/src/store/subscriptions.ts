import { isUuid } from '@storefront/contract';
import { inScope, inTransaction, recordOf, type Scope } from '@storefront/db';
import { conflict, invalid, notFound } from '@storefront/errors';
import { type Selectable, sql } from 'kysely';
import type { OptionChange, Ordering } from '../domain/subscription-options.ts';
import { type EndpointHealth, HEALTHY, SUBSCRIPTIONS_MAX, type Subscription } from '../domain/subscription.ts';
import { discardPending } from './discard-pending.ts';
import { lockStore, scheduleDeliveries } from './flows.ts';
import { optionColumns } from './option-columns.ts';
import type { Database, Db, Trx } from './schema.ts';
import { subscriptionsOf } from './scoped.ts';
import { forgetSequences } from './sequences.ts';
import { releaseDeliveries, openDeliveries } from './sequences.ts';

const SUBSCRIPTION = recordOf<Omit<Subscription, 'lastDelivery'>>()({
  id: 'plain',
  endpointUrl: 'plain',
  eventTypes: 'plain',
  description: 'plain',
  status: 'plain',
  secretHint: 'plain',
  consecutiveFailures: 'plain',
  failingSince: 'plain',
  failingMessages: 'plain',
  lastFailureAt: 'plain',
  disabledAt: 'plain',
  disabledReason: 'plain',
  filters: 'json',
  headerNames: 'plain',
  ordering: 'plain',
  signatureScheme: 'plain',
  publicKey: 'plain',
  maxDeliveriesPerSecond: 'plain',
  createdAt: 'plain',
  updatedAt: 'plain',
});
const HEALTH = recordOf<EndpointHealth>()({
  consecutiveFailures: 'plain',
  failingSince: 'plain',
  failingMessages: 'plain',
  lastFailureAt: 'plain',
});
const LAST_DELIVERY = [
  'last_delivery_id',
  'last_delivery_event',
  'last_delivery_status',
  'last_response_status',
  'last_delivery_at',
] as const;
const COLUMNS = [...SUBSCRIPTION.columns, ...LAST_DELIVERY];

type Row = Pick<Selectable<Database['subscription']>, (typeof COLUMNS)[number]>;

/** A subscription to insert. */
export interface NewSubscription extends Pick<Subscription, 'id' | 'endpointUrl' | 'eventTypes' | 'description' | 'secretHint'> {
  readonly secretSealed: Buffer;
  readonly options: OptionChange;
  readonly now: Date;
}

/** The fields that a store can change; absent fields stay the same. */
export interface SubscriptionChange
  extends OptionChange, Partial<Pick<Subscription, 'endpointUrl' | 'eventTypes' | 'description' | 'status'>> {}

/** Inserts a subscription; 409 `subscription_limit` if the store already has the maximum. */
export function insertSubscription(db: Db, scope: Scope, added: NewSubscription): Promise<Subscription> {
  return inTransaction(db, async (trx) => {
    // Serializes the creation of subscriptions, so that concurrent requests cannot exceed the limit.
    await lockStore(trx, scope);
    const { count } = await subscriptionsOf(trx, scope)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    if (count >= SUBSCRIPTIONS_MAX)
      throw conflict('subscription_limit', `A store can have at most ${SUBSCRIPTIONS_MAX} webhook subscriptions.`);
    if (added.options.ordering === 'AGGREGATE') await forgetSequences(trx, scope);
    const row = await trx
      .insertInto('subscription')
      .values({
        tenant_id: scope.tenantId,
        mode: scope.mode,
        id: added.id,
        endpoint_url: added.endpointUrl,
        event_types: [...added.eventTypes],
        description: added.description,
        status: 'ACTIVE',
        secret_sealed: added.secretSealed,
        secret_hint: added.secretHint,
        ...HEALTH.write(HEALTHY),
        ...optionColumns(added.options, undefined, added.now),
        created_at: added.now,
        updated_at: added.now,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    return toSubscription(row);
  });
}

/** Lists all subscriptions of a store, oldest first; their number is limited. */
export async function listSubscriptions(db: Db, scope: Scope): Promise<readonly Subscription[]> {
  const rows = await subscriptionsOf(db, scope).select(COLUMNS).orderBy('created_at').orderBy('id').limit(SUBSCRIPTIONS_MAX).execute();
  return rows.map(toSubscription);
}

/** Returns a subscription; 404 for an unknown or deleted one. */
export async function getSubscription(db: Db, scope: Scope, id: string): Promise<Subscription> {
  const row = isUuid(id) ? await subscriptionsOf(db, scope).where('id', '=', id).select(COLUMNS).executeTakeFirst() : undefined;
  if (row === undefined) throw notFound('webhook subscription');
  return toSubscription(row);
}

/** Changes a subscription. Disabling it discards its pending deliveries; enabling it resets its failures. */
export function updateSubscription(
  db: Db,
  scope: Scope,
  id: string,
  { change, now }: { change: SubscriptionChange; now: Date },
): Promise<Subscription> {
  return inTransaction(db, async (trx) => {
    const before = await lockSubscription(trx, scope, id);
    const { status } = before;
    if (revealsHeaders(before, change))
      throw invalid('headers', 'must be sent again with another endpoint_url, or null', { code: 'required' });
    const isDisabled = change.status === 'DISABLED' && status === 'ACTIVE';
    const isEnabled = change.status === 'ACTIVE' && status === 'DISABLED';
    if (isDisabled) await discardPending(trx, scope, id);
    if (isEnabled) await scheduleDeliveries(trx, scope);
    if (change.ordering !== undefined && change.ordering !== before.ordering) await changeOrdering(trx, scope, id, change.ordering);
    const row = await trx
      .updateTable('subscription')
      .set({
        ...(change.endpointUrl === undefined ? {} : { endpoint_url: change.endpointUrl }),
        ...(change.eventTypes === undefined ? {} : { event_types: [...change.eventTypes] }),
        ...(change.description === undefined ? {} : { description: change.description }),
        ...optionColumns(change, before, now),
        ...(isDisabled ? { status: 'DISABLED' as const, disabled_at: now, disabled_reason: 'disabled_by_store' } : {}),
        ...(isEnabled ? { status: 'ACTIVE' as const, disabled_at: null, disabled_reason: null, ...HEALTH.write(HEALTHY) } : {}),
        updated_at: now,
      })
      .where(inScope(scope))
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    return toSubscription(row);
  });
}

/** Whether a change sends the stored headers, which are never returned, to another endpoint: who has a key of the store would read them there. */
const revealsHeaders = ({ endpointUrl, headerNames }: Subscription, change: SubscriptionChange): boolean =>
  headerNames.length > 0 && change.headers === undefined && (change.endpointUrl ?? endpointUrl) !== endpointUrl;

/** Begins or ends the order of the deliveries of a subscription. */
async function changeOrdering(trx: Trx, scope: Scope, id: string, ordering: Ordering): Promise<void> {
  if (ordering === 'AGGREGATE') {
    await forgetSequences(trx, scope);
    await openDeliveries(trx, scope, id);
  } else {
    await releaseDeliveries(trx, scope, id);
    await scheduleDeliveries(trx, scope);
  }
}

/** Deletes a subscription and discards its pending deliveries. The row stays until its deliveries have been deleted. */
export function deleteSubscription(db: Db, scope: Scope, id: string, now: Date): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockSubscription(trx, scope, id);
    await discardPending(trx, scope, id, { withPings: true });
    await trx.updateTable('subscription').set({ deleted_at: now, updated_at: now }).where(inScope(scope)).where('id', '=', id).execute();
  });
}

/** Locks and returns a subscription; 404 for an unknown or deleted one. */
export async function lockSubscription(trx: Trx, scope: Scope, id: string): Promise<Subscription> {
  const row = isUuid(id)
    ? await subscriptionsOf(trx, scope).where('id', '=', id).select(COLUMNS).forNoKeyUpdate().executeTakeFirst()
    : undefined;
  if (row === undefined) throw notFound('webhook subscription');
  return toSubscription(row);
}

function toSubscription(row: Row): Subscription {
  const { last_delivery_id: lastId, last_delivery_event: event, last_delivery_status: status, last_delivery_at: at } = row;
  const isKnown = lastId !== null && event !== null && status !== null && at !== null;
  return {
    ...SUBSCRIPTION.read(row),
    lastDelivery: isKnown ? { id: lastId, event, status, responseStatus: row.last_response_status, at } : null,
  };
}
