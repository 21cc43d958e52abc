import { WINDOW_SECONDS } from '../../access/limits/rate-decision.ts';
import type { RateLimiter } from '../../access/limits/rate-limiter.ts';
import type { KeyPrincipal } from '../../access/principals/key-principal.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Adds the draft `RateLimit` headers to every response for a known key: the policy `key`, and `client` if the key limits each client address. If nothing was
 * charged, they show the last known state.
 */
export function pushRateHeaders({ key, charge, clientAddress, headers }: RequestContext, limiter: RateLimiter): void {
  if (key === undefined) return;
  if (charge === undefined) {
    const left = limiter.peek(key, clientAddress);
    return push(headers, key, { left: left.key, reset: WINDOW_SECONDS }, { left: left.client, reset: WINDOW_SECONDS });
  }
  const { key: ofKey, client: ofClient } = charge;
  const client = { left: ofClient?.remaining, reset: ofClient?.resetSeconds };
  push(headers, key, { left: ofKey.remaining, reset: ofKey.resetSeconds }, client);
}

interface Shown {
  /** The remaining requests; undefined if there is no such limit. */
  readonly left: number | undefined;
  readonly reset: number | undefined;
}

function push(headers: string[], { ratePerMinute, ratePerClient }: KeyPrincipal, key: Shown, client: Shown): void {
  const policy = `"key";q=${ratePerMinute};w=${WINDOW_SECONDS}`;
  const state = `"key";r=${key.left};t=${key.reset}`;
  if (client.left === undefined || ratePerClient === null) return void headers.push('RateLimit-Policy', policy, 'RateLimit', state);
  headers.push('RateLimit-Policy', `${policy}, "client";q=${ratePerClient};w=${WINDOW_SECONDS}`);
  headers.push('RateLimit', `${state}, "client";r=${client.left};t=${client.reset}`);
}
