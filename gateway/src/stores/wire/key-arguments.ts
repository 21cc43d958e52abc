import { isDnsName } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { asTime } from '@storefront/rpc';
import type { KeyKind } from '../../access/principals/key-principal.ts';

/** Validates the origins of a key. Those of a secret key would never be compared with a request. */
export function asOrigins(kind: KeyKind, texts: readonly string[]): string[] {
  if (kind === 'SECRET' && texts.length > 0) throw invalid('origins', 'apply to publishable keys only');
  return texts.map(asOrigin);
}

/** Validates an origin as browsers send it, with which requests are compared exactly: scheme, host, and port. */
function asOrigin(text: string): string {
  const { origin, protocol, hostname } = URL.canParse(text) ? new URL(text) : NO_URL;
  const isWeb = protocol === 'https:' || protocol === 'http:';
  // An IPv6 address is in brackets, and the URL parser has checked it.
  if (isWeb && !hostname.startsWith('[') && !isDnsName(hostname))
    throw invalid('origins', `"${text}" is a pattern. Give each origin in full, such as https://shop.example`);
  if (isWeb && origin === text) return text;
  const meant = isWeb ? `; browsers send ${origin}` : ', such as https://shop.example';
  throw invalid('origins', `"${text}" is not an origin${meant}`);
}

const NO_URL = { origin: '', protocol: '', hostname: '' };

/** Validates when a key expires; a date is the last day in the time zone of the store. One that has expired could never be used. */
export function asExpiry(text: string, now: Date, timeZone: string): Date {
  const expiresAt = asTime('expires_at', text, 'end', timeZone);
  if (expiresAt <= now) throw invalid('expires_at', 'must be in the future');
  return expiresAt;
}
