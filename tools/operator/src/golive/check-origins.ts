import { liveKeys } from './check-keys.ts';
import { countOf, type Finding, fail, ok, someOf } from './finding.ts';
import { isPublicSite } from './public-site.ts';
import type { StoreState } from './store-state.ts';

/** Publishable live keys have origins, and each is a public site over HTTPS. */
export function checkOrigins(state: StoreState): Finding {
  const keys = liveKeys(state).filter(({ kind }) => kind === 'PUBLISHABLE');
  if (keys.length === 0) return ok('No publishable live key is valid, so no browser calls the live API.');
  const action =
    'Issue a key with the origins of your shop: storefront keys create --mode live --kind publishable --origins. Then revoke the old one.';
  const closed = keys.filter(({ origins }) => origins.length === 0);
  if (closed.length > 0) return fail(`A publishable live key has no origins: ${someOf(closed.map(({ hint }) => hint))}.`, action);
  const origins = [...new Set(keys.flatMap((key) => key.origins))];
  const unfit = origins.filter((origin) => !isPublicSite(origin));
  if (unfit.length > 0) return fail(`An origin of a publishable live key is not a public HTTPS site: ${someOf(unfit)}.`, action);
  return ok(`Browsers may call the live API from ${countOf(origins.length, 'origin', 'origins')}: ${someOf(origins)}.`);
}
