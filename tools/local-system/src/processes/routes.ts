import type { ServiceName } from '@storefront/access';
import type { SystemAddresses } from './service-environment.ts';
import { SERVICES } from './services.ts';

/** A connection that a service opens to another process. */
export type Link = {
  readonly from: ServiceName;
  readonly to: ServiceName | 'postgres' | 'nats' | 'redis';
  /** `host:port` of the other process. */
  readonly address: string;
};

/** Returns the address that replaces that of a link, for example the address of a proxy. */
export type Route = (link: Link) => Promise<string>;

/** The connections of one service. */
export type ServiceEndpoints = { readonly endpoints: SystemAddresses; readonly databaseUrl: string };

/** Returns what a service connects to if each of its connections follows `route`. */
export async function routedEndpoints(
  from: ServiceName,
  { endpoints, databaseUrl }: ServiceEndpoints,
  route: Route,
): Promise<ServiceEndpoints> {
  const throughUrl = async (to: Link['to'], url: string): Promise<string> => {
    const { host } = new URL(url);
    return url.replace(host, await route({ from, to, address: host }));
  };
  const throughList = async (to: ServiceName): Promise<readonly [ServiceName, string]> => {
    const routed = endpoints.addresses[to].split(',').map((address) => route({ from, to, address }));
    return [to, (await Promise.all(routed)).join(',')];
  };
  const others = SERVICES.filter(({ name }) => name !== from);
  const addresses = { ...endpoints.addresses, ...Object.fromEntries(await Promise.all(others.map(({ name }) => throughList(name)))) };
  const natsUrl = await throughUrl('nats', endpoints.natsUrlOf(from));
  // Only the gateway uses Redis.
  const redisUrl = from === 'gateway' ? await throughUrl('redis', endpoints.redisUrl) : endpoints.redisUrl;
  return {
    endpoints: { ...endpoints, addresses, natsUrlOf: () => natsUrl, redisUrl },
    databaseUrl: await throughUrl('postgres', databaseUrl),
  };
}
