import { expect, test } from '@jest/globals';
import { isRecorded, type OperatorScope, scopesOf } from '../operator-scopes.ts';
import { type Operator, type OperatorCall, ROOT_OPERATOR } from './operator.ts';
import { refusalOf, requireOwnStore } from './refusal-of.ts';

const STOCK = '/storefront.catalog.v1.CatalogAdminService/SetStock';
const operator = (scopes: OperatorScope[], changed: Partial<Operator> = {}): Operator => ({
  ...ROOT_OPERATOR,
  name: 'ann',
  tokenId: 't',
  scopes,
  ...changed,
});
const reasonOf = (by: Operator, path: string, tenantId: string | null = 'store'): string | null | undefined =>
  refusalOf({ operator: by, path, tenantId, mode: 'live', request: {}, requestId: 'r' } satisfies OperatorCall)?.reason;

test('a call needs one of the scopes of its RPC, and admin permits every call', () => {
  expect(scopesOf(STOCK)).toEqual(['admin', 'catalog']);
  expect(reasonOf(operator(['catalog']), STOCK)).toBeUndefined();
  expect(reasonOf(operator(['admin']), STOCK)).toBeUndefined();
  expect(reasonOf(ROOT_OPERATOR, STOCK)).toBeUndefined();
  expect(reasonOf(operator(['read', 'customers', 'money', 'keys']), STOCK)).toBe('operator_scope');
});

test('a token for one store permits calls that name this store, and no others', () => {
  const bound = operator(['admin'], { tenantId: 'store' });

  expect(reasonOf(bound, STOCK, 'store')).toBeUndefined();
  expect(reasonOf(bound, STOCK, 'other')).toBe('operator_store');
  expect(reasonOf(bound, '/storefront.operations.v1.OperationsService/RedriveDeadLetters', null)).toBe('operator_store');
  expect(reasonOf(bound, '/storefront.gateway.v1.StoresAdminService/ListStores', null)).toBeUndefined();
  expect(() => requireOwnStore(bound, 'other')).toThrow('for the store store only');
  expect(() => requireOwnStore(ROOT_OPERATOR, 'other')).not.toThrow();
});

test('a token that has ended permits nothing', () => {
  expect(reasonOf(operator(['admin'], { ended: 'revoked' }), STOCK)).toBe('operator_token_ended');
});

test('an RPC without declared scopes is refused, and one that read permits is not recorded', () => {
  expect(() => scopesOf('/storefront.catalog.v1.CatalogService/GetProduct')).toThrow('operator-scopes.ts');
  expect(isRecorded(STOCK)).toBe(true);
  expect(isRecorded('/storefront.catalog.v1.CatalogAdminService/GetStock')).toBe(false);
  expect(isRecorded('/storefront.billing.v1.BillingAdminService/ExportCustomers')).toBe(true);
});
