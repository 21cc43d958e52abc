import type { Store__Output } from '@storefront/proto/storefront/gateway/v1';

/** The settings of a store in one mode, in the results of commands. */
export const storeRow = (store: Store__Output) => ({
  tenant_id: store.tenantId,
  mode: store.mode,
  name: store.name,
  currency: store.currency,
  gct_rate: Number(store.gctRate),
  gct_rates: store.datedGctRates.map(({ from, rate }) => ({ from: from ?? null, rate: Number(rate) })),
  time_zone: store.timeZone,
  online_payments: store.onlinePayments,
  couriers: store.couriers,
  payment_rails: store.paymentRails,
  signup: store.signup,
  tax_rounding: store.taxRounding,
  shipping_tax: store.shippingTax,
  contract_price: store.contractPrice,
  require_verified_email: store.requireVerifiedEmail,
});
