import { type Health, type HealthTls, listHealth } from '@storefront/rpc';
import type { ServiceName } from '../../clients.ts';
import type { Config } from '../../config.ts';

/** Whether a service can respond: it serves, and its database is available. */
export type HealthState = 'ok' | 'down';

/** The health of the API. */
export interface SystemHealth {
  /** `degraded` while a service is down, or while the gateway's own database, NATS, or Redis is unavailable to a process. */
  readonly status: 'ok' | 'degraded';
  readonly services: Readonly<Record<ServiceName, HealthState>>;
}

/** The health of the services behind the gateway, and of the resources of all. */
export interface ServicesHealth {
  /** Returns the health, at most about a second old. */
  read(): Promise<SystemHealth>;
}

/** Where the services are, and the resources of the gateway. */
export interface HealthOptions extends Pick<Config, 'addresses' | 'tls'> {
  readonly resources: () => Promise<Health>;
}

/** The health is read again after this time. */
const FRESH_MS = 500;
/** Meanwhile, the last one is returned up to this age, so that a busy system delays no response. */
const USABLE_MS = 1_000;
const RESPONSE_TIMEOUT_MS = 800;

/** Reads the health of the five services in parallel, and caches it briefly, however often load balancers ask. */
export function servicesHealth({ addresses, tls, resources }: HealthOptions): ServicesHealth {
  let latest: { readonly at: number; readonly health: SystemHealth } | undefined;
  let reading: Promise<SystemHealth> | undefined;

  const healthOf = (name: ServiceName): Promise<Health> => {
    const secure: HealthTls = { tls, serverName: name };
    return listHealth(addresses[name], RESPONSE_TIMEOUT_MS, secure);
  };
  const readAll = async (): Promise<SystemHealth> => {
    const [own, catalog, cart, orders, billing, webhooks] = await Promise.all([
      resources(),
      healthOf('catalog'),
      healthOf('cart'),
      healthOf('orders'),
      healthOf('billing'),
      healthOf('webhooks'),
    ]);
    const services = { catalog, cart, orders, billing, webhooks };
    const isOk = Object.values(services).every(isServing) && [own, ...Object.values(services)].every(hasResources);
    return {
      status: isOk ? 'ok' : 'degraded',
      services: {
        catalog: stateOf(catalog),
        cart: stateOf(cart),
        orders: stateOf(orders),
        billing: stateOf(billing),
        webhooks: stateOf(webhooks),
      },
    };
  };

  const refresh = async (): Promise<SystemHealth> => {
    const health = await readAll();
    latest = { at: performance.now(), health };
    reading = undefined;
    return health;
  };

  return {
    async read() {
      const ageMs = latest === undefined ? Number.POSITIVE_INFINITY : performance.now() - latest.at;
      if (latest !== undefined && ageMs <= FRESH_MS) return latest.health;
      reading ??= refresh();
      return latest !== undefined && ageMs <= USABLE_MS ? latest.health : reading;
    },
  };
}

const isServing = (health: Health): boolean => health[''] === true;
const hasResources = (health: Health): boolean => Object.values(health).every(Boolean);
const stateOf = (health: Health): HealthState => (isServing(health) && health.database === true ? 'ok' : 'down');
