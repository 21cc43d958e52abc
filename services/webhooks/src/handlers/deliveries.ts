import { isUuid } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { newestFirst, pageOf } from '@storefront/rpc';
import type { WebhooksHandler } from '../deps.ts';
import { parseStatusFilter } from '../domain/delivery.ts';
import { parseReplayRange } from '../domain/replay-range.ts';
import { parseStatsRange, parseTimeRange } from '../domain/stats-range.ts';
import {
  getDelivery as getDeliveryInStore,
  listDeliveries as listDeliveriesInStore,
  listDeliveriesAfter,
  listEventDeliveries as listEventDeliveriesInStore,
  requestResend,
} from '../store/deliveries.ts';
import { listHours } from '../store/delivery-hours.ts';
import { replayDeliveries as replayDeliveriesInStore } from '../store/replay-deliveries.ts';
import { getSubscription } from '../store/subscriptions.ts';
import { toProtoDelivery, toProtoDeliveryDetail } from '../wire/to-proto-delivery.ts';

/** Lists a page of a subscription's deliveries, newest first. */
export const listDeliveries: WebhooksHandler<'ListDeliveries'> =
  ({ db }) =>
  async ({ subscriptionId, limit, offset, keyset, status, eventId, eventType, from, to }, caller) => {
    const created = parseTimeRange({ from, to }, caller.store.timeZone);
    const filter = { status: parseStatusFilter(status), eventId, eventType, created };
    if (keyset) {
      const { rows, next } = await listDeliveriesAfter(db, caller, subscriptionId, filter, newestFirst(keyset));
      return { deliveries: rows.map(toProtoDelivery), next };
    }
    const { deliveries, total } = await listDeliveriesInStore(db, caller, subscriptionId, filter, pageOf({ limit, offset }));
    return { deliveries: deliveries.map(toProtoDelivery), total };
  };

/** Returns a delivery with its attempts and the signed body. */
export const getDelivery: WebhooksHandler<'GetDelivery'> =
  ({ db }) =>
  async ({ subscriptionId, deliveryId }, caller) => ({
    delivery: toProtoDeliveryDetail(await getDeliveryInStore(db, caller, subscriptionId, deliveryId)),
  });

/** The events of one request. */
const EVENTS_MAX = 200;

/** Lists the deliveries of events, for the insight into the request that has caused them. */
export const listEventDeliveries: WebhooksHandler<'ListEventDeliveries'> =
  ({ db }) =>
  async ({ eventIds }, caller) => {
    if (eventIds.length > EVENTS_MAX) throw invalid('event_ids', `must have at most ${EVENTS_MAX} entries`);
    const known = eventIds.filter(isUuid);
    return { deliveries: known.length === 0 ? [] : (await listEventDeliveriesInStore(db, caller, known)).map(toProtoDelivery) };
  };

/** Sends a delivery again, with the same ID and bytes and the next attempt number. */
export const redeliver: WebhooksHandler<'Redeliver'> =
  ({ db, afterCommit }) =>
  async ({ subscriptionId, deliveryId }, caller) => {
    const detail = await requestResend(db, caller, subscriptionId, deliveryId);
    afterCommit(caller);
    return { delivery: toProtoDeliveryDetail(detail) };
  };

/** Sends past deliveries again, for a receiver that has lost them: with the same IDs and bytes, and one more attempt each. */
export const replayDeliveries: WebhooksHandler<'ReplayDeliveries'> =
  ({ db, now, afterCommit }) =>
  async ({ subscriptionId, ...requested }, caller) => {
    await getSubscription(db, caller, subscriptionId);
    const replayed = await replayDeliveriesInStore(db, caller, subscriptionId, parseReplayRange(requested, now(), caller.store.timeZone));
    afterCommit(caller);
    return { replayed };
  };

/** Returns the attempts of a subscription by hour. */
export const getDeliveryStats: WebhooksHandler<'GetDeliveryStats'> =
  ({ db, now }) =>
  async ({ subscriptionId, from, to }, caller) => {
    const { id } = await getSubscription(db, caller, subscriptionId);
    const hours = await listHours(db, caller, id, parseStatsRange({ from, to }, now(), caller.store.timeZone));
    return { hours: hours.map(({ hour, ...counts }) => ({ hour: hour.toISOString(), ...counts })) };
  };
