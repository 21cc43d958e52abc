import type { ApiKey__Output } from '@storefront/proto/storefront/gateway/v1';
import { countOf, type Finding, fail, ok, warn } from './finding.ts';
import type { StoreState } from './store-state.ts';

/** Enough time to replace a key without a hurry. */
const EXPIRES_SOON_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** The keys of live mode that work now. */
export const liveKeys = ({ keys, now }: Pick<StoreState, 'keys' | 'now'>): readonly ApiKey__Output[] =>
  keys.filter(
    ({ mode, revokedAt, expiresAt }) =>
      mode === 'live' && revokedAt === undefined && (expiresAt === undefined || Date.parse(expiresAt) > now.getTime()),
  );

/** Live keys exist and do not expire soon. */
export function checkKeys(state: StoreState): Finding {
  const keys = liveKeys(state);
  if (keys.length === 0) return fail('No live key is valid.', 'Issue one: storefront keys create --mode live --kind secret.');
  const soon = state.now.getTime() + EXPIRES_SOON_DAYS * DAY_MS;
  const expiring = keys.filter(({ expiresAt }) => expiresAt !== undefined && Date.parse(expiresAt) < soon);
  if (expiring.length > 0) {
    const hints = expiring.map(({ hint, expiresAt = '' }) => `${hint} on ${expiresAt.slice(0, 10)}`).join(', ');
    return warn(`A live key expires within ${EXPIRES_SOON_DAYS} days: ${hints}.`, 'Issue its successor and replace it in your servers.');
  }
  if (keys.every(({ kind }) => kind !== 'SECRET')) {
    return warn(
      'No live secret key is valid, and only a secret key checks out and manages webhooks.',
      'Issue one: storefront keys create --mode live --kind secret.',
    );
  }
  return ok(`${countOf(keys.length, 'live key is', 'live keys are')} valid.`);
}
