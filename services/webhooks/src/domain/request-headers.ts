import { HEADER_NAME_LENGTH_MAX, HEADER_VALUE_LENGTH_MAX } from './subscription-options.ts';

/** A token of RFC 9110. */
const NAME = /^[!#$%&'*+.^_`|~0-9a-z-]+$/;
/** Printable ASCII. HTTP removes blanks at the ends. */
const VALUE = /^(?:[!-~](?:[ -~]*[!-~])?)?$/;

/** Headers that the service sets, or that belong to one connection. */
const RESERVED: ReadonlySet<string> = new Set([
  'host',
  'user-agent',
  'traceparent',
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
const RESERVED_PREFIXES: readonly string[] = ['content-', 'webhook-', 'x-service-'];

/** Returns why a store cannot set a header of this name, or undefined if it can. */
export function headerNameFault(name: string): string | undefined {
  const lower = name.toLowerCase();
  if (name.length > HEADER_NAME_LENGTH_MAX) return `must have a name of at most ${HEADER_NAME_LENGTH_MAX} characters`;
  if (!NAME.test(lower)) return 'must have a name of letters, digits, and hyphens';
  const isReserved = RESERVED.has(lower) || RESERVED_PREFIXES.some((prefix) => lower.startsWith(prefix));
  return isReserved ? 'is a header that cannot be set for a subscription' : undefined;
}

/** Returns why a header cannot have this value, or undefined if it can. */
export function headerValueFault(value: string): string | undefined {
  if (value.length <= HEADER_VALUE_LENGTH_MAX && VALUE.test(value)) return undefined;
  return `must have at most ${HEADER_VALUE_LENGTH_MAX} printable ASCII characters, without blanks at the ends`;
}
