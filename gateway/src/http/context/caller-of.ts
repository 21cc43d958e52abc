import { createHash } from 'node:crypto';
import { type Caller, type Idempotency, NO_STORE } from '@storefront/rpc';
import type { z } from 'zod';
import { IdempotencyHeaders } from '../input/idempotency-key.ts';
import { recordCall } from './record-call.ts';
import type { RequestContext } from './request-context.ts';

/** Builds the gRPC caller from the verified credentials of the request and nothing else. */
export function callerOf(context: RequestContext): Caller {
  const { key, shopper, requestId, mode, clientAddress } = context;
  const idempotency = idempotencyFields(context);
  return {
    tenantId: key?.tenantId ?? '',
    mode,
    store: key?.store ?? NO_STORE,
    kind: 'shopper_api',
    scopes: key?.scopes ?? [],
    requestId,
    ...(key === undefined ? {} : { keyKind: key.kind, keyId: key.keyId }),
    ...(shopper === undefined ? {} : { customerId: shopper.customerId, sessionId: shopper.familyId }),
    ...(clientAddress === undefined ? {} : { clientAddress }),
    ...(idempotency === undefined ? {} : { idempotency }),
    ...(key?.sandbox === undefined ? {} : { clockOffsetMs: key.sandbox.clockOffsetMs }),
    onCall: (rpc, durationMs) => recordCall(context, rpc, durationMs),
    ...(context.missingSections === undefined ? {} : { missingSections: context.missingSections }),
  };
}

/** Returns the Idempotency-Key and fingerprint of a validated request, on a route that stores responses. The fingerprint covers the path and the body. */
function idempotencyFields({ route, input }: Pick<RequestContext, 'route' | 'input'>): Idempotency | undefined {
  if (route?.request.headers !== IdempotencyHeaders || input === undefined) return undefined;
  const { 'idempotency-key': key } = input.headers as z.output<typeof IdempotencyHeaders>;
  if (key === undefined) return undefined;
  const { path, body } = input;
  return { route: `${route.method.toUpperCase()} ${route.path}`, key, fingerprint: fingerprintOf({ path, body }) };
}

/** Returns the hex SHA-256 of validated input in canonical form, so that field order, unknown fields, and whitespace do not matter. */
export function fingerprintOf(body: unknown): string {
  return createHash('sha256').update(canonical(body)).digest('hex');
}

/** JSON with sorted keys. The input is validated, so its schema bounds the depth of the recursion. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}
