import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ofCustomer } from '@storefront/db';
import { decimal } from '@storefront/money';
import { customerScope, newId } from '@storefront/rpc';
import fc from 'fast-check';
import { sql } from 'kysely';
import { anAccount } from '../../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { availableCredit, decideCredit } from '../domain/credit.ts';
import { tryHoldCredit } from './try-hold-credit.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

const amount = fc
  .oneof(
    fc.integer({ min: 0, max: 10 }),
    fc.integer({ min: 0, max: 1000 }).map((cents) => cents / 100),
  )
  .map(String);
const account = fc.record({ creditLimit: amount, balance: amount, held: amount, onHold: fc.boolean() });

test('the statement holds credit exactly if the domain decides that it fits', async () => {
  const { deps } = billing;
  const scope = customerScope(await aCustomer(deps, { creditLimit: '1000', termsDays: 30 }));

  await fc.assert(
    fc.asyncProperty(account, amount, fc.boolean(), async (given, randomAmount, isAtLimit) => {
      const available = availableCredit(anAccount(given));
      const requested = isAtLimit && available.gte(0) ? available : decimal(randomAmount);
      await sql`
        update credit_account set credit_limit = ${given.creditLimit}::numeric, balance = ${given.balance}::numeric,
          held = ${given.held}::numeric, on_hold = ${given.onHold}
        where ${ofCustomer(scope)}
      `.execute(deps.db);

      const terms = await tryHoldCredit(deps.db, scope, {
        checkoutId: newId(),
        orderId: newId(),
        rail: 'CREDIT_TERMS',
        amount: requested,
        currency: 'JMD',
        holdSeconds: 60,
      });

      const fits = !given.onHold && decideCredit(anAccount(given), requested).kind === 'fits';
      expect(terms).toEqual(fits ? { termsBasis: 'NET', termsDays: 30 } : undefined);
    }),
    { numRuns: 150 },
  );
});
