import { isIP } from 'node:net';
import { liveKeys } from './check-keys.ts';
import { countOf, type Finding, fail, ok, someOf } from './finding.ts';
import type { StoreState } from './store-state.ts';

/** Names that refer to a machine or its local network. */
const LOCAL_NAME = /^(?:localhost|[^.]+)$|\.(?:localhost|local|internal|lan|home|home\.arpa|test)$/;

/** Publishable live keys have origins, and each is a public site over HTTPS. */
export function checkOrigins(state: StoreState): Finding {
  const keys = liveKeys(state).filter(({ kind }) => kind === 'PUBLISHABLE');
  if (keys.length === 0) return ok('No publishable live key is valid, so no browser calls the live API.');
  const action =
    'Issue a key with the origins of your shop: storefront keys issue --mode live --kind publishable --origins. Then revoke the old one.';
  const closed = keys.filter(({ origins }) => origins.length === 0);
  if (closed.length > 0) return fail(`A publishable live key has no origins: ${someOf(closed.map(({ hint }) => hint))}.`, action);
  const origins = [...new Set(keys.flatMap((key) => key.origins))];
  const unfit = origins.filter((origin) => !isPublicSite(origin));
  if (unfit.length > 0) return fail(`An origin of a publishable live key is not a public HTTPS site: ${someOf(unfit)}.`, action);
  return ok(`Browsers may call the live API from ${countOf(origins.length, 'origin', 'origins')}: ${someOf(origins)}.`);
}

/** A site of the public internet is at a name: shops have certificates for names, and addresses are used on development machines. */
export function isPublicSite(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return protocol === 'https:' && isIP(host) === 0 && !LOCAL_NAME.test(host);
}
