import type { Mode } from '@storefront/contract';
import { type Caller, type Idempotency, newId, NO_STORE } from '@storefront/rpc';
import type { z } from 'zod';
import { fingerprintOf } from '../../http/context/caller-of.ts';
import { recordCall } from '../../http/context/record-call.ts';
import type { RequestContext } from '../../http/context/request-context.ts';
import type { Parts } from '../../http/routing/route.ts';
import { isDryRun, type KeyHeaders, tagsOf, type VersionHeaders } from '../http/write-headers.ts';
import type { OperatorContext } from './operator-context.ts';

/** Returns a caller with a token alone, for calls about tokens and stores. */
export const anonymousCaller = (token: string, requestId = newId()): Caller => ({
  tenantId: '',
  mode: 'live',
  store: NO_STORE,
  kind: 'operator',
  scopes: [],
  token,
  requestId,
});

/** Builds the caller of a request, whose credential is the presented token. This process adds no authority to it. */
export function operatorCaller(context: RequestContext, { token, store }: OperatorContext, input: Parts): Caller {
  const { store_id: tenantId = '', mode } = input.path as { store_id?: string; mode?: Mode };
  const { 'if-match': ifMatch } = input.headers as Partial<z.output<typeof VersionHeaders>>;
  const idempotency = idempotencyOf(context, input);
  return {
    ...anonymousCaller(token, context.requestId),
    ...(store === undefined || mode === undefined ? {} : { tenantId, mode, store }),
    ...(ifMatch === undefined ? {} : { ifMatch: tagsOf(ifMatch) }),
    ...(idempotency === undefined ? {} : { idempotency }),
    onCall: (rpc, durationMs) => recordCall(context, rpc, durationMs),
  };
}

/** Returns the Idempotency-Key of a request, unless it writes nothing. Services scope it to the token. */
function idempotencyOf({ route }: RequestContext, input: Parts): Idempotency | undefined {
  const { 'idempotency-key': key } = input.headers as Partial<z.output<typeof KeyHeaders>>;
  if (route === undefined || key === undefined || isDryRun(input)) return undefined;
  const { path, body } = input;
  return { route: `${route.method.toUpperCase()} ${route.path}`, key, fingerprint: fingerprintOf({ path, body }) };
}
