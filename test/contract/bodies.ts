const address = { name: 'Ann', line1: '1 Hope Road', city: 'Kingston', country_code: 'JM' };
const checkout = { cart_id: '01990000-0000-7000-8000-000000000000', payment_rail: 'CASH_ON_DELIVERY', shipping_address: address };

/** A valid body for each operation that has one. */
export const BODIES: Readonly<Record<string, unknown>> = {
  batchAvailability: { skus: ['OWNED-1'] },
  signUp: { email: 'contract@example.com', password: 'correct horse battery', name: 'Ann' },
  logIn: { email: 'contract@example.com', password: 'correct horse battery' },
  refreshSession: { refresh_token: 'none' },
  logOut: { refresh_token: 'none' },
  issueShopperToken: { customer_id: '01990000-0000-7000-8000-000000000000' },
  createAddress: address,
  updateAddress: { city: 'Montego Bay' },
  addCartLine: { sku: 'OWNED-1', quantity: 1 },
  addCartLines: { lines: [{ sku: 'OWNED-1', quantity: 1 }] },
  replaceCartLines: { lines: [{ sku: 'OWNED-1', quantity: 1 }] },
  updateCartLine: { quantity: 2 },
  applyPromotion: { code: 'OWNED' },
  checkout,
  previewCheckout: checkout,
  cancelOrder: { reason: 'Changed my mind' },
  payInvoice: { return_url: 'https://shop.example/paid' },
  createWebhook: { endpoint_url: 'http://127.0.0.1:9/', event_types: ['order.confirmed'] },
  createWebhookListener: { event_types: ['order.confirmed'] },
  updateWebhook: { description: 'changed' },
  rotateWebhookSecret: { overlap_hours: 1 },
  advanceSandboxClock: { by: '1s' },
  // Never applies, because the path is not called with this method.
  addSandboxFault: { method: 'DELETE', path: '/v1/webhooks/{subscription_id}', effect: 'error', status: 502, expires_in_seconds: 1 },
  queueSandboxPayment: { outcome: 'PAID' },
  disputeSandboxPayment: { session_id: '01990000-0000-7000-8000-000000000000', status: 'OPEN' },
  setSandboxStock: { sku: 'OWNED-1', quantity: 1000 },
  setSandboxCredit: { customer: 'contract@example.com', on_hold: false },
  triggerSandboxEvent: { type: 'stock.changed', object: 'OWNED-1' },
  replayDeliveries: { since: '2026-01-01T00:00:00Z' },
};
