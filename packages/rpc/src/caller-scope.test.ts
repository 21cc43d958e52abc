import { describe, expect, test } from '@jest/globals';
import { callerScope, idNamedIn } from './caller-scope.ts';
import type { Caller } from './caller.ts';
import { aCaller } from './testing/a-caller.ts';

const { tenantId, mode } = aCaller;
const STORE = { tenantId, mode };

describe('the scope of an RPC that operators share with shoppers', () => {
  test('is the store for an operator, also with a customer, and the customer for any other caller', () => {
    expect(callerScope({ ...aCaller, kind: 'operator' })).toEqual(STORE);
    expect(callerScope({ ...aCaller, kind: 'operator', customerId: 'ann' })).toEqual(STORE);
    for (const kind of ['shopper_api', 'service'] as const) {
      expect(callerScope({ ...aCaller, kind, customerId: 'ann' })).toEqual({ ...STORE, customerId: 'ann' });
    }
  });

  test.each<Partial<Caller>>([
    { kind: 'shopper_api' },
    { kind: 'service' },
    { kind: 'shopper_api', keyKind: 'SECRET', scopes: ['shopper'] },
    { kind: undefined },
  ])('is refused to %j, which has no customer', (caller) => {
    expect(() => callerScope({ ...aCaller, customerId: undefined, ...caller })).toThrow(expect.objectContaining({ code: 'unauthorized' }));
  });
});

test('an operator names a record as the store finds it, and a customer by ID only', async () => {
  const id = '11111111-1111-4111-8111-111111111111';
  const find = async (scope: object, named: string) => `${named} in ${JSON.stringify(scope)}`;
  const of = (scope: { customerId?: string }, named: string) => idNamedIn({ ...STORE, ...scope }, { kind: 'invoice', named }, find);

  expect(await of({}, 'INV-1')).toBe(`INV-1 in ${JSON.stringify(STORE)}`);
  expect(await of({ customerId: 'ann' }, id)).toBe(id);
  await expect(of({ customerId: 'ann' }, 'INV-1')).rejects.toMatchObject({ code: 'not_found', message: 'No such invoice.' });
});
