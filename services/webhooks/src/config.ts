import { ConfigError, durationMs, parseDuration, readEnv, SERVICE_VARIABLES, text, toServiceConfig } from '@storefront/config';
import { RETRY_SCHEDULES, type RetrySchedules } from './domain/retry-schedule.ts';
import { type BlockedHosts, parseBlockedHosts } from './endpoints/blocked-hosts.ts';
import { hostOf } from './endpoints/endpoint-url.ts';
import { parsePrivateEndpoints } from './endpoints/private-endpoints.ts';

/** For one attempt, from the DNS lookup to the end of the response. */
export const TIMEOUT_MS = 15_000;
/** How long a claimed delivery is reserved for its sender. */
const LEASE_MS = 60_000;
/** The time an attempt needs in addition to its request: to claim the delivery, and to save the result with retries. */
const LEASE_MARGIN_MS = 15_000;
const KEY_BYTES = 32;

/** The configuration of the webhooks process. */
export type Config = ReturnType<typeof readConfig>;

/** Reads the environment of the process. Throws one error that names every invalid variable, or a lease that a slow request could outlive. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const values = readEnv(
    {
      ...SERVICE_VARIABLES,
      BILLING_ADDRESS: text(),
      SECRETS_KEY: text()
        .transform(toKeys)
        .refine(areKeys, 'must be 32 random bytes in base64, or several such keys separated by commas or lines'),
      WEBHOOKS_ALLOW_PRIVATE_ENDPOINTS: text('false').refine(isPrivateEndpoints, 'must be true, false, or host names separated by commas'),
      WEBHOOKS_BLOCKED_HOSTS: text('').refine(isHosts, 'must be host names, addresses, or networks separated by commas'),
      PUBLIC_BASE_URL: text('').refine(isGatewayUrl, 'must be the URL of the gateway, beginning with https:// or http://'),
      WEBHOOKS_RETRY_WAITS: text('').refine(isWaits, 'must be durations separated by commas, such as 1s,5s,1m'),
      WEBHOOKS_TIMEOUT: durationMs(TIMEOUT_MS),
    },
    env,
  );
  assertLeaseOutlives(values.WEBHOOKS_TIMEOUT);
  return Object.freeze({
    ...toServiceConfig(values, env),
    billingAddress: values.BILLING_ADDRESS,
    /** The keys of signing secrets: the first one encrypts, and all of them decrypt. */
    secretsKeys: values.SECRETS_KEY,
    allowPrivateEndpoints: parsePrivateEndpoints(values.WEBHOOKS_ALLOW_PRIVATE_ENDPOINTS) ?? false,
    /** The deployment's own hosts, which no endpoint can be at. */
    blockedHosts: blockedHostsOf(values.WEBHOOKS_BLOCKED_HOSTS, values.PUBLIC_BASE_URL),
    retrySchedules: schedulesOf(values.WEBHOOKS_RETRY_WAITS),
    timeoutMs: values.WEBHOOKS_TIMEOUT,
    leaseMs: LEASE_MS,
  });
}

/** Otherwise a delivery could be sent twice concurrently. */
function assertLeaseOutlives(timeoutMs: number): void {
  if (timeoutMs + LEASE_MARGIN_MS <= LEASE_MS) return;
  throw new ConfigError(
    `WEBHOOKS_TIMEOUT: must be at most ${(LEASE_MS - LEASE_MARGIN_MS) / 1_000}s, because a delivery is leased for ${LEASE_MS / 1_000}s`,
  );
}

const toKeys = (list: string): Buffer[] => list.split(/[,\n]/).map((key) => Buffer.from(key, 'base64'));
const areKeys = (keys: readonly Buffer[]): boolean => keys.every((key) => key.length === KEY_BYTES);

/** Whether the text is a list of waits between attempts, such as `1s,5s,1m`. */
const isWaits = (value: string): boolean => value === '' || value.split(',').every((wait) => parseDuration(wait) !== undefined);

function schedulesOf(value: string): RetrySchedules {
  if (value === '') return RETRY_SCHEDULES;
  const waitsMs = value.split(',').map((wait) => parseDuration(wait) ?? 0);
  return { sandbox: waitsMs, live: waitsMs };
}

/** `api.shop.example:443` is a URL as well, with the scheme `api.shop.example` and without a host that could be blocked. */
const isGatewayUrl = (value: string): boolean =>
  value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value) && isHosts(hostOf(new URL(value))));
const isPrivateEndpoints = (value: string): boolean => parsePrivateEndpoints(value) !== undefined;
const isHosts = (value: string): boolean => parseBlockedHosts(entriesOf(value)) !== undefined;

/** `api.shop.example,.cluster.example,203.0.113.0/24`: the listed hosts and the host of the gateway. */
function blockedHostsOf(list: string, gatewayUrl: string): BlockedHosts {
  const own = gatewayUrl === '' ? [] : [hostOf(new URL(gatewayUrl))];
  const blocked = parseBlockedHosts([...entriesOf(list), ...own]);
  // Blocking nothing instead would allow what the operator wanted to block.
  if (blocked === undefined) throw new ConfigError('WEBHOOKS_BLOCKED_HOSTS: a host is malformed');
  return blocked;
}

const entriesOf = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
