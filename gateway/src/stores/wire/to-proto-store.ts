import type { Store } from '@storefront/proto/storefront/gateway/v1';
import { versionOf } from '@storefront/rpc';
import { gctRateAt } from '../domain/dated-rates.ts';
import { type StoreRow, storeTimeOf } from '../store/stores.ts';

/** The settings of a store in one mode, with the tax rate of today. `now` is the real time. */
export const toProtoStore = (row: StoreRow, now: Date): Store => ({
  tenantId: row.tenant_id,
  mode: row.mode,
  name: row.name,
  currency: row.currency,
  ...gctRateAt(row, storeTimeOf(row, now)),
  onlinePayments: row.online_payments,
  couriers: row.couriers,
  paymentRails: row.payment_rails,
  signup: row.signup,
  taxRounding: row.tax_rounding,
  shippingTax: row.shipping_tax,
  contractPrice: row.contract_price,
  requireVerifiedEmail: row.require_verified_email,
  timeZone: row.time_zone,
  datedGctRates: [{ rate: row.gct_rate }, ...row.dated_gct_rates],
});

/** A store with the version of its settings. The rate of today and its next change follow from the dated rates. */
export function versionedStore(row: StoreRow, now: Date): { readonly store: Store; readonly version: string } {
  const store = toProtoStore(row, now);
  const { gctRate: _today, gctRateChange: _next, ...settings } = store;
  return { store, version: versionOf(settings) };
}
