import type { BillingServiceDefinition } from '@storefront/proto/storefront/billing/v1/BillingService';
import type { CartServiceDefinition } from '@storefront/proto/storefront/cart/v1/CartService';
import type { CatalogServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogService';
import type { OrdersServiceDefinition } from '@storefront/proto/storefront/orders/v1/OrdersService';
import type { WebhooksServiceDefinition } from '@storefront/proto/storefront/webhooks/v1/WebhooksService';
import { type Client, createClient } from '@storefront/rpc';

/** The five services behind the door. */
export interface Clients {
  readonly catalog: Client<CatalogServiceDefinition>;
  readonly cart: Client<CartServiceDefinition>;
  readonly orders: Client<OrdersServiceDefinition>;
  readonly billing: Client<BillingServiceDefinition>;
  readonly webhooks: Client<WebhooksServiceDefinition>;
}

export type ServiceName = keyof Clients;
export type Addresses = Readonly<Record<ServiceName, string>>;

/** A checkout walks through four services; everything else is a read or one small transaction. */
const CHECKOUT_DEADLINE_MS = 8000;
/** A cached page waits for this answer at most; after it the page itself is asked for. */
const VERSION_DEADLINE_MS = 500;
/** A password is hashed on purpose slowly, and in a queue when many log in at once. */
const PASSWORD_DEADLINE_MS = 5000;

/** Opens the clients; connections are made at first use. Only what changes nothing is sent again after a broken connection. */
export function openClients(addresses: Addresses, serviceToken: string): Clients {
  return {
    catalog: createClient<CatalogServiceDefinition>('storefront.catalog.v1.CatalogService', {
      address: addresses.catalog,
      serviceToken,
      deadlines: { GetCatalogVersion: VERSION_DEADLINE_MS },
      idempotent: [
        'ListProducts',
        'GetProduct',
        'ListCategories',
        'ListTags',
        'GetAvailability',
        'BatchGetAvailability',
        'GetCatalogVersion',
        'ListChanges',
      ],
    }),
    cart: createClient<CartServiceDefinition>('storefront.cart.v1.CartService', {
      address: addresses.cart,
      serviceToken,
      idempotent: ['GetCart', 'PriceCart'],
    }),
    orders: createClient<OrdersServiceDefinition>('storefront.orders.v1.OrdersService', {
      address: addresses.orders,
      serviceToken,
      deadlines: { Checkout: CHECKOUT_DEADLINE_MS, PreviewCheckout: CHECKOUT_DEADLINE_MS },
      idempotent: ['ListOrders', 'GetOrder', 'ListShippingOptions', 'PreviewCheckout'],
    }),
    billing: createClient<BillingServiceDefinition>('storefront.billing.v1.BillingService', {
      address: addresses.billing,
      serviceToken,
      deadlines: { SignUp: PASSWORD_DEADLINE_MS, LogIn: PASSWORD_DEADLINE_MS },
      idempotent: ['GetCustomer', 'GetCreditStatus', 'ListInvoices', 'GetInvoice', 'GetOrderBilling', 'ListEndedSessions'],
    }),
    webhooks: createClient<WebhooksServiceDefinition>('storefront.webhooks.v1.WebhooksService', {
      address: addresses.webhooks,
      serviceToken,
      idempotent: ['ListSubscriptions', 'GetSubscription', 'ListDeliveries', 'GetDelivery'],
    }),
  };
}

export function closeClients(clients: Clients): void {
  for (const client of Object.values(clients)) client.close();
}
