import { expect, test } from '@jest/globals';
import { until } from '@storefront/lifecycle/testing';
import type { Caller } from '@storefront/rpc';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import { createHistory } from './set-ups.ts';

test('a history is created when the orders of the one before exist', async () => {
  const begun: string[] = [];
  let delivered = 0;
  const billing = {
    createHistory: (_request: object, { tenantId }: Caller) => {
      begun.push(tenantId);
      return Promise.resolve({ replayed: false, customerId: 'c', invoices: 1, amountDue: '0', unappliedCredit: '0' });
    },
  };
  const orders = { listOrders: () => Promise.resolve({ total: delivered }) };
  const create = createHistory({ sandbox: { clients: { billing } }, clients: { orders } } as unknown as ResourceDeps);
  const ask = (tenantId: string) =>
    create({ customer: 'c', months: 1, entries: undefined, invoicesPerMonth: undefined }, {
      caller: { tenantId, mode: 'sandbox' },
    } as Call);

  const asked = [ask('one'), ask('other')];
  await until(() => expect(begun).toContain('one'));
  expect(begun).toEqual(['one']);
  delivered = 1;

  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([201, 201]);
  expect(begun).toEqual(['one', 'other']);
});
