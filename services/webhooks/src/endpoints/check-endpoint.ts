import { isIP } from 'node:net';
import { type EndpointRules, endpointUrlViolation, hostOf } from './endpoint-url.ts';
import type { ResolveName } from './name-resolver.ts';
import { allowsPrivate } from './private-endpoints.ts';
import { isPublicAddress } from './public-address.ts';

/** Resolves an endpoint's address and returns what is wrong with it, or undefined. */
export type CheckEndpoint = (url: string, tenantId: string) => Promise<string | undefined>;

/** There is no need to wait longer for a name server, because every delivery checks again. */
const RESOLVE_MS = 1_000;

/** Checks an address that a store registers. A name that does not resolve is accepted, because its receiver may not be running yet. */
export const checkEndpoint =
  (rules: EndpointRules, resolve: ResolveName): CheckEndpoint =>
  async (text, tenantId) => {
    const violation = endpointUrlViolation(text, rules);
    if (violation !== undefined) return violation;
    const host = hostOf(new URL(text));
    if (allowsPrivate(rules.allowPrivate, host)) return undefined;
    const addresses = isIP(host) === 0 ? await addressesOf(resolve(host, tenantId)) : [];
    return addresses.every((address) => isPublicAddress(address, rules.blocked?.networks)) ? undefined : 'must be a public address';
  };

async function addressesOf(resolving: ReturnType<ResolveName>): Promise<readonly string[]> {
  const timeout = new Promise<[]>((resolve) => setTimeout(resolve, RESOLVE_MS, []).unref());
  const found = resolving.catch(() => []);
  return (await Promise.race([found, timeout])).map(({ address }) => address);
}
