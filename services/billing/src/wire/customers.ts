import type { Customer__Output } from '@storefront/proto/storefront/billing/v1/Customer';
import type { ShopperSession__Output } from '@storefront/proto/storefront/billing/v1/ShopperSession';
import type { Customer } from '../domain/customer.ts';
import { railsOf, type StorePayments } from '../domain/payment-rails.ts';
import { toProtoAddress } from './addresses.ts';

/** A customer as gRPC carries it; `payment_rails` are those that work at this store as it is set now. */
export const toProtoCustomer = (customer: Customer, store: StorePayments): Customer__Output => ({
  id: customer.id,
  email: customer.email,
  name: customer.name,
  companyName: customer.companyName ?? undefined,
  phone: customer.phone ?? undefined,
  taxId: customer.taxId ?? undefined,
  status: customer.status,
  currency: customer.currency,
  paymentRails: railsOf(customer, store),
  addresses: customer.addresses.map(toProtoAddress),
  createdAt: customer.createdAt.toISOString(),
});

/** A session for the gateway to sign an access token for; without one (an account that waits for approval) both texts are empty. */
export const toProtoSession = (
  session: { familyId: string; refreshToken: string } | null,
  customer: Customer,
  store: StorePayments,
): ShopperSession__Output => ({
  familyId: session?.familyId ?? '',
  refreshToken: session?.refreshToken ?? '',
  customer: toProtoCustomer(customer, store),
});
