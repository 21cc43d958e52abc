import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type EndpointRules, endpointUrlFault, hostOf } from './endpoint-url.ts';
import { isPublicAddress } from './public-address.ts';

/** Says what is wrong with an endpoint's address, its name resolved; undefined when nothing is. */
export type CheckEndpoint = (url: string) => Promise<string | undefined>;

/** A name server that takes longer is not waited for: every delivery checks again. */
const RESOLVE_MS = 2_000;

/** The check of an address that a store registers. A name that does not resolve passes, its receiver may not be up yet. */
export const checkEndpoint =
  (rules: EndpointRules): CheckEndpoint =>
  async (text) => {
    const fault = endpointUrlFault(text, rules);
    if (fault !== undefined || rules.allowPrivate) return fault;
    const host = hostOf(new URL(text));
    const addresses = isIP(host) === 0 ? await addressesOf(host) : [];
    return addresses.every(isPublicAddress) ? undefined : 'must be a public address';
  };

async function addressesOf(host: string): Promise<readonly string[]> {
  const timeout = new Promise<[]>((resolve) => setTimeout(resolve, RESOLVE_MS, []).unref());
  const found = lookup(host, { all: true }).catch(() => []);
  return (await Promise.race([found, timeout])).map(({ address }) => address);
}
