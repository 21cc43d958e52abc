import type { WebhooksHandler } from '../deps.ts';
import { parseStatsRange } from '../domain/stats-range.ts';
import { listHours } from '../store/delivery-hours.ts';
import { getSubscription } from '../store/subscriptions.ts';

/** Returns the attempts of a subscription by hour. */
export const getDeliveryStats: WebhooksHandler<'GetDeliveryStats'> =
  ({ db, now }) =>
  async ({ subscriptionId, from, to }, caller) => {
    const { id } = await getSubscription(db, caller, subscriptionId);
    const hours = await listHours(db, caller, id, parseStatsRange({ from, to }, now()));
    return { hours: hours.map(({ hour, ...counts }) => ({ hour: hour.toISOString(), ...counts })) };
  };
