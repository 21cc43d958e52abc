import { expect, test } from '@jest/globals';
import type { Schemas } from '@storefront/client';
import { tableOf } from '../table.ts';
import { DELIVERY_COLUMNS, deliveryRows, SUBSCRIPTION_COLUMNS, subscriptionRows, sharedEndpoint, rejectionWarnings } from './deliveries.ts';

const ID = '019aa5b3-9b00-7000-8000-00000000e001';
const NOW = '2026-11-26T21:04:27Z';

const aSubscription = (endpoint_url: string): Parameters<typeof subscriptionRows>[0][number] => ({
  id: ID,
  endpoint_url,
  event_types: ['order.confirmed', 'order.shipped', 'order.cancelled', 'invoice.issued', 'stock.changed'],
  description: null,
  status: 'ACTIVE',
  signing_secret_hint: 'whsec_...lQzs',
  consecutive_failures: 0,
  disabled_at: null,
  disabled_reason: null,
  last_delivery: null,
  filters: [],
  headers: {},
  ordering: 'NONE',
  signature_scheme: 'v1',
  public_key: null,
  max_deliveries_per_second: null,
  created_at: NOW,
  updated_at: NOW,
});

const aDelivery = (last_failure: string): Parameters<typeof deliveryRows>[0][number] => ({
  id: ID,
  subscription_id: '019aa5b3-9b00-7000-8000-00000000e002',
  event: 'product.updated',
  event_id: '019aa5b3-9b00-7000-8000-00000000e003',
  status: 'PENDING',
  attempt_count: 2,
  next_attempt_at: NOW,
  delivered_at: null,
  created_at: NOW,
  last_response_status: null,
  last_failure,
});

test.each([80, 100])('the IDs that other commands take are in a table of %d columns', (width) => {
  const endpoint = `https://shop.example.com/${'a-long-path/'.repeat(8)}webhooks`;
  const subscriptions = tableOf(subscriptionRows([aSubscription(endpoint)]), { width, columns: SUBSCRIPTION_COLUMNS });
  const deliveries = tableOf(deliveryRows([aDelivery('endpoint_not_allowed')]), { width, columns: DELIVERY_COLUMNS });

  expect(subscriptions.text).toContain(ID);
  expect(subscriptions.text).toContain('https://shop.example');
  expect(deliveries.text).toContain(ID);
});

test('a subscription to the endpoint of another one names the other, and one to its own endpoint does not', () => {
  const subscription = (id: string, endpoint_url: string) => ({ id, endpoint_url }) as Schemas['Subscription'];
  const [first, other, created] = [subscription('a', '/hooks'), subscription('b', '/else'), subscription('c', '/hooks')];

  expect(sharedEndpoint([first, other, created], created)).toMatch(
    /^Another subscription has this endpoint: a\. .* storefront webhooks delete a$/,
  );
  expect(sharedEndpoint([other, created], created)).toBeUndefined();
});

test('a delivery that a shared endpoint rejected names the other subscription; other failures and endpoints do not', () => {
  const subscriptions = [
    { id: 'a', endpoint_url: '/hooks' },
    { id: 'b', endpoint_url: '/else' },
    { id: 'c', endpoint_url: '/hooks' },
  ] as Schemas['Subscription'][];
  const delivery = (id: string, subscription_id: string, last_response_status: number | null) =>
    ({ id, subscription_id, last_response_status }) as Schemas['DeliveryRow'];
  const deliveries = [
    delivery('1', 'a', 401),
    delivery('2', 'a', 503),
    delivery('3', 'b', 401),
    delivery('4', 'c', null),
    delivery('5', 'c', 400),
  ];

  const warnings = rejectionWarnings(deliveries, subscriptions);

  expect([...warnings.keys()]).toEqual(['1', '5']);
  expect(warnings.get('1')).toMatch(/^The endpoint returned 401 to subscription a\. Another subscription has this endpoint: c\. /);
});
