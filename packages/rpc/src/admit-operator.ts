import { type Fields, isOperatorToken, type OperatorCall, type Operators, ROOT_OPERATOR, refusalOf } from '@storefront/access';
import type { Caller } from './caller.ts';
import { unknownToken } from './identify-peer.ts';
import type { IncomingCall } from './incoming-call.ts';

/** Identifies the operator who makes a call. `identified` receives the call before it is authorized. Throws, and records the refusal, if the operator may not make it. */
export async function admitOperator(
  call: IncomingCall,
  caller: Caller,
  operators: Operators | undefined,
  identified: (made: OperatorCall) => void,
): Promise<OperatorCall> {
  const token = call.token();
  const operator = isOperatorToken(token) ? await operators?.identify(token) : ROOT_OPERATOR;
  if (operator === undefined) throw unknownToken();
  const request = fieldsOf(call.request);
  const made = { operator, path: call.path, request, requestId: caller.requestId, ...storeOfCall(call.path, caller, request) };
  identified(made);
  const refusal = refusalOf(made);
  if (refusal === undefined) return made;
  await operators?.recordDenial(made, refusal.reason ?? refusal.code);
  throw refusal;
}

/** The services whose RPCs take the store from the request and ignore that of the caller. */
const NAMES_STORE = /^\/storefront\.(?:gateway|operations)\./;

/** Returns the store that a call affects, as its handler sees it. */
const storeOfCall = (path: string, { tenantId, mode }: Caller, request: Fields): Pick<OperatorCall, 'tenantId' | 'mode'> =>
  NAMES_STORE.test(path) ? { tenantId: textOf(request.tenantId), mode: textOf(request.mode) } : { tenantId: textOf(tenantId), mode };

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const fieldsOf = (request: unknown): Fields => (typeof request === 'object' && request !== null ? { ...request } : {});
