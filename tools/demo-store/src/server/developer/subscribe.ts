import { EVENT_TYPES } from '@storefront/contract';
import type { GatewayClient } from '../gateway-client.ts';

/** Identifies the subscriptions of earlier starts. */
const DESCRIPTION = 'The developer page of the demo store';

/** Subscribes `url` to every event and returns the signing secret, which the API shows only once. Subscriptions of earlier starts are deleted. */
export async function subscribe(gateway: GatewayClient, url: string): Promise<string> {
  const known = (await read(await gateway.send('GET', '/v1/webhooks'))) as readonly {
    readonly id: string;
    readonly description: string | null;
  }[];
  for (const { id, description } of known) {
    if (description === DESCRIPTION) await read(await gateway.send('DELETE', `/v1/webhooks/${id}`));
  }
  const body = { endpoint_url: url, event_types: EVENT_TYPES, description: DESCRIPTION };
  const { signing_secret } = (await read(await gateway.post('/v1/webhooks', body))) as { readonly signing_secret: string };
  return signing_secret;
}

async function read(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`the API returned status ${answer.status}.`);
  return answer.status === 204 ? undefined : await answer.json();
}
