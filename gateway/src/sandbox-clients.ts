import type { SandboxServiceDefinition as BillingSandbox } from '@storefront/proto/storefront/billing/v1/SandboxService';
import type { SandboxServiceDefinition as CatalogSandbox } from '@storefront/proto/storefront/catalog/v1/SandboxService';
import type { SandboxServiceDefinition as OrdersSandbox } from '@storefront/proto/storefront/orders/v1/SandboxService';
import { type Client, createClient } from '@storefront/rpc';
import type { Addresses, Credentials } from './clients.ts';

/** gRPC clients for the control of sandboxes. */
export interface SandboxClients {
  readonly catalog: Client<CatalogSandbox>;
  readonly orders: Client<OrdersSandbox>;
  readonly billing: Client<BillingSandbox>;
}

/** Moving a clock does what became due by it: a jump of years ends whatever a sandbox has open. */
const ADVANCE_DEADLINE_MS = 20_000;

/** Creates the clients, which connect on first use. Moving a clock to the same time again changes nothing, so it is retried. */
export function openSandboxClients(addresses: Addresses, { serviceToken, tls }: Credentials): SandboxClients {
  const options = { serviceToken, tls, deadlines: { AdvanceClock: ADVANCE_DEADLINE_MS }, idempotent: ['AdvanceClock'] } as const;
  return {
    catalog: createClient<CatalogSandbox>('storefront.catalog.v1.SandboxService', { ...options, address: addresses.catalog }),
    orders: createClient<OrdersSandbox>('storefront.orders.v1.SandboxService', { ...options, address: addresses.orders }),
    billing: createClient<BillingSandbox>('storefront.billing.v1.SandboxService', { ...options, address: addresses.billing }),
  };
}
