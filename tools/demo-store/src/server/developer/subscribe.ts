import { type Storefront, unwrap } from '@storefront/client';
import { SEQUENCED_EVENT_TYPES } from '@storefront/contract';

/** Identifies the subscriptions of earlier starts. */
const DESCRIPTION = 'The developer page of the demo store';

/** Subscribes `url` to the sequenced events and returns the signing secret, which the API shows only once. Subscriptions of earlier starts are deleted. */
export async function subscribe({ GET, POST, DELETE }: Storefront, url: string): Promise<string> {
  for (const { id, description } of await unwrap(GET('/v1/webhooks'))) {
    if (description === DESCRIPTION) await unwrap(DELETE('/v1/webhooks/{subscription_id}', { params: { path: { subscription_id: id } } }));
  }
  const body = { endpoint_url: url, event_types: [...SEQUENCED_EVENT_TYPES], description: DESCRIPTION };
  return (await unwrap(POST('/v1/webhooks', { body }))).signing_secret;
}
