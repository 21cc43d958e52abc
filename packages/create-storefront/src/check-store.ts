import { type Answer, callApi } from './call-api.ts';
import { CreateFault } from './create-fault.ts';
import { type KeyKind, keyFault, pairFault } from './key-fault.ts';
import { missingScopes } from './missing-scopes.ts';
import type { Store } from './store.ts';

const WEBHOOKS = 'storefront:webhooks';

/**
 * Checks with the API that the keys are of one store and have what the storefront needs. Returns what the storefront has to do without. Throws a
 * `CreateFault` if it would not work.
 */
export async function checkStore(store: Store, origins: readonly string[], wantsWebhooks: boolean): Promise<readonly string[]> {
  const { url, secretKey, publishableKey } = store;
  const fault = keyFault('secret', secretKey) ?? keyFault('publishable', publishableKey) ?? pairFault(secretKey, publishableKey);
  if (fault !== undefined) throw new CreateFault(fault);
  const [secret, publishable] = [await ping(url, 'secret', secretKey), await ping(url, 'publishable', publishableKey)];
  if (secret.body.tenant_id !== publishable.body.tenant_id)
    throw new CreateFault('The keys belong to two stores. Both must be of the same store.');

  const missing = missingScopes(secret.body.scopes, wantsWebhooks);
  if (missing.length > 0) throw new CreateFault(scopeFault(missing, secret.body.scopes));
  const refused = await Promise.all(
    origins.map(async (origin) => [origin, await callApi(url, publishableKey, '/v1/ping', { origin })] as const),
  );
  const refusedOrigins = refused.filter(([, { reason }]) => reason === 'origin_not_allowed').map(([origin]) => origin);
  return refusedOrigins.length === 0 ? [] : [originWarning(refusedOrigins, origins)];
}

async function ping(url: string, kind: KeyKind, key: string): Promise<Answer> {
  const answer = await callApi(url, key, '/v1/ping');
  if (answer.status === 401) throw new CreateFault(`${url} does not know the ${kind} key, or it has been revoked or has expired.`);
  if (answer.status !== 200) throw new CreateFault(`${url} refuses the ${kind} key: ${answer.message}`);
  return answer;
}

function scopeFault(missing: readonly string[], scopes: unknown): string {
  const granted = Array.isArray(scopes) ? scopes.map(String) : [];
  const advice = missing.includes(WEBHOOKS) ? ' Or create it without webhooks: --no-webhooks.' : '';
  return `The secret key does not have the scope ${missing.join(', ')}. Have a key issued with it: storefront keys create --kind secret --scopes ${[...granted, ...missing].join(',')}.${advice}`;
}

const originWarning = (refused: readonly string[], origins: readonly string[]): string =>
  `The publishable key does not allow ${refused.join(' and ')}, so the search box has no suggestions there. Have a key issued that does: storefront keys create --kind publishable --origins ${origins.join(',')}`;
