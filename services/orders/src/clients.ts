import type { BillingServiceDefinition } from '@storefront/proto/storefront/billing/v1';
import type { CartServiceDefinition } from '@storefront/proto/storefront/cart/v1';
import type { CatalogServiceDefinition } from '@storefront/proto/storefront/catalog/v1';
import { type Client, createClient } from '@storefront/rpc';
import type { Config } from './config.ts';

/** Clients of the services that orders calls. */
export interface Clients {
  readonly cart: Client<CartServiceDefinition>;
  readonly catalog: Client<CatalogServiceDefinition>;
  readonly billing: Client<BillingServiceDefinition>;
}

/** The RPCs of the cart service that checkout and the closing of accounts call. */
export type CartClient = Pick<Clients['cart'], 'freezeCart' | 'unfreezeCart' | 'closeCart' | 'eraseCustomer'>;
/** The RPCs of the catalog that checkout, shipping, and reads call. */
export type CatalogClient = Pick<
  Clients['catalog'],
  | 'quoteLines'
  | 'reserveStock'
  | 'commitReservation'
  | 'commitReservations'
  | 'releaseReservation'
  | 'shipReservation'
  | 'reduceReservation'
  | 'restockReturn'
  | 'learnExemption'
>;
/** The RPCs of billing that checkout, orders, and the closing of accounts call. */
export type BillingClient = Pick<
  Clients['billing'],
  | 'authorizePayment'
  | 'commitPayment'
  | 'commitPayments'
  | 'releasePayment'
  | 'getOrderBilling'
  | 'reopenPayment'
  | 'refundOrder'
  | 'beginAccountClosing'
  | 'endAccountClosing'
>;

/**
 * Deadline of one checkout step. Three sequential steps fit into the gateway's 8-second deadline for a checkout; settlement or compensation
 * gets what remains of it (checkout/wait-for-caller.ts).
 */
export const CALL_DEADLINE_MS = 2_500;

/** Opening a payment page involves a payment gateway on the internet. A checkout whose other steps took long has less time for it. */
export const PAYMENT_PAGE_DEADLINE_MS = 4_500;

/** Password hashing is deliberately slow. A request has 8 s for all steps. */
const PASSWORD_DEADLINE_MS = 4_500;

type Addresses = Pick<Config, 'billingAddress' | 'cartAddress' | 'catalogAddress' | 'serviceToken' | 'tls'>;

/** Opens clients of the other services. All their calls may be retried: each is idempotent under the ID of the checkout, shipment, correction, or request. */
export function openClients({ billingAddress, cartAddress, catalogAddress, serviceToken, tls }: Addresses): Clients {
  const options = { serviceToken, tls, deadlineMs: CALL_DEADLINE_MS };
  return {
    cart: createClient<CartServiceDefinition>('storefront.cart.v1.CartService', {
      ...options,
      address: cartAddress,
      idempotent: ['FreezeCart', 'UnfreezeCart', 'CloseCart', 'EraseCustomer'],
    }),
    catalog: createClient<CatalogServiceDefinition>('storefront.catalog.v1.CatalogService', {
      ...options,
      address: catalogAddress,
      idempotent: [
        'QuoteLines',
        'ReserveStock',
        'CommitReservation',
        'CommitReservations',
        'ReleaseReservation',
        'ShipReservation',
        'ReduceReservation',
        'RestockReturn',
        'LearnExemption',
      ],
    }),
    billing: createClient<BillingServiceDefinition>('storefront.billing.v1.BillingService', {
      ...options,
      address: billingAddress,
      deadlines: {
        AuthorizePayment: PAYMENT_PAGE_DEADLINE_MS,
        ReopenPayment: PAYMENT_PAGE_DEADLINE_MS,
        BeginAccountClosing: PASSWORD_DEADLINE_MS,
      },
      idempotent: [
        'AuthorizePayment',
        'CommitPayment',
        'CommitPayments',
        'ReleasePayment',
        'GetOrderBilling',
        'ReopenPayment',
        'RefundOrder',
        'EndAccountClosing',
      ],
    }),
  };
}
