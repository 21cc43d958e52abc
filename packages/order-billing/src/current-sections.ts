import type { GetOrderBillingResponse__Output } from '@storefront/proto/storefront/billing/v1';

/** Returns the sections to show: `null` in place of those that are unavailable or pending. */
export const currentSections = (billing: GetOrderBillingResponse__Output | null, missing: ReadonlySet<string>) => ({
  invoices: missing.has('invoices') ? null : (billing?.invoices ?? null),
  paymentSession: missing.has('payment_session') ? null : (billing?.paymentSession ?? null),
});
