import type { RequestEventsServiceDefinition } from '@storefront/proto/storefront/operations/v1';
import { type Client, createClient } from '@storefront/rpc';
import type { Addresses, Credentials } from '../clients.ts';
import type { RequestLog } from './request-log.ts';

/** The services whose public events are caused by requests. */
const EMITTERS = ['orders', 'billing'] as const;

/** Clients for the events of requests, one for each service that emits them. */
export type RequestEventClients = Readonly<Record<(typeof EMITTERS)[number], Client<RequestEventsServiceDefinition>>>;

/** The dependencies of the operations that show requests. */
export interface InsightDeps {
  readonly requests: RequestLog;
  readonly events: RequestEventClients;
}

/** Creates the clients, which connect on first use. */
export function openRequestEventClients(addresses: Addresses, { serviceToken, tls }: Credentials): RequestEventClients {
  const open = (service: (typeof EMITTERS)[number]) =>
    createClient<RequestEventsServiceDefinition>('storefront.operations.v1.RequestEventsService', {
      address: addresses[service],
      serverName: service,
      serviceToken,
      tls,
      idempotent: ['ListRequestEvents'],
    });
  return { orders: open('orders'), billing: open('billing') };
}
