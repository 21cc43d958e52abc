import { countOf, type Finding, fail, ok, someOf, warn } from './finding.ts';
import { isPublicSite } from './public-site.ts';
import type { StoreState, WebhookState } from './store-state.ts';

/** Live endpoints are active and public HTTPS addresses. */
export function checkWebhooks({ webhooks }: StoreState): Finding {
  if (webhooks.length === 0) {
    return warn('The store has no live webhook endpoint.', 'Create one with a live secret key (POST /v1/webhooks), or poll for changes.');
  }
  const insecure = webhooks.filter(({ subscription }) => !isPublicSite(subscription.endpointUrl));
  if (insecure.length > 0) {
    return fail(
      `A live webhook endpoint is not a public HTTPS address: ${addressesOf(insecure)}.`,
      'Change its endpoint_url (PATCH /v1/webhooks/{id}), or delete it.',
    );
  }
  const disabled = webhooks.filter(({ subscription }) => subscription.status !== 'ACTIVE');
  if (disabled.length > 0) {
    return fail(
      `A live webhook endpoint is disabled: ${addressesOf(disabled)}.`,
      'Correct the endpoint, enable it (PATCH /v1/webhooks/{id} with status ACTIVE), and replay what it missed.',
    );
  }
  return ok(`${countOf(webhooks.length, 'live webhook endpoint is', 'live webhook endpoints are')} active.`);
}

/** The recent deliveries to live endpoints succeeded. Pending ones are left out until their first attempt has failed. */
export function checkDeliveries({ webhooks }: StoreState): Finding {
  const active = webhooks.filter(({ subscription }) => subscription.status === 'ACTIVE');
  if (active.length === 0) return ok('There is no active live webhook endpoint to deliver to.');
  const action = 'See why: storefront webhooks deliveries list with a live secret key. Then redeliver them: storefront webhooks redeliver.';
  const failing = active.filter(isFailing);
  if (failing.length > 0) return fail(`The latest deliveries to a live webhook endpoint failed: ${failuresOf(failing)}.`, action);
  const lost = active.filter(({ deliveries }) => deliveries.some(({ status }) => status === 'FAILED'));
  if (lost.length > 0) return warn(`A recent delivery to a live webhook endpoint was given up: ${addressesOf(lost)}.`, action);
  const untried = active.filter(({ deliveries }) => !deliveries.some(({ status }) => status === 'DELIVERED'));
  if (untried.length > 0) {
    return warn(
      `Nothing was delivered to a live webhook endpoint yet: ${addressesOf(untried)}.`,
      'Send a test delivery (POST /v1/webhooks/{id}/ping) and look at its outcome.',
    );
  }
  return ok(`The recent deliveries to ${countOf(active.length, 'live webhook endpoint', 'live webhook endpoints')} succeeded.`);
}

/** Whether the newest delivery that was attempted failed, for good or so far. */
function isFailing({ subscription, deliveries }: WebhookState): boolean {
  const newest = deliveries.find(({ status, attemptCount }) => status !== 'DISCARDED' && attemptCount > 0);
  return subscription.consecutiveFailures > 0 || newest?.status === 'FAILED';
}

const addressesOf = (webhooks: readonly WebhookState[]): string => someOf(webhooks.map(({ subscription }) => subscription.endpointUrl));

const failuresOf = (webhooks: readonly WebhookState[]): string =>
  someOf(
    webhooks.map(({ subscription, deliveries }) => {
      const { lastFailure, lastResponseStatus } = deliveries.find((each) => each.lastFailure !== undefined) ?? {};
      const why = lastFailure === 'http_status' ? `status ${lastResponseStatus}` : lastFailure;
      return why === undefined ? subscription.endpointUrl : `${subscription.endpointUrl} (${why})`;
    }),
  );
