import { isAppError } from '@storefront/errors';
import type { PublicApi } from '../public-api.ts';

type Row = Readonly<Record<string, unknown>>;

/** A subscription as the API returns it. */
interface Subscription extends Row {
  readonly id: string;
  readonly endpoint_url: string;
  readonly event_types: readonly string[];
  readonly status: string;
  readonly consecutive_failures: number;
  readonly last_delivery: { readonly status: string; readonly at: string } | null;
}

/** A delivery as the API returns it. */
interface Delivery extends Row {
  readonly id: string;
  readonly subscription_id: string;
  readonly event: string;
  readonly event_id: string;
  readonly status: string;
  readonly attempt_count: number;
  readonly last_response_status: number | null;
  readonly last_failure: string | null;
  readonly created_at: string;
}

/** Lists all subscriptions of the store. */
export const listSubscriptions = (api: PublicApi): Promise<readonly Subscription[]> => api.call({ path: '/v1/webhooks' });

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

/** Lists the newest deliveries, to one subscription or to all. */
export async function listDeliveries(
  api: PublicApi,
  { webhook, status, limit }: { readonly webhook?: string | undefined; readonly status?: string | undefined; readonly limit: number },
): Promise<readonly Delivery[]> {
  const query = new URLSearchParams({ limit: String(limit), ...(status === undefined ? {} : { status }) });
  const ids = webhook === undefined ? (await listSubscriptions(api)).map(({ id }) => id) : [webhook];
  const pages = await Promise.all(
    ids.map((id) => api.call<{ data: Delivery[] }>({ path: `${pathOf(id)}/deliveries?${query.toString()}` })),
  );
  return pages
    .flatMap(({ data }) => data)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, limit);
}

/** Returns deliveries as a table shows them. */
export const deliveryRows = (deliveries: readonly Delivery[]): readonly Row[] =>
  deliveries.map(({ id, event, status, attempt_count, last_response_status, last_failure, created_at }) => ({
    time: created_at,
    event,
    status,
    attempts: attempt_count,
    response: last_response_status ?? last_failure,
    delivery: id,
  }));

/** Sends a delivery again, or every delivery of an event. Throws if there is none. */
export async function redeliver(api: PublicApi, id: string): Promise<readonly Row[]> {
  const subscriptions = await listSubscriptions(api);
  const found = (await Promise.all(subscriptions.map((subscription) => findDeliveries(api, subscription.id, id)))).flat();
  if (found.length === 0) throw new Error(`There is no event or delivery ${id} among the deliveries of the last 30 days.`);
  return await Promise.all(
    found.map(async (delivery) => {
      const path = `${pathOf(delivery.subscription_id)}/deliveries/${delivery.id}/redeliver`;
      const { event, status, attempt_count } = await api.call<Delivery>({ method: 'POST', path });
      const endpoint = subscriptions.find((each) => each.id === delivery.subscription_id)?.endpoint_url;
      return { endpoint, event, status, attempts: attempt_count, delivery: delivery.id };
    }),
  );
}

async function findDeliveries(api: PublicApi, subscriptionId: string, id: string): Promise<readonly Delivery[]> {
  const path = `${pathOf(subscriptionId)}/deliveries`;
  const { data } = await api.call<{ data: Delivery[] }>({ path: `${path}?event_id=${encodeURIComponent(id)}` });
  if (data.length > 0) return data;
  try {
    return [await api.call<Delivery>({ path: `${path}/${encodeURIComponent(id)}` })];
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
  readonly events: readonly string[] | undefined;
}

/** Sends the deliveries of a period again, to one subscription or to all active ones. */
export async function replay(api: PublicApi, { since, until, webhook, events }: Replay): Promise<readonly Row[]> {
  const subscriptions = await listSubscriptions(api);
  const chosen = subscriptions.filter(({ id, status }) => (webhook === undefined ? status === 'ACTIVE' : id === webhook));
  if (webhook !== undefined && chosen.length === 0) throw new Error(`There is no subscription ${webhook}.`);
  const body = { since, ...(until === undefined ? {} : { until }), ...(events === undefined ? {} : { event_types: events }) };
  return await Promise.all(
    chosen.map(async ({ id, endpoint_url }) => {
      const { replayed } = await api.call<{ replayed: number }>({ method: 'POST', path: `${pathOf(id)}/replay`, body });
      return { endpoint: endpoint_url, replayed, id };
    }),
  );
}

const pathOf = (subscriptionId: string): string => `/v1/webhooks/${encodeURIComponent(subscriptionId)}`;
