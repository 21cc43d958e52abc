import type { CHECKLIST } from '../checklist.ts';
import type { Status } from '../finding.ts';
import type { StoreState } from '../store-state.ts';
import { aCreditCustomer, aDelivery, aKey, aProduct, aRule, aSeller, aShippingOption, aStoreIn, aWebhook } from './a-store-state.ts';

/** A state of a store, and what an item finds in it. */
type Case = readonly [item: keyof typeof CHECKLIST, state: string, change: Partial<StoreState>, status: Status, reason: string];

const origins = (...allowed: string[]) => ({ keys: [aKey({ kind: 'PUBLISHABLE', origins: allowed })] });
const live = (settings: Parameters<typeof aStoreIn>[1]) => ({ store: aStoreIn('live', settings) });
const gateway = (apiKeyHint: string) => ({ gateway: { provider: 'stripe', isDefault: true, apiKeyHint } });
const products = (change: Partial<StoreState['products']>) => ({
  products: { total: 2, read: [aProduct(), aProduct({ sku: 'NUT' })], outOfStock: 0, withoutStockLevel: 0, ...change },
});
const unpriced = (sku: string) => aProduct({ sku, listUnitPrice: undefined });
const failed = aDelivery({ status: 'FAILED', lastFailure: 'http_status', lastResponseStatus: 500 });
const retried = aDelivery({ status: 'PENDING', lastFailure: 'timeout', lastResponseStatus: undefined });
const newest = aDelivery({ status: 'PENDING', attemptCount: 0, lastResponseStatus: undefined });

/** States of stores, at least one for each item that it does not pass. */
export const CASES: readonly Case[] = [
  ['keys', 'only sandbox keys', { keys: [aKey({ mode: 'sandbox' })] }, 'fail', 'No live key is valid.'],
  ['keys', 'a revoked key', { keys: [aKey({ revokedAt: '2026-11-21T00:00:00Z' })] }, 'fail', 'No live key'],
  ['keys', 'an expired key', { keys: [aKey({ expiresAt: '2026-11-22T11:59:59Z' })] }, 'fail', 'No live key'],
  ['keys', 'a key that expires soon', { keys: [aKey({ expiresAt: '2026-12-01T00:00:00Z' })] }, 'warn', 'sf_SECRET on 2026-12-01'],
  ['keys', 'a key that expires in a year', { keys: [aKey({ expiresAt: '2027-11-01T00:00:00Z' })] }, 'ok', '1 live key is'],
  ['keys', 'only a publishable key', origins('https://shop.example.com'), 'warn', 'No live secret key'],
  ['origins', 'no publishable key', { keys: [aKey()] }, 'ok', 'no browser'],
  ['origins', 'no origins', origins(), 'fail', 'no origins: sf_PUBLISHABLE'],
  ['origins', 'plain http', origins('https://shop.example.com', 'http://shop.example.com'), 'fail', 'site: http://shop.example.com.'],
  ['origins', 'localhost', origins('https://localhost:3000'), 'fail', 'https://localhost:3000'],
  ['origins', 'a loopback address', origins('https://127.0.0.1', 'https://[::1]'), 'fail', 'https://127.0.0.1, https://[::1].'],
  ['origins', 'a private address', origins('https://10.1.2.3', 'https://[fd00::1]'), 'fail', 'https://10.1.2.3, https://[fd00::1].'],
  ['origins', 'a public address', origins('https://8.8.8.8', 'https://[2606:4700:4700::1111]'), 'ok', '2 origins'],
  ['origins', 'a name of a local network', origins('https://shop.local'), 'fail', 'https://shop.local'],
  [
    'origins',
    'localhost at a revoked key',
    { keys: [aKey({ kind: 'PUBLISHABLE', origins: ['http://localhost'], revokedAt: 'x' })] },
    'ok',
    'no browser',
  ],
  ['products', 'no products', products({ total: 0, read: [] }), 'fail', 'No product is visible'],
  ['prices', 'no price at all', products({ read: [unpriced('BOLT'), unpriced('NUT')] }), 'fail', 'No visible product has a list price'],
  [
    'prices',
    'a product without one',
    products({ read: [aProduct(), unpriced('NUT')] }),
    'warn',
    '1 visible product has no list price: NUT.',
  ],
  ['prices', 'a large catalog', products({ total: 9_000 }), 'ok', 'among the first 2 has'],
  ['stock', 'nothing in stock', products({ outOfStock: 1, withoutStockLevel: 1 }), 'fail', 'No visible product is in stock.'],
  ['stock', 'an unknown stock', products({ withoutStockLevel: 1 }), 'warn', 'The stock of 1 visible product is unknown.'],
  ['stock', 'a product out of stock', products({ outOfStock: 1 }), 'ok', '1 of 2 visible products are in stock.'],
  ['currency', 'another one in the sandbox', { sandboxStore: aStoreIn('sandbox', { currency: 'EUR' }) }, 'fail', 'tested in EUR'],
  [
    'currency',
    'the default for a seller elsewhere',
    { ...live({ currency: 'JMD' }), sandboxStore: aStoreIn('sandbox', { currency: 'JMD' }) },
    'warn',
    'in US',
  ],
  ['seller', 'no seller', { seller: null }, 'fail', 'address and tax number'],
  ['seller', 'no address', { seller: aSeller({ address: null }) }, 'fail', 'address'],
  ['seller', 'no tax number', { seller: aSeller({ taxNumber: undefined }) }, 'fail', 'tax number'],
  ['seller', 'no tax number and no tax', { seller: aSeller({ taxNumber: '' }), ...live({ gctRate: '0' }) }, 'warn', 'tax number'],
  ['shipping', 'no option', { shipping: [] }, 'fail', 'no live shipping option'],
  ['shipping', 'couriers without opting in', { shipping: [aShippingOption('dhl', false)] }, 'fail', 'not opted in'],
  [
    'shipping',
    'a courier that is not seen',
    { shipping: [aShippingOption('van'), aShippingOption('dhl', false)] },
    'warn',
    'opted in: dhl.',
  ],
  ['prepaid', 'no gateway', { gateway: { isDefault: true } }, 'fail', 'no live payment gateway'],
  ['prepaid', 'a test key', gateway('sk_test_...wxyz'), 'fail', 'test key'],
  ['prepaid', 'a restricted test key', gateway('rk_test_...wxyz'), 'fail', 'test key'],
  ['prepaid', 'the account of the deployment', gateway('rk_live_...wxyz'), 'ok', 'the account of the deployment'],
  ['prepaid', 'online payments off', live({ onlinePayments: false }), 'warn', 'online payments are off'],
  ['prepaid', 'not offered', { ...live({ paymentRails: ['CASH_ON_DELIVERY'] }), gateway: null }, 'ok', 'does not offer'],
  ['credit_terms', 'no rails', live({ paymentRails: [] }), 'fail', 'no payment rail'],
  ['credit_terms', 'no customer', { creditCustomers: [] }, 'warn', 'no active customer has a credit limit'],
  [
    'credit_terms',
    'only a hold and no limit',
    { creditCustomers: [aCreditCustomer('9', true), aCreditCustomer('0')] },
    'warn',
    'no active',
  ],
  [
    'credit_terms',
    'no customer and no other rail',
    { ...live({ paymentRails: ['CREDIT_TERMS'] }), creditCustomers: [] },
    'fail',
    'no other rail.',
  ],
  ['credit_terms', 'not offered', { ...live({ paymentRails: ['PREPAID'] }), creditCustomers: [] }, 'ok', 'does not offer'],
  ['webhooks', 'none', { webhooks: [] }, 'warn', 'no live webhook endpoint'],
  ['webhooks', 'plain http', { webhooks: [aWebhook({ endpointUrl: 'http://shop.example.com/h' })] }, 'fail', 'http://shop.example.com/h'],
  ['webhooks', 'a disabled one', { webhooks: [aWebhook(), aWebhook({ status: 'DISABLED' })] }, 'fail', 'disabled'],
  ['deliveries', 'none to deliver to', { webhooks: [aWebhook({ status: 'DISABLED' }, [failed])] }, 'ok', 'no active'],
  ['deliveries', 'the newest failed', { webhooks: [aWebhook({}, [newest, failed, aDelivery()])] }, 'fail', '/hooks (status 500)'],
  ['deliveries', 'attempts that fail', { webhooks: [aWebhook({ consecutiveFailures: 2 }, [retried])] }, 'fail', '/hooks (timeout)'],
  ['deliveries', 'one was given up', { webhooks: [aWebhook({}, [aDelivery(), failed])] }, 'warn', 'given up'],
  ['deliveries', 'none yet', { webhooks: [aWebhook({}, [newest])] }, 'warn', 'Nothing was delivered'],
  ['test_order', 'no order', { hasSandboxOrder: false, hasSandboxInvoice: false }, 'fail', 'No test order'],
  ['test_order', 'no invoice', { hasSandboxInvoice: false }, 'fail', 'No invoice'],
  [
    'doctor',
    'records that disagree',
    { doctor: { ofStore: [aRule('stock_held_as_needed', 'c1: differs')], ofSystem: [] } },
    'fail',
    'stock_held_as_needed (c1: differs)',
  ],
  ['doctor', 'a finding elsewhere', { doctor: { ofStore: [], ofSystem: [aRule('billing.responds', 'no')] } }, 'warn', 'billing.responds'],
];
