import { describe, expect, test } from '@jest/globals';
import type { PaymentRail, StoreSettings } from '@storefront/contract';
import { shopperTokens } from '../../gateway/src/access/principals/shopper-tokens.ts';
import { gctRateAt, withDatedRate } from '../../gateway/src/stores/domain/dated-rates.ts';
import { clockTarget } from '../../gateway/src/stores/sandbox/advance-clock.ts';
import { asExpiry } from '../../gateway/src/stores/wire/key-arguments.ts';
import { accountTokenExpiry } from '../../services/billing/src/accounts/domain/account-token.ts';
import { checkRefreshToken, refreshTokenExpiry } from '../../services/billing/src/accounts/domain/refresh-token.ts';
import { isExempt } from '../../services/billing/src/customers/domain/tax-exemption.ts';
import { isCheckOver } from '../../services/billing/src/gateways/domain/next-check.ts';
import { isPastExpiry, newPaymentSession, type PaymentSessionTerms } from '../../services/billing/src/gateways/domain/payment-session.ts';
import { isOverdue } from '../../services/billing/src/invoices/domain/overdue.ts';
import { fromProtoPaymentDate } from '../../services/billing/src/payments/wire/from-proto-payment-date.ts';
import { freezerAt, statusAt } from '../../services/cart/src/domain/cart-states.ts';
import { cartWarnings } from '../../services/cart/src/domain/cart-warnings.ts';
import { nextVersion } from '../../services/cart/src/domain/cart.ts';
import { dateOrLimitRefusal } from '../../services/cart/src/domain/evaluate-promotions.ts';
import { priceCart } from '../../services/cart/src/domain/price-cart.ts';
import { hasValidPrices, priceIssues } from '../../services/cart/src/domain/price-issues.ts';
import { nextChangeOf } from '../../services/cart/src/domain/promotion.ts';
import { aCart, aLine, anOffer, aPromotion, aQuote, counted, NOW } from '../../services/cart/src/testing/builders.ts';
import { nextPriceChange, saleRuns, steadyPrices } from '../../services/catalog/src/domain/price.ts';
import { quoteTax } from '../../services/catalog/src/domain/quote-tax.ts';
import { recoveryDirection } from '../../services/orders/src/domain/checkout-step.ts';
import { payByAfter } from '../../services/orders/src/domain/new-order.ts';
import { taxChange } from '../../services/orders/src/domain/tax-change.ts';
import { aFrozenCart } from '../../services/orders/src/testing/builders.ts';
import { nextWaitMs } from '../../services/webhooks/src/domain/retry-schedule.ts';
import { isGivenUp, withFailure } from '../../services/webhooks/src/domain/subscription.ts';

// Every window of the contract at its edges: the last millisecond before, the edge itself, and the first millisecond after it.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const after = (ms: number): Date => new Date(NOW.getTime() + ms);

const PROMOTION = aPromotion({ startsAt: NOW, endsAt: after(DAY) });
const SALE = { saleUnitPrice: '1', saleStartsAt: NOW, saleEndsAt: after(DAY) };
const OFFER = anOffer(aCart({ lines: [aLine()] }), () => aQuote());
const PRICED = priceCart(aCart({ lines: [aLine()] }), OFFER, NOW);
const SESSION = newPaymentSession({} as PaymentSessionTerms, { id: 's', now: NOW });
const RATES = { gct_rate: '0.15', dated_gct_rates: [{ from: '2026-03-02', rate: '0.2' }], time_zone: 'America/Jamaica' };
/** From `NOW` to midnight in Jamaica. */
const TO_MIDNIGHT = 17 * HOUR;
const JAMAICA = { timeZone: 'America/Jamaica', gctRateChange: { from: '2026-03-02', at: after(TO_MIDNIGHT).toISOString(), rate: '0.2' } };
const CERTIFIED = { taxExemptCertificate: 'EX-1', taxExemptUntil: '2026-03-01' };
const FAILING = { consecutiveFailures: 20, failingSince: NOW, failingMessages: 9, lastFailureAt: after(4 * DAY) };
const INVOICE = { status: 'OPEN', dueAt: NOW } as const;
const REFRESH = { usedAt: null, familyEndedAt: null, isSuccessorUsed: false, expiresAt: refreshTokenExpiry(NOW) };

const codeOf = (work: () => unknown): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
};
const refusal = (now: Date) => dateOrLimitRefusal(counted(PROMOTION), now);
const issue = (now: Date) => priceIssues(PRICED, OFFER, now)[0]?.code;
const tax = (now: Date, taxExempt: boolean, store: object) =>
  taxChange(
    aFrozenCart({ taxExempt }),
    { certificate: 'EX-1', until: taxExempt ? '2026-03-01' : '2026-02-01' },
    store as StoreSettings,
    now,
  )?.state;
const exemptQuote = (now: Date) => quoteTax({ until: '2026-03-01' }, JAMAICA, now).isExempt;
const isLate = (paymentRail: PaymentRail) => (now: Date) => isOverdue({ ...INVOICE, paymentRail }, now);
const failed = (now: Date) => withFailure(FAILING, true, now);
const move = (to: Date) => codeOf(() => clockTarget({ to }, { offsetMs: 0, realTime: after(-1) }));
const INVALID = 'validation_error';

/** The edge, in milliseconds after `NOW`; what is read at a time; what it is before and after the edge; whether the edge itself is still before. */
type Edge = readonly [edgeMs: number, at: (now: Date) => unknown, before: unknown, after: unknown, isInclusive?: 'inclusive'];

const EDGES: Readonly<Record<string, Edge>> = {
  'a refresh token': [30 * DAY, (now) => checkRefreshToken(REFRESH, now), 'valid', 'invalid'],
  'a used refresh token': [30_000, (now) => checkRefreshToken({ ...REFRESH, usedAt: NOW }, now), 'repeated', 'reused', 'inclusive'],
  'the start of a promotion': [0, refusal, 'promo_not_eligible', null],
  'the end of a promotion': [DAY, refusal, null, 'promo_expired'],
  'the change after the start of a promotion': [0, (now) => nextChangeOf(PROMOTION, now), NOW, after(DAY)],
  'the change after the end of a promotion': [DAY, (now) => nextChangeOf(PROMOTION, now), after(DAY), null],
  'the start of a sale': [0, (now) => saleRuns(SALE, now), false, true],
  'the end of a sale': [DAY, (now) => saleRuns(SALE, now), true, false],
  'the change after the start of a sale': [0, (now) => nextPriceChange(SALE, now), NOW, after(DAY)],
  'the change after the end of a sale': [DAY, (now) => nextPriceChange(SALE, now), after(DAY), null],
  'steady prices at the start of a sale': [0, (now) => steadyPrices(SALE, now).until, NOW.getTime(), after(DAY).getTime()],
  'steady prices at the end of a sale': [DAY, (now) => steadyPrices(SALE, now).from, NOW.getTime(), after(DAY).getTime()],
  'the prices of a cart': [15 * MINUTE, (now) => hasValidPrices(PRICED, now), true, false],
  'the prices of a cart at checkout': [15 * MINUTE, issue, undefined, 'price_expired'],
  'the warnings of a cart': [15 * MINUTE, (now) => cartWarnings(PRICED, OFFER.quotes, now)[0]?.code, undefined, 'price_expired'],
  'a cart': [30 * DAY, (now) => statusAt(aCart(), now), 'OPEN', 'EXPIRED'],
  'the freeze of a cart': [0, (now) => freezerAt(aCart({ freeze: { checkoutId: 'c', until: NOW } }), now), 'c', null],
  'a payment session': [30 * MINUTE, (now) => isPastExpiry(SESSION, now), false, true],
  'a payment session in processing': [30 * MINUTE, (now) => isPastExpiry({ ...SESSION, status: 'PROCESSING' }, now), false, false],
  'the page of an ended session': [DAY, (now) => isCheckOver({ status: 'CANCELLED', expiresAt: NOW }, now), false, true, 'inclusive'],
  'the expiry of a new key': [0, (now) => codeOf(() => asExpiry(NOW.toISOString(), now, 'UTC')), undefined, INVALID],
  'an invoice on credit terms': [0, isLate('CREDIT_TERMS'), false, true, 'inclusive'],
  'an invoice on cash on delivery': [14 * DAY, isLate('CASH_ON_DELIVERY'), false, true, 'inclusive'],
  'a prepaid invoice': [0, isLate('PREPAID'), false, true, 'inclusive'],
  'the rate of a store': [TO_MIDNIGHT, (now) => gctRateAt(RATES, now).gctRate, '0.15', '0.2'],
  'the next rate of a store': [TO_MIDNIGHT, (now) => gctRateAt(RATES, now).gctRateChange?.rate, '0.2', undefined],
  'a new rate from today': [TO_MIDNIGHT, (now) => codeOf(() => withDatedRate(RATES, '0.1', '2026-03-01', now)), undefined, INVALID],
  'the rate of an order': [TO_MIDNIGHT, (now) => tax(now, false, JAMAICA), undefined, 'price_changed'],
  'the exemption of an order': [TO_MIDNIGHT, (now) => tax(now, true, { ...JAMAICA, gctRateChange: null }), undefined, 'price_changed'],
  'the exemption of a quote': [TO_MIDNIGHT, exemptQuote, true, false],
  'the date of a payment': [DAY / 2, (now) => codeOf(() => fromProtoPaymentDate('2026-03-02', now)), INVALID, undefined],
  'the recovery of a checkout': [40_000, (now) => recoveryDirection('started', Number(now) - Number(NOW)), 'forward', 'back', 'inclusive'],
  'a failing endpoint': [5 * DAY, (now) => isGivenUp(failed(now)), false, true],
  'an endpoint after a silence': [9 * DAY, (now) => Number(failed(now).failingSince) === Number(NOW), true, false],
  'the clock of a sandbox': [0, move, INVALID, undefined],
};

describe('at its edge', () => {
  test.each(Object.entries(EDGES))('%s', (_name, [edgeMs, at, before, later, isInclusive]) => {
    expect([-1, 0, 1].map((ms) => at(after(edgeMs + ms)))).toEqual([before, isInclusive ? before : later, later]);
  });

  test('a shopper token, verified and from the cache', async () => {
    let now = NOW;
    const tokens = () => shopperTokens('a secret of more than thirty-two characters', () => now);
    const caching = tokens();
    const { token } = await caching.sign({ tenantId: 't', mode: 'live', customerId: 'c', familyId: 'f' });
    await caching.verify(token);
    for (const ms of [-1, 0, 1]) {
      now = after(HOUR + ms);
      const verified = [await caching.verify(token), await tokens().verify(token)];
      expect([ms, ...verified.map((shopper) => typeof shopper === 'object')]).toEqual([ms, ms < 0, ms < 0]);
    }
  });

  test.each([
    ['9', 10_000],
    ['10', 10_000],
    ['11', 11_000],
    ['19', 19_000],
    ['20', 20_000],
    ['21', 20_000],
  ])('a Retry-After of %s s for a wait of 10 s', (retryAfter, waitMs) => {
    expect(nextWaitMs({ waitsMs: [10_000], attempts: 1, retryAfter, now: NOW, random: 0 })).toBe(waitMs);
  });

  test.each([
    ['2026-02-28', true],
    ['2026-03-01', true],
    ['2026-03-02', false],
  ])('an exemption until the 1st of March on %s', (date, expected) => {
    expect([isExempt(CERTIFIED, date), isExempt({ ...CERTIFIED, taxExemptUntil: null }, date)]).toEqual([expected, true]);
  });

  test.each([
    [4, 0, null],
    [5, 0, 'promo_limit_reached'],
    [6, 0, 'promo_limit_reached'],
    [0, 1, null],
    [0, 2, 'promo_limit_reached'],
    [0, 3, 'promo_limit_reached'],
  ])('a promotion of 5 uses, and 2 per customer, after %s and %s', (total, byCustomer, refusal) => {
    expect(dateOrLimitRefusal(counted(aPromotion({ limitTotal: 5, limitPerCustomer: 2 }), total, byCustomer), NOW)).toBe(refusal);
  });

  test.each([
    [8, false],
    [9, true],
    [10, true],
  ])('an endpoint that fails for five days after %s failed messages', (failingMessages, expected) => {
    expect(isGivenUp(withFailure({ ...FAILING, failingMessages }, true, after(5 * DAY)))).toBe(expected);
  });
});

test('each window has the length of the contract', () => {
  expect(payByAfter(NOW.toISOString())).toBe(after(HOUR).toISOString());
  expect(accountTokenExpiry('reset', NOW)).toEqual(after(HOUR));
  expect(accountTokenExpiry('verification', NOW)).toEqual(after(DAY));
  expect(nextVersion(aCart(), NOW).expiresAt).toEqual(after(30 * DAY));
  expect(PRICED.pricing?.validUntil).toEqual(after(15 * MINUTE));
});
