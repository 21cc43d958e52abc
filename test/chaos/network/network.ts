import { seen } from '@storefront/lifecycle/testing';
import type { Link } from '@storefront/local-system';
import { type FaultProxy, startFaultProxy, type Weather } from './fault-proxy.ts';

/** Selects the paths between services, or from all services if `from` is not given. */
export interface Path {
  readonly from?: Link['from'];
  readonly to: Link['to'];
}

/** The network between the processes of a system: one proxy for each link. */
export interface Network {
  /** Returns the address of the proxy of a link. */
  route(link: Link): Promise<string>;
  /** Throws if the path has no links. */
  change(path: Path, weather: Weather): void;
  close(): Promise<void>;
}

/** Returns a network without proxies, which are started as the system asks for its routes. */
export function createNetwork(): Network {
  const proxies: { readonly link: Link; readonly proxy: FaultProxy }[] = [];
  return {
    async route(link) {
      const proxy = await startFaultProxy(link.address);
      proxies.push({ link, proxy });
      return proxy.address;
    },
    change({ from, to }, weather) {
      const changed = proxies.filter(({ link }) => link.to === to && (from === undefined || link.from === from));
      for (const { proxy } of seen(`links from ${from ?? 'any service'} to ${to}`, changed)) proxy.change(weather);
    },
    async close() {
      await Promise.all(proxies.map(({ proxy }) => proxy.close()));
    },
  };
}
