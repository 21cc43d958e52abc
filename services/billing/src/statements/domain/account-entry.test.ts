import { expect, test } from '@jest/globals';
import { Decimal } from '@storefront/money';
import { type AccountFact, type CustomerAccount, EMPTY_ACCOUNT, isCredit, postFacts } from './account-entry.ts';

const aFact = (given: Partial<AccountFact> & { at: Date }): AccountFact => ({
  kind: 'PAYMENT',
  sourceId: 'a',
  recordedOn: null,
  movedAt: null,
  movedOn: null,
  orderId: null,
  invoiceId: null,
  number: null,
  reference: null,
  detail: 'recorded',
  amount: new Decimal(-10),
  ...given,
});

const datesOf = (account: CustomerAccount, facts: readonly AccountFact[], timeZone: string): string[] =>
  postFacts(account, facts, timeZone).entries.map(({ date }) => date);

test.each([
  ['America/Jamaica', '2026-03-01T04:59:59.999Z', '2026-02-28'],
  ['America/Jamaica', '2026-03-01T05:00:00.000Z', '2026-03-01'],
  // The clocks are set forward and back.
  ['America/New_York', '2026-03-09T03:59:59.999Z', '2026-03-08'],
  ['America/New_York', '2026-11-02T04:59:59.999Z', '2026-11-01'],
  ['Africa/Cairo', '2026-04-23T22:00:00.000Z', '2026-04-24'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00.000Z', '2027-01-01'],
])('in %s, what was recorded at %s has the date %s', (timeZone, at, date) => {
  expect(datesOf(EMPTY_ACCOUNT, [aFact({ at: new Date(at) })], timeZone)).toEqual([date]);
});

test('an entry is never before the entries and the periods that were shown', () => {
  const account = { lastPosition: 3, balance: new Decimal(5), openFrom: '2026-05-02' };
  const at = new Date('2026-05-01T12:00:00Z');

  const facts = [aFact({ at }), aFact({ at: new Date('2026-05-03T00:00:00Z') }), aFact({ at: new Date('2026-05-03T03:00:00Z') })];

  // A store that moves west has an earlier date than its last entries.
  expect(datesOf(account, facts, 'UTC')).toEqual(['2026-05-02', '2026-05-03', '2026-05-03']);
  expect(datesOf(account, [...facts, aFact({ at, recordedOn: '2026-05-01' })], 'America/Jamaica')).toEqual(Array(4).fill('2026-05-02'));
});

test('positions and balances go on from the account', () => {
  const account = { lastPosition: 3, balance: new Decimal(5), openFrom: '2026-05-02' };

  const posted = postFacts(
    account,
    [1, 2].map(() => aFact({ at: new Date('2026-05-09T12:00:00Z') })),
    'UTC',
  );

  expect(posted.entries.map(({ position, balance }) => [position, balance.toNumber()])).toEqual([
    [4, -5],
    [5, -15],
  ]);
  expect(posted.account).toEqual({ lastPosition: 5, balance: new Decimal(-15), openFrom: '2026-05-09' });
});

test.each<[Partial<AccountFact>, string]>([
  [{ kind: 'INVOICE', detail: null }, 'Invoice'],
  [{ kind: 'VOID', detail: null }, 'Invoice voided'],
  [{ kind: 'VOID', detail: 'INV-000007' }, 'Invoice voided, replaced by INV-000007'],
  [{ kind: 'PAYMENT', detail: 'session', movedAt: new Date('2026-05-09T12:00:00Z') }, 'Online payment'],
  [{ kind: 'PAYMENT', detail: 'recorded', movedAt: new Date('2026-04-30T12:00:00Z') }, 'Payment received on 2026-04-30'],
  [{ kind: 'REVERSAL', detail: 'BOUNCED', movedOn: '2026-05-01' }, 'Payment bounced on 2026-05-01'],
  [{ kind: 'REVERSAL', detail: 'ERROR', movedOn: '2026-05-09' }, 'Payment recorded in error'],
  [{ kind: 'REFUND', detail: null }, 'Refund'],
  [{ kind: 'RETURNED_REFUND', detail: null }, 'Refund returned by the bank'],
  [{ kind: 'PAYOUT', detail: null }, 'Credit paid out'],
])('an entry is described with a date of its own if it has one: %#', (given, description) => {
  const { entries } = postFacts(EMPTY_ACCOUNT, [aFact({ at: new Date('2026-05-09T12:00:00Z'), ...given })], 'UTC');

  expect(entries[0]?.description).toBe(description);
});

test.each([
  ['INVOICE', 1, false],
  ['INVOICE', 0, false],
  ['PAYMENT', 0, true],
  ['PAYMENT', -1, true],
  ['REFUND', 1, false],
] as const)('an entry of %s with the amount %d is a credit: %p', (kind, amount, expected) => {
  expect(isCredit({ kind, amount: new Decimal(amount) })).toBe(expected);
});
