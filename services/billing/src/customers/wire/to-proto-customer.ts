import type { Customer__Output, ShopperSession__Output } from '@storefront/proto/storefront/billing/v1';
import { toMessage } from '@storefront/rpc';
import type { StorePayments } from '../../gateways/domain/store-payments.ts';
import { railsOf } from '../domain/allowed-payment-rails.ts';
import type { Customer } from '../domain/customer.ts';

/** Converts a customer. `payment_rails` contains the rails that are currently available at this store. */
export const toProtoCustomer = (customer: Customer, store: StorePayments): Customer__Output => ({
  id: customer.id,
  email: customer.email,
  emailVerifiedAt: customer.emailVerifiedAt?.toISOString(),
  name: customer.name,
  companyName: customer.companyName ?? undefined,
  phone: customer.phone ?? undefined,
  taxId: customer.taxId ?? undefined,
  taxExemptCertificate: customer.taxExemptCertificate ?? undefined,
  taxExemptUntil: customer.taxExemptUntil ?? undefined,
  status: customer.status,
  currency: customer.currency,
  paymentRails: railsOf(customer, store),
  addresses: customer.addresses.map(toMessage),
  createdAt: customer.createdAt.toISOString(),
});

/**
 * Converts a session, from which the gateway creates an access token. If the account is pending approval, there is no session and both
 * strings are empty.
 */
export const toProtoSession = (
  session: { familyId: string; refreshToken: string } | null,
  customer: Customer,
  store: StorePayments,
): ShopperSession__Output => ({
  familyId: session?.familyId ?? '',
  refreshToken: session?.refreshToken ?? '',
  customer: toProtoCustomer(customer, store),
});
