import {
  ConfigError,
  durationMs,
  flag,
  parseDuration,
  readEnv,
  SERVICE_VARIABLES,
  type ServiceConfig,
  text,
  toServiceConfig,
} from '@storefront/config';
import { RETRY_SCHEDULES, type RetrySchedules } from './domain/retry-schedule.ts';

/** Of one attempt, from the look-up of the name to the end of the answer. */
const TIMEOUT_MS = 15_000;
/** How long a delivery belongs to the sender that took it. */
const LEASE_MS = 60_000;
/** What an attempt needs beside the request: the claim before, the settling with its tries after. */
const LEASE_MARGIN_MS = 15_000;
const KEY_BYTES = 32;

export interface Config extends ServiceConfig {
  /** Under which signing secrets are sealed. */
  readonly secretsKey: Buffer;
  readonly allowPrivateEndpoints: boolean;
  readonly retrySchedules: RetrySchedules;
  readonly timeoutMs: number;
  readonly leaseMs: number;
}

/** Reads the environment of the process; all faults at once. A lease that a slow request could outlive is one of them. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readEnv(
    {
      ...SERVICE_VARIABLES,
      SECRETS_KEY: text()
        .transform((value) => Buffer.from(value, 'base64'))
        .refine(isKey, 'must be 32 random bytes in base64'),
      WEBHOOKS_ALLOW_PRIVATE_ENDPOINTS: flag(false),
      WEBHOOKS_RETRY_WAITS: text('').refine(isWaits, 'must be durations separated by commas, such as 1s,5s,1m'),
      WEBHOOKS_TIMEOUT: durationMs(TIMEOUT_MS),
    },
    env,
  );
  assertLeaseOutlives(values.WEBHOOKS_TIMEOUT);
  return Object.freeze({
    ...toServiceConfig(values, env),
    secretsKey: values.SECRETS_KEY,
    allowPrivateEndpoints: values.WEBHOOKS_ALLOW_PRIVATE_ENDPOINTS,
    retrySchedules: schedulesOf(values.WEBHOOKS_RETRY_WAITS),
    timeoutMs: values.WEBHOOKS_TIMEOUT,
    leaseMs: LEASE_MS,
  });
}

/** Else a delivery would be on its way twice at a time. */
function assertLeaseOutlives(timeoutMs: number): void {
  if (timeoutMs + LEASE_MARGIN_MS <= LEASE_MS) return;
  throw new ConfigError(
    `WEBHOOKS_TIMEOUT: must be at most ${(LEASE_MS - LEASE_MARGIN_MS) / 1_000}s, the lease of a delivery is ${LEASE_MS / 1_000}s`,
  );
}

const isKey = (key: Buffer): boolean => key.length === KEY_BYTES;

/** `1s,5s,1m`: the waits between attempts, of both modes. */
const isWaits = (value: string): boolean => value === '' || value.split(',').every((wait) => parseDuration(wait) !== undefined);

function schedulesOf(value: string): RetrySchedules {
  if (value === '') return RETRY_SCHEDULES;
  const waitsMs = value.split(',').map((wait) => parseDuration(wait) ?? 0);
  return { sandbox: waitsMs, live: waitsMs };
}
