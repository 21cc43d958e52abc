import type { Check } from '../../doctor/check.ts';
import type { StoreState, WebhookState } from '../store-state.ts';

/** The time of the checks. */
const NOW = new Date('2026-11-22T12:00:00Z');

type Key = StoreState['keys'][number];
type Product = StoreState['products']['read'][number];
type CreditCustomer = StoreState['creditCustomers'][number];
type Delivery = WebhookState['deliveries'][number];

/** A valid live key. */
export const aKey = (key: Partial<Key> = {}): Key => ({
  keyId: 'a-key',
  tenantId: 'a-store',
  mode: 'live',
  kind: 'SECRET',
  scopes: [],
  origins: [],
  ratePerMinute: 600,
  createdAt: '2026-11-01T00:00:00Z',
  hint: `sf_${key.kind ?? 'SECRET'}`,
  ...key,
});

/** A product that can be bought. */
export const aProduct = (product: Partial<Product> = {}): Product => ({
  sku: 'BOLT',
  description: 'Bolt',
  listUnitPrice: '100',
  availability: 'IN_STOCK',
  stock: null,
  categories: [],
  tags: [],
  hidden: false,
  updatedAt: NOW.toISOString(),
  ...product,
});

/** A customer with a credit account. */
export const aCreditCustomer = (creditLimit: string, creditHold = false): CreditCustomer => ({
  customer: null,
  assignedPaymentRails: [],
  hasPassword: true,
  credit: { creditLimit, balance: '0', held: '0', termsBasis: 'NET', termsDays: 30, creditHold },
});

/** A delivery that succeeded at the first attempt. */
export const aDelivery = (delivery: Partial<Delivery> = {}): Delivery => ({
  id: 'a-delivery',
  subscriptionId: 'a-webhook',
  event: 'order.confirmed',
  eventId: 'an-event',
  status: 'DELIVERED',
  attemptCount: 1,
  createdAt: NOW.toISOString(),
  attempts: [],
  lastResponseStatus: 200,
  ...delivery,
});

/** An active endpoint. */
export const aWebhook = (
  subscription: Partial<WebhookState['subscription']> = {},
  deliveries: readonly Delivery[] = [aDelivery()],
): WebhookState => ({
  subscription: {
    id: 'a-webhook',
    endpointUrl: 'https://shop.example.com/hooks',
    eventTypes: ['order.confirmed'],
    status: 'ACTIVE',
    signingSecretHint: 'abcd',
    consecutiveFailures: 0,
    filters: [],
    headers: {},
    ordering: 'NONE',
    signatureScheme: 'v1',
    createdAt: NOW.toISOString(),
    updatedAt: NOW.toISOString(),
    ...subscription,
  },
  deliveries,
});

/** A shipping option. */
export const aShippingOption = (code: string, offered = true): StoreState['shipping'][number] => ({
  option: { code, label: `Delivery by ${code}`, kind: 'OWN_FLEET', amount: '5', currency: 'USD' },
  offered,
  version: 'v',
});

/** A rule that the doctor checked. */
export const aRule = (name: string, detail = ''): Check => ({
  name,
  description: 'A rule.',
  ok: detail === '',
  detail,
  violations: { count: detail === '' ? 0 : 1, ids: [] },
  seen: null,
});

/** A store's settings in one mode. */
export const aStoreIn = (mode: string, settings: Partial<StoreState['store']> = {}): StoreState['store'] => ({
  tenantId: 'a-store',
  mode,
  name: 'A store',
  currency: 'USD',
  gctRate: '0.15',
  onlinePayments: true,
  couriers: false,
  paymentRails: ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'],
  signup: 'open',
  taxRounding: 'line',
  shippingTax: 'store_rate',
  contractPrice: 'lowest',
  requireVerifiedEmail: false,
  timeZone: 'UTC',
  gctRateChange: null,
  datedGctRates: [],
  ...settings,
});

/** A seller with an address in the US. */
export const aSeller = (seller: Partial<NonNullable<StoreState['seller']>> = {}): StoreState['seller'] => ({
  legalName: 'A Store Ltd',
  taxNumber: '123-456',
  address: { name: '', line1: '1 Main Street', city: 'Springfield', countryCode: 'US' },
  invoicePrefix: 'INV-',
  ...seller,
});

/** A store that is ready in every respect; a test changes what matters. */
export const aStoreState = (change: Partial<StoreState> = {}): StoreState => ({
  now: NOW,
  store: aStoreIn('live'),
  sandboxStore: aStoreIn('sandbox'),
  keys: [aKey(), aKey({ kind: 'PUBLISHABLE', origins: ['https://shop.example.com'] })],
  seller: aSeller(),
  gateway: { provider: 'stripe', isDefault: false, apiKeyHint: 'sk_live_...wxyz' },
  creditCustomers: [aCreditCustomer('1000')],
  shipping: [aShippingOption('van')],
  products: { total: 1, read: [aProduct()], outOfStock: 0, withoutStockLevel: 0 },
  webhooks: [aWebhook()],
  hasSandboxOrder: true,
  hasSandboxInvoice: true,
  doctor: { ofStore: [aRule('confirmed_orders_invoiced')], ofSystem: [aRule('billing.responds')] },
  ...change,
});
