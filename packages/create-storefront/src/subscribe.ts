import { callApi } from './call-api.ts';
import type { Store } from './store.ts';

/** The events that end entries of the storefront's cache. */
const EVENT_TYPES = ['product.created', 'product.updated', 'stock.changed'];

/** Subscribes an endpoint to changes of products. Returns its signing secret, or why the API refused it. */
export async function subscribe(
  { url, secretKey }: Store,
  endpoint: string,
): Promise<{ readonly secret: string } | { readonly refusal: string }> {
  const call = (path: string, body?: object) => callApi(url, secretKey, path, body && { method: 'POST', body });
  const listed = (await call('/v1/webhooks')).body.data;
  // A storefront that was created before at the same address: a second subscription would send it each event twice.
  const known = (Array.isArray(listed) ? listed : []).find((each) => each.endpoint_url === endpoint && each.status === 'ACTIVE');
  const response = await (known === undefined
    ? call('/v1/webhooks', { endpoint_url: endpoint, event_types: EVENT_TYPES, description: 'Storefront' })
    : call(`/v1/webhooks/${known.id}/rotate-secret`, {}));
  const { signing_secret: secret } = response.body;
  return typeof secret === 'string' ? { secret } : { refusal: response.message };
}
