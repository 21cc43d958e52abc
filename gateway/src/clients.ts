import type { ServiceConfig } from '@storefront/config';
import type { BillingServiceDefinition } from '@storefront/proto/storefront/billing/v1';
import type { CartServiceDefinition } from '@storefront/proto/storefront/cart/v1';
import type { CatalogServiceDefinition } from '@storefront/proto/storefront/catalog/v1';
import type { OrdersServiceDefinition } from '@storefront/proto/storefront/orders/v1';
import type { WebhooksServiceDefinition } from '@storefront/proto/storefront/webhooks/v1';
import { type Client, createClient, readsOf } from '@storefront/rpc';

/** The RPCs that stream a PDF. */
type RenderedDocument = 'RenderInvoice' | 'RenderCreditNote' | 'RenderStatement';

/** gRPC clients of the five services behind the gateway. */
export interface Clients {
  readonly catalog: Client<CatalogServiceDefinition>;
  readonly cart: Client<CartServiceDefinition>;
  readonly orders: Client<OrdersServiceDefinition>;
  readonly billing: Client<BillingServiceDefinition, RenderedDocument>;
  readonly webhooks: Client<WebhooksServiceDefinition>;
}

/** The name of a service behind the gateway. */
export type ServiceName = keyof Clients;
/** The gRPC address of each service. */
export type Addresses = Readonly<Record<ServiceName, string>>;

/** How the gateway identifies itself to the services. */
export type Credentials = Pick<ServiceConfig, 'serviceToken' | 'tls'>;

/** A checkout involves four services; most other calls are a read or one small transaction. */
export const CHECKOUT_DEADLINE_MS = 8000;
/** The longest a cached response waits for the catalog version before it is loaded again instead. */
const VERSION_DEADLINE_MS = 500;
/** Password hashing is deliberately slow, and hashes queue up when many shoppers log in at once. */
export const PASSWORD_DEADLINE_MS = 5000;
/** Billing waits and renders for 20 s at most; the rest is for a shopper on a slow network to receive the file. */
export const PDF_DEADLINE_MS = 30_000;

/** Even the longest statement takes far less. A longer deadline would wait for a connection that is dead, which can take 15 s to notice. */
export const STATEMENT_DEADLINE_MS = 8000;

/** Opening a payment page involves a payment gateway on the internet. The next request returns the page of one that took longer. */
export const PAYMENT_PAGE_DEADLINE_MS = 7000;

/** The longest wait for an event (5 s), and the usual time to read it. */
const RECEIVE_DEADLINE_MS = 7000;

/** Creates the clients, which connect on first use. Only idempotent calls are retried after a broken connection. */
export function openClients(addresses: Addresses, credentials: Credentials): Clients {
  return {
    catalog: createClient<CatalogServiceDefinition>('storefront.catalog.v1.CatalogService', {
      address: addresses.catalog,
      ...credentials,
      deadlines: { GetCatalogVersion: VERSION_DEADLINE_MS },
      idempotent: readsOf('storefront.catalog.v1.CatalogService'),
    }),
    cart: createClient<CartServiceDefinition>('storefront.cart.v1.CartService', {
      address: addresses.cart,
      ...credentials,
      idempotent: [...readsOf<CartServiceDefinition>('storefront.cart.v1.CartService'), 'PriceCart'],
    }),
    orders: createClient<OrdersServiceDefinition>('storefront.orders.v1.OrdersService', {
      address: addresses.orders,
      ...credentials,
      deadlines: {
        Checkout: CHECKOUT_DEADLINE_MS,
        PreviewCheckout: CHECKOUT_DEADLINE_MS,
        RepayOrder: PAYMENT_PAGE_DEADLINE_MS,
        CloseAccount: CHECKOUT_DEADLINE_MS,
      },
      idempotent: [...readsOf<OrdersServiceDefinition>('storefront.orders.v1.OrdersService'), 'PreviewCheckout'],
    }),
    billing: createClient<BillingServiceDefinition, RenderedDocument>('storefront.billing.v1.BillingService', {
      address: addresses.billing,
      ...credentials,
      deadlines: {
        SignUp: PASSWORD_DEADLINE_MS,
        LogIn: PASSWORD_DEADLINE_MS,
        ConfirmPasswordReset: PASSWORD_DEADLINE_MS,
        ChangePassword: PASSWORD_DEADLINE_MS,
        RenderInvoice: PDF_DEADLINE_MS,
        RenderStatement: PDF_DEADLINE_MS,
        GetStatement: STATEMENT_DEADLINE_MS,
        RenderCreditNote: PDF_DEADLINE_MS,
        PayInvoice: PAYMENT_PAGE_DEADLINE_MS,
        PayInvoices: PAYMENT_PAGE_DEADLINE_MS,
        ApplyInvoiceCredit: PAYMENT_PAGE_DEADLINE_MS,
      },
      idempotent: readsOf('storefront.billing.v1.BillingService'),
    }),
    webhooks: createClient<WebhooksServiceDefinition>('storefront.webhooks.v1.WebhooksService', {
      address: addresses.webhooks,
      ...credentials,
      deadlines: { ReceiveEvents: RECEIVE_DEADLINE_MS, ListEvents: RECEIVE_DEADLINE_MS },
      idempotent: [...readsOf<WebhooksServiceDefinition>('storefront.webhooks.v1.WebhooksService'), 'ReceiveEvents'],
    }),
  };
}
