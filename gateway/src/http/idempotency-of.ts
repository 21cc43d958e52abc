import type { Idempotency } from '@storefront/rpc';
import type { z } from 'zod';
import { IdempotencyHeaders } from '../schemas/idempotency-key.ts';
import type { Exchange } from './exchange.ts';
import { fingerprintOf } from './fingerprint.ts';

/** The Idempotency-Key of a checked request, on a route that keeps answers. The path counts as the body does: one cart's line is not another's. */
export function idempotencyOf({ route, input }: Pick<Exchange, 'route' | 'input'>): Idempotency | undefined {
  if (route?.request.headers !== IdempotencyHeaders || input === undefined) return undefined;
  const { 'idempotency-key': key } = input.headers as z.output<typeof IdempotencyHeaders>;
  if (key === undefined) return undefined;
  const { path, body } = input;
  return { route: `${route.method.toUpperCase()} ${route.path}`, key, fingerprint: fingerprintOf({ path, body }) };
}
