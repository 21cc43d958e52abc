import { checkHealth } from '@storefront/rpc';
import type { Addresses, ServiceName } from '../clients.ts';

export type HealthState = 'ok' | 'down';

export interface ServicesHealth {
  /** Whether each service says that it serves, as of two seconds ago at most. */
  states(): Promise<Readonly<Record<ServiceName, HealthState>>>;
}

/** However often a load balancer asks, the services are asked this often. */
const TRUSTED_MS = 2000;
const ANSWER_WITHIN_MS = 800;

/** The gRPC health of the five services, asked for together and kept for a moment. */
export function servicesHealth(addresses: Addresses, now: () => number): ServicesHealth {
  let asked: { readonly at: number; readonly states: Promise<Readonly<Record<ServiceName, HealthState>>> } | undefined;

  const stateOf = async (address: string): Promise<HealthState> => ((await checkHealth(address, ANSWER_WITHIN_MS)) ? 'ok' : 'down');
  const askAll = async (): Promise<Readonly<Record<ServiceName, HealthState>>> => {
    const [catalog, cart, orders, billing, webhooks] = await Promise.all([
      stateOf(addresses.catalog),
      stateOf(addresses.cart),
      stateOf(addresses.orders),
      stateOf(addresses.billing),
      stateOf(addresses.webhooks),
    ]);
    return { catalog, cart, orders, billing, webhooks };
  };

  return {
    states() {
      if (asked === undefined || now() - asked.at > TRUSTED_MS) asked = { at: now(), states: askAll() };
      return asked.states;
    },
  };
}
