import { checkHealth } from '@storefront/rpc';
import type { ServiceName } from '../../clients.ts';
import type { Config } from '../../config.ts';

/** Whether a service is serving. */
export type HealthState = 'ok' | 'down';

/** The health of the services behind the gateway. */
export interface ServicesHealth {
  /** Returns the state of each service, at most two seconds old. */
  states(): Promise<Readonly<Record<ServiceName, HealthState>>>;
}

/** States are cached for this long, however often load balancers check the health. */
const TRUSTED_MS = 2000;
const ANSWER_WITHIN_MS = 800;

/** Checks the gRPC health of the five services in parallel and caches the result briefly. */
export function servicesHealth({ addresses, tls }: Pick<Config, 'addresses' | 'tls'>, now: () => number): ServicesHealth {
  let latest: { readonly at: number; readonly states: Promise<Readonly<Record<ServiceName, HealthState>>> } | undefined;

  const stateOf = async (name: ServiceName): Promise<HealthState> =>
    (await checkHealth(addresses[name], ANSWER_WITHIN_MS, { tls, serverName: name })) ? 'ok' : 'down';
  const checkAll = async (): Promise<Readonly<Record<ServiceName, HealthState>>> => {
    const [catalog, cart, orders, billing, webhooks] = await Promise.all([
      stateOf('catalog'),
      stateOf('cart'),
      stateOf('orders'),
      stateOf('billing'),
      stateOf('webhooks'),
    ]);
    return { catalog, cart, orders, billing, webhooks };
  };

  return {
    states() {
      if (latest === undefined || now() - latest.at > TRUSTED_MS) latest = { at: now(), states: checkAll() };
      return latest.states;
    },
  };
}
