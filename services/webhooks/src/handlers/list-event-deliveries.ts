import { isUuid } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import type { WebhooksHandler } from '../deps.ts';
import { listEventDeliveries as listStored } from '../store/deliveries.ts';
import { toProtoDelivery } from '../wire/to-proto-delivery.ts';

/** The events of one request. */
const EVENTS_MAX = 200;

/** Lists the deliveries of events, for the insight into the request that has caused them. */
export const listEventDeliveries: WebhooksHandler<'ListEventDeliveries'> =
  ({ db }) =>
  async ({ eventIds }, caller) => {
    if (eventIds.length > EVENTS_MAX) throw invalid('event_ids', `must have at most ${EVENTS_MAX} entries`);
    const known = eventIds.filter(isUuid);
    return { deliveries: known.length === 0 ? [] : (await listStored(db, caller, known)).map(toProtoDelivery) };
  };
