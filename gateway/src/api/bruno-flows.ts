import type { BrunoSources, Flow } from '@storefront/api-docs/site';
import type { Route } from '../http/routing/route.ts';
import { PATH_VALUES } from './examples/ids.ts';

/** The variables that the reader sets in the environment of the collection. */
export const ENVIRONMENT = {
  base_url: 'https://api.shop.example',
  email: 'ann@garage.example',
  endpoint_url: 'https://hooks.shop.example/storefront',
} as const;

/** The variables that the reader sets there as secrets. */
export const SECRETS: readonly string[] = ['secret_key', 'password'];

const DATA_ID = 'res.body.data.id';

/** The main flows, in reading order. */
const MAIN_FLOWS: readonly Flow[] = [
  {
    name: 'Catalog',
    steps: [
      { id: 'ping' },
      { id: 'listProducts', query: 'availability=IN_STOCK&limit=1', sets: { sku: 'res.body.data[0].sku' } },
      { id: 'getProduct' },
      { id: 'getAvailability' },
    ],
  },
  {
    name: 'Order',
    steps: [
      {
        id: 'logIn',
        body: { email: '{{email}}', password: '{{password}}' },
        sets: { shopper_token: 'res.body.data.shopper_token', refresh_token: 'res.body.data.refresh_token' },
      },
      { id: 'getMe' },
      { id: 'createCart', sets: { cart_id: DATA_ID } },
      { id: 'addCartLine', body: { sku: '{{sku}}', quantity: 1 }, sets: { line_id: 'res.body.data.lines[0].id' } },
      { id: 'priceCart' },
      { id: 'previewCheckout', body: { cart_id: '{{cart_id}}', payment_rail: 'CASH_ON_DELIVERY' } },
      {
        id: 'checkout',
        body: { cart_id: '{{cart_id}}', payment_rail: 'CASH_ON_DELIVERY' },
        sets: { order_id: 'res.body.data.order_id' },
      },
      { id: 'getOrder' },
      { id: 'listOrders', query: 'limit=20' },
      { id: 'listInvoices', query: 'limit=20' },
      { id: 'logOut', body: { refresh_token: '{{refresh_token}}' } },
    ],
  },
  {
    name: 'Webhooks',
    steps: [
      {
        id: 'createWebhook',
        body: { endpoint_url: '{{endpoint_url}}', event_types: ['order.confirmed'] },
        sets: { subscription_id: 'res.body.id' },
      },
      { id: 'listWebhooks' },
      { id: 'getWebhook' },
      { id: 'deleteWebhook' },
    ],
  },
];

/** Returns what the Bruno collection is made of. */
export const brunoSources = (routes: readonly Route[]): BrunoSources => ({
  routes,
  pathValues: PATH_VALUES,
  environment: ENVIRONMENT,
  secrets: SECRETS,
  flows: MAIN_FLOWS,
});
