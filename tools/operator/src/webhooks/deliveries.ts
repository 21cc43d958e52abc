import type { Schemas } from '@storefront/client';
import { isAppError } from '@storefront/errors';
import type { PublicApi } from '../public-api.ts';

type Row = Readonly<Record<string, unknown>>;
type Subscription = Schemas['Subscription'];
type Delivery = Schemas['DeliveryRow'];

/** Lists all subscriptions of the store. */
export const listSubscriptions = ({ client, bodyOf }: PublicApi): Promise<readonly Subscription[]> => bodyOf(client.GET('/v1/webhooks'));

/** Says that deliveries to an endpoint are signed with the secrets of other subscriptions too; undefined if there are none. */
export function sharedEndpoint(existing: readonly Subscription[], { id, endpoint_url }: Subscription): string | undefined {
  const others = existing.filter((each) => each.id !== id && each.endpoint_url === endpoint_url).map((each) => each.id);
  if (others.length === 0) return undefined;
  return `Another subscription has this endpoint: ${others.join(', ')}. Its deliveries are signed with another secret, so accept both secrets, or delete it: storefront webhooks delete ${others[0]}`;
}

/** The columns that a terminal has room for. Other commands take the ID. */
export const SUBSCRIPTION_COLUMNS = ['id', 'endpoint', 'status', 'failures'];

/** Returns subscriptions as a table shows them. */
export const subscriptionRows = (subscriptions: readonly Subscription[]): readonly Row[] =>
  subscriptions.map(({ id, endpoint_url, event_types, status, consecutive_failures, last_delivery }) => ({
    endpoint: endpoint_url,
    status,
    failures: consecutive_failures,
    last: last_delivery?.status,
    events: event_types,
    id,
  }));

/** Which deliveries to list: `from` is inclusive, `to` is not. */
interface DeliveriesQuery {
  readonly status?: Delivery['status'];
  readonly event_type?: Schemas['EventType'];
  readonly from?: string;
  readonly to?: string;
}

/** Lists the newest deliveries, to one subscription or to all. */
export async function listDeliveries(
  api: PublicApi,
  { webhook, ...query }: DeliveriesQuery & { readonly webhook?: string; readonly limit: number },
): Promise<readonly Delivery[]> {
  const ids = webhook === undefined ? (await listSubscriptions(api)).map(({ id }) => id) : [webhook];
  const pages = await Promise.all(
    ids.map((id) =>
      api.bodyOf(api.client.GET('/v1/webhooks/{subscription_id}/deliveries', { params: { path: { subscription_id: id }, query } })),
    ),
  );
  return pages
    .flatMap(({ data }) => data)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, query.limit);
}

/** The statuses with which receivers reject a signature. */
const REJECTIONS = new Set<number | null>([400, 401, 403]);

/** Explains, by delivery ID, the deliveries that were rejected by an endpoint that another subscription has too. */
export const rejectionWarnings = (deliveries: readonly Delivery[], subscriptions: readonly Subscription[]): ReadonlyMap<string, string> =>
  new Map(
    deliveries.flatMap(({ id, subscription_id, last_response_status: status }) => {
      const subscription = subscriptions.find((each) => each.id === subscription_id);
      const shared = REJECTIONS.has(status) && subscription && sharedEndpoint(subscriptions, subscription);
      return shared ? [[id, `The endpoint returned ${status} to subscription ${subscription_id}. ${shared}`]] : [];
    }),
  );

/** The columns that a terminal has room for. `redeliver` takes the ID. */
export const DELIVERY_COLUMNS = ['time', 'delivery_id', 'event', 'status'];

/** Returns deliveries as a table shows them. */
export const deliveryRows = (deliveries: readonly Delivery[]): readonly Row[] =>
  deliveries.map(({ id, event, status, attempt_count, last_response_status, last_failure, created_at }) => ({
    time: created_at,
    event,
    status,
    attempts: attempt_count,
    response: last_response_status ?? last_failure,
    delivery_id: id,
  }));

/** Sends a delivery again, or every delivery of an event. Throws if there is none. */
export async function redeliver(api: PublicApi, id: string): Promise<readonly Row[]> {
  const subscriptions = await listSubscriptions(api);
  const found = (await Promise.all(subscriptions.map((subscription) => findDeliveries(api, subscription.id, id)))).flat();
  if (found.length === 0) throw new Error(`There is no event or delivery ${id} among the deliveries of the last 30 days.`);
  return await Promise.all(
    found.map(async (delivery) => {
      const path = { subscription_id: delivery.subscription_id, delivery_id: delivery.id };
      const { event, status, attempt_count } = await api.bodyOf(
        api.client.POST('/v1/webhooks/{subscription_id}/deliveries/{delivery_id}/redeliver', { params: { path } }),
      );
      const endpoint = subscriptions.find((each) => each.id === delivery.subscription_id)?.endpoint_url;
      return { endpoint, event, status, attempts: attempt_count, delivery: delivery.id };
    }),
  );
}

async function findDeliveries({ client, bodyOf }: PublicApi, subscription_id: string, id: string): Promise<readonly Delivery[]> {
  const { data } = await bodyOf(
    client.GET('/v1/webhooks/{subscription_id}/deliveries', { params: { path: { subscription_id }, query: { event_id: id } } }),
  );
  if (data.length > 0) return data;
  const path = { subscription_id, delivery_id: id };
  try {
    return [await bodyOf(client.GET('/v1/webhooks/{subscription_id}/deliveries/{delivery_id}', { params: { path } }))];
  } catch (error) {
    if (isAppError(error, 'not_found')) return [];
    throw error;
  }
}

/** A period to replay. */
export interface Replay {
  readonly since: string;
  readonly until: string | undefined;
  readonly webhook: string | undefined;
  readonly events: Schemas['EventType'][] | undefined;
}

/** Sends the deliveries of a period again, to one subscription or to all active ones. */
export async function replay(api: PublicApi, { since, until, webhook, events }: Replay): Promise<readonly Row[]> {
  const subscriptions = await listSubscriptions(api);
  const chosen = subscriptions.filter(({ id, status }) => (webhook === undefined ? status === 'ACTIVE' : id === webhook));
  if (webhook !== undefined && chosen.length === 0) throw new Error(`There is no subscription ${webhook}.`);
  const body = { since, until, event_types: events };
  return await Promise.all(
    chosen.map(async ({ id, endpoint_url }) => {
      const params = { path: { subscription_id: id } };
      const { replayed } = await api.bodyOf(api.client.POST('/v1/webhooks/{subscription_id}/replay', { params, body }));
      return { endpoint: endpoint_url, replayed, id };
    }),
  );
}
