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
  const made = { operator, path: call.path, request, requestId: caller.requestId, ...placeOf(caller, request) };
  identified(made);
  const refusal = refusalOf(made);
  if (refusal === undefined) return made;
  await operators?.recordDenial(made, refusal.reason ?? refusal.code);
  throw refusal;
}

/** Some requests of operators name the store, because their caller has none. A request that contradicts its caller names no store. */
function placeOf({ tenantId, mode }: Caller, request: Fields): Pick<OperatorCall, 'tenantId' | 'mode'> {
  const named = textOf(request.tenantId);
  if (tenantId === '') return { tenantId: named, mode: textOf(request.mode) };
  return { tenantId: named === null || named === tenantId ? tenantId : null, mode };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const fieldsOf = (request: unknown): Fields => (typeof request === 'object' && request !== null ? { ...request } : {});
