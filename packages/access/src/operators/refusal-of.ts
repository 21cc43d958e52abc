import { type AppError, forbidden, unauthorized } from '@storefront/errors';
import { scopesOf } from '../operator-scopes.ts';
import type { Operator, OperatorCall } from './operator.ts';

/** RPCs whose handlers limit the call to the store of the token themselves, because the request does not name the store. */
const LIMITED_BY_HANDLER = [
  '/storefront.gateway.v1.StoresAdminService/ListStores',
  '/storefront.gateway.v1.StoresAdminService/RevokeKey',
  '/storefront.gateway.v1.StoresAdminService/SetKeyRate',
  '/storefront.operations.v1.OperationsService/GetOperator',
];

/** Returns why the operator may not make a call, or undefined. */
export function refusalOf({ operator, path, tenantId }: OperatorCall): AppError | undefined {
  if (operator.ended !== undefined) return unauthorized(`The token of ${operator.name} is ${operator.ended}.`, 'operator_token_ended');
  const scopes = scopesOf(path);
  if (!scopes.some((scope) => operator.scopes.includes(scope))) {
    return forbidden('operator_scope', `The token of ${operator.name} needs one of these scopes: ${scopes.join(', ')}.`);
  }
  return LIMITED_BY_HANDLER.includes(path) || isOwn(operator, tenantId) ? undefined : otherStore(operator);
}

/** Throws `forbidden` if an operator's token is for another store. */
export function requireOwnStore(operator: Operator | undefined, tenantId: string): void {
  if (operator !== undefined && !isOwn(operator, tenantId)) throw otherStore(operator);
}

/** The reason of a refusal because of the store. */
export const OTHER_STORE = 'operator_store';

const isOwn = (operator: Operator, tenantId: string | null): boolean => operator.tenantId === null || operator.tenantId === tenantId;

const otherStore = ({ name, tenantId }: Operator): AppError =>
  forbidden(OTHER_STORE, `The token of ${name} is for the store ${tenantId ?? ''} only.`);
