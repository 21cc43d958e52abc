import type { SandboxServiceDefinition as BillingSandbox } from '@storefront/proto/storefront/billing/v1';
import type { SandboxServiceDefinition as CatalogSandbox } from '@storefront/proto/storefront/catalog/v1';
import type { SandboxServiceDefinition as OrdersSandbox } from '@storefront/proto/storefront/orders/v1';
import type { SandboxServiceDefinition as WebhooksSandbox } from '@storefront/proto/storefront/webhooks/v1';
import { type Client, createClient } from '@storefront/rpc';
import type { Addresses, Credentials } from './clients.ts';

/** gRPC clients for the control of sandboxes. */
export interface SandboxClients {
  readonly catalog: Client<CatalogSandbox>;
  readonly orders: Client<OrdersSandbox>;
  readonly billing: Client<BillingSandbox>;
  readonly webhooks: Client<WebhooksSandbox>;
}

/** Moving a clock does what became due by it: a jump of years ends whatever a sandbox has open. What is left after this time is done when the move is repeated. */
const ADVANCE_DEADLINE_MS = 6_000;

/** The largest history takes about a second, and several on a busy machine. */
const HISTORY_DEADLINE_MS = 20_000;

/** Creates the clients, which connect on first use. What has the same effect when it is repeated is retried after a broken connection. */
export function openSandboxClients(addresses: Addresses, { serviceToken, tls }: Credentials): SandboxClients {
  const options = { serviceToken, tls, deadlines: { AdvanceClock: ADVANCE_DEADLINE_MS } } as const;
  return {
    catalog: createClient<CatalogSandbox>('storefront.catalog.v1.SandboxService', {
      ...options,
      address: addresses.catalog,
      idempotent: ['AdvanceClock', 'SetSandboxStock', 'GetProductEvent'],
    }),
    orders: createClient<OrdersSandbox>('storefront.orders.v1.SandboxService', {
      ...options,
      address: addresses.orders,
      idempotent: ['AdvanceClock', 'GetOrderEvent'],
    }),
    billing: createClient<BillingSandbox>('storefront.billing.v1.SandboxService', {
      ...options,
      deadlines: { ...options.deadlines, CreateHistory: HISTORY_DEADLINE_MS },
      address: addresses.billing,
      idempotent: [
        'AdvanceClock',
        'ListPayments',
        'ClearPayments',
        'ClearAttempts',
        'SetCredit',
        'GetInvoiceEvent',
        'GetCreditNoteEvent',
        'GetCustomerEvent',
        'GetPaymentEvent',
      ],
    }),
    webhooks: createClient<WebhooksSandbox>('storefront.webhooks.v1.SandboxService', { serviceToken, tls, address: addresses.webhooks }),
  };
}
