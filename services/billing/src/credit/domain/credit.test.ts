import { describe, expect, test } from '@jest/globals';
import { decimal } from '@storefront/money';
import { anAccount } from '../../testing/builders.ts';
import { creditStanding } from './credit-status.ts';
import {
  availableCredit,
  type CreditAccount,
  type CreditEntry,
  decideCredit,
  holdEntry,
  postEntry,
  releaseEntry,
  settleEntry,
} from './credit.ts';

/** The account after an entry. */
const withEntry = (account: CreditAccount, entry: CreditEntry): CreditAccount => ({
  ...account,
  balance: account.balance.plus(entry.balanceChange),
  held: account.held.plus(entry.heldChange),
});

describe('deciding credit', () => {
  test('the last cent of the limit can be spent', () => {
    const account = anAccount({ creditLimit: '1000', balance: '300.10', held: '199.90' });

    expect(decideCredit(account, decimal('500.00'))).toEqual({ kind: 'fits' });
  });

  test('one cent over the limit is a shortfall of one cent', () => {
    const account = anAccount({ creditLimit: '1000', balance: '300.10', held: '199.90' });

    const decision = decideCredit(account, decimal('500.01'));

    expect(decision).toMatchObject({ kind: 'over_credit_limit', shortfall: decimal('0.01') });
  });

  test('the shortfall of an account over its limit includes the excess', () => {
    const account = anAccount({ creditLimit: '100', balance: '130' });

    expect(availableCredit(account).toFixed()).toBe('-30');
    expect(decideCredit(account, decimal('20'))).toMatchObject({ shortfall: decimal('50') });
  });

  test('amounts are decimal, so ten times 0.1 fits a limit of 1', () => {
    const account = Array.from({ length: 9 }).reduce<ReturnType<typeof anAccount>>(
      (held) => withEntry(held, holdEntry(decimal('0.1'), 'checkout')),
      anAccount({ creditLimit: '1' }),
    );

    expect(decideCredit(account, decimal('0.1'))).toEqual({ kind: 'fits' });
  });
});

describe('the ledger', () => {
  test('a hold, an invoice, a partial payment, and a void add up to zero', () => {
    const entries = [
      holdEntry(decimal('115'), 'checkout'),
      postEntry(decimal('115'), decimal('115'), 'INV-000001'),
      settleEntry('payment', decimal('15'), 'INV-000001'),
      settleEntry('void', decimal('100'), 'INV-000001'),
    ];

    const account = entries.reduce(withEntry, anAccount());

    expect([account.balance.toFixed(), account.held.toFixed()]).toEqual(['0', '0']);
  });

  test('a reversal raises the balance again', () => {
    expect(withEntry(anAccount(), settleEntry('reversal', decimal('15'), 'INV-000001')).balance.toFixed()).toBe('15');
  });

  test('an invoice whose hold had expired only increases the balance', () => {
    const account = withEntry(anAccount(), postEntry(decimal('115'), null, 'INV-000001'));

    expect([account.balance.toFixed(), account.held.toFixed()]).toEqual(['115', '0']);
  });

  test('a release frees the held amount', () => {
    const held = withEntry(anAccount(), holdEntry(decimal('115'), 'checkout'));

    expect(withEntry(held, releaseEntry(decimal('115'), 'checkout')).held.isZero()).toBe(true);
  });
});

describe('credit standing', () => {
  test.each([
    ['GOOD', { balance: '500', held: '399.99' }],
    ['NEAR_LIMIT', { balance: '500', held: '400' }],
    ['NEAR_LIMIT', { balance: '1000' }],
    ['OVER_LIMIT', { balance: '1000', held: '0.01' }],
    ['ON_HOLD', { balance: '2000', onHold: true }],
  ])('the standing is %s with %j of a limit of 1000', (standing, amounts) => {
    expect(creditStanding(anAccount(amounts))).toBe(standing);
  });

  test('the standing is NO_CREDIT without an account', () => {
    expect(creditStanding(undefined)).toBe('NO_CREDIT');
  });
});
