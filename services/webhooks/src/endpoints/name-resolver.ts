import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { type IPolicy, TimeoutStrategy, bulkhead, timeout, wrap } from 'cockatiel';
import { type PrivateEndpoints, allowsPrivate } from './private-endpoints.ts';

/** A name has no address, or its name servers did not respond. */
export class NameNotResolved extends Error {
  override readonly name = 'NameNotResolved';
  readonly code = 'NAME_NOT_RESOLVED';
}

/** Resolves the name of a store's endpoint to all its addresses. Rejects with NameNotResolved within three seconds. */
export type ResolveName = (host: string, tenantId: string) => Promise<readonly LookupAddress[]>;

/** How to resolve names. */
export interface ResolverOptions {
  /** Whether names of this machine and its network, as in /etc/hosts, are resolved. For development. */
  readonly allowPrivate: PrivateEndpoints;
  /** Name servers as `address:port`; by default those of the system. */
  readonly nameServers?: readonly string[];
}

/** Includes the wait for other look-ups of the store. Together with the handshake it is well below the time of an attempt. */
export const LOOKUP_MS = 3000;
/** Names are often resolved within milliseconds; a lost datagram is sent once more. */
const QUERY_MS = 1000;
const QUERY_TRIES = 2;
/** Concurrent look-ups of one store: those of names that never resolve must not use up the sockets and ports of all. */
export const LOOKUPS_PER_STORE = 4;
/** More names than a store has subscriptions. */
const WAITING_PER_STORE = 64;

interface Store {
  readonly limit: IPolicy;
  /** Look-ups in progress by host, which deliveries to the same endpoint share. */
  readonly shared: Map<string, Promise<readonly LookupAddress[]>>;
}

/**
 * Creates a resolver that does not use `dns.lookup`: that occupies a thread of the process, of which there are four, until a name server responds,
 * so that a few names with unresponsive name servers would delay the deliveries of all stores.
 */
export function nameResolver({ allowPrivate, nameServers }: ResolverOptions): ResolveName {
  const stores = new Map<string, Store>();

  const storeOf = (tenantId: string): Store => {
    const known = stores.get(tenantId);
    if (known !== undefined) return known;
    const limit = wrap(timeout(LOOKUP_MS, TimeoutStrategy.Aggressive), bulkhead(LOOKUPS_PER_STORE, WAITING_PER_STORE));
    const store = { limit, shared: new Map() };
    stores.set(tenantId, store);
    return store;
  };

  return async (host, tenantId) => {
    const local = allowsPrivate(allowPrivate, host) ? await localAddresses(host) : [];
    if (local.length > 0) return local;
    const store = storeOf(tenantId);
    const { limit, shared } = store;
    const lookup =
      shared.get(host) ??
      limit
        .execute(({ signal }) => addressesOf(host, nameServers, signal))
        .catch((cause: unknown) => {
          throw cause instanceof NameNotResolved ? cause : new NameNotResolved('the look-up did not finish in time', { cause });
        })
        .finally(() => {
          shared.delete(host);
          if (shared.size === 0) stores.delete(tenantId);
        });
    shared.set(host, lookup);
    return lookup;
  };
}

async function addressesOf(
  host: string,
  nameServers: readonly string[] | undefined,
  signal: AbortSignal,
): Promise<readonly LookupAddress[]> {
  // One resolver for each look-up, because only all queries of a resolver can be canceled.
  const resolver = new Resolver({ timeout: QUERY_MS, tries: QUERY_TRIES });
  if (nameServers !== undefined) resolver.setServers(nameServers);
  signal.addEventListener('abort', () => resolver.cancel());
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = [...toAddresses(four, 4), ...toAddresses(six, 6)];
  if (found.length > 0) return found;
  throw new NameNotResolved('the name has no address', { cause: four.status === 'rejected' ? four.reason : undefined });
}

const toAddresses = (result: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] =>
  result.status === 'fulfilled' ? result.value.map((address) => ({ address, family })) : [];

const HOSTS_FILE = '/etc/hosts';
const LOOPBACK: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/** Returns the addresses of a name that this machine defines itself: localhost and the names in /etc/hosts. Empty for any other name. */
export async function localAddresses(host: string): Promise<readonly LookupAddress[]> {
  const name = host.toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost')) return LOOPBACK;
  return addressesIn(await readFile(HOSTS_FILE, 'utf8').catch(() => ''), name);
}

/** Returns the addresses of a name in the text of a hosts file. */
export const addressesIn = (text: string, name: string): readonly LookupAddress[] =>
  text.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    const family = isIP(address);
    return family !== 0 && names.some((known) => known.toLowerCase() === name) ? [{ address, family }] : [];
  });
