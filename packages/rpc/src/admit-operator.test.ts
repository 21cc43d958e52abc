import { expect, test } from '@jest/globals';
import { newOperatorToken, type Operator, type OperatorCall, type Operators, ROOT_OPERATOR } from '@storefront/access';
import { admitOperator } from './admit-operator.ts';
import { aCaller } from './testing/a-caller.ts';

const TOKEN = newOperatorToken();
const STORES = '/storefront.gateway.v1.StoresAdminService';
const OPERATIONS = '/storefront.operations.v1.OperationsService';
const BOUND: Operator = { ...ROOT_OPERATOR, name: 'ann', tokenId: 'a', tenantId: 'own' };

/** Knows one token, and collects refusals. */
function knowing(operator: Operator) {
  const denials: string[] = [];
  const operators: Operators = {
    identify: async (token) => (token === TOKEN ? operator : undefined),
    recordDenial: async ({ path }, reason) => void denials.push(`${path} ${reason}`),
    record: (_call, work) => work(),
  };
  return { operators, denials };
}

const admit = (
  operators: Operators | undefined,
  path: string,
  tenantId: string,
  request: object = {},
  token = TOKEN,
): Promise<OperatorCall> => {
  const caller = { ...aCaller, tenantId };
  return admitOperator(
    { path, request, peer: () => 'operator', caller: () => caller, token: () => token },
    caller,
    operators,
    () => undefined,
  );
};

test('a token for one store cannot reach another by the store of its caller or of its request', async () => {
  const { operators, denials } = knowing(BOUND);
  const stock = '/storefront.catalog.v1.CatalogAdminService/SetStock';

  expect(await admit(operators, stock, 'own')).toMatchObject({ tenantId: 'own', operator: { name: 'ann' } });
  expect(await admit(operators, `${STORES}/SetStore`, '', { tenantId: 'own', mode: 'live' })).toMatchObject({
    tenantId: 'own',
    mode: 'live',
  });
  for (const [path, tenantId, request] of [
    [stock, 'other', { tenantId: 'own' }],
    [`${STORES}/SetStore`, 'own', { tenantId: 'other' }],
    [`${STORES}/CreateStore`, 'own', {}],
    [`${OPERATIONS}/IssueOperatorToken`, 'own', {}],
    [`${OPERATIONS}/ListAuditEntries`, 'own', {}],
    [`${OPERATIONS}/RedriveDeadLetters`, 'own', {}],
  ] as const) {
    await expect(admit(operators, path, tenantId, request)).rejects.toMatchObject({ code: 'forbidden', reason: 'operator_store' });
    expect(denials.pop()).toBe(`${path} operator_store`);
  }
});

test('the token of the environment is that of root, and a named token needs a server that knows it', async () => {
  const { operators, denials } = knowing(BOUND);

  expect(await admit(undefined, `${OPERATIONS}/GetLag`, '', {}, 'the token of the environment')).toMatchObject({ operator: ROOT_OPERATOR });
  await expect(admit(undefined, `${OPERATIONS}/GetLag`, '')).rejects.toMatchObject({ code: 'unauthorized', reason: 'service_credential' });
  await expect(admit(operators, `${OPERATIONS}/GetLag`, '', {}, newOperatorToken())).rejects.toMatchObject({
    reason: 'service_credential',
  });
  expect(denials).toEqual([]);
});
