import { describe, expect, test } from '@jest/globals';
import { decimal } from '@storefront/money';
import { type Payment, type PaymentPart, planReversal, planUndo, type ReversedPart } from './reversal.ts';

const aPayment = (payment: Partial<Payment> = {}): Payment => ({
  id: 'a-payment',
  customerId: 'a-customer',
  currency: 'JMD',
  amount: decimal('100'),
  source: 'recorded',
  paidAt: new Date('2026-01-31T12:00:00.000Z'),
  paymentSessionId: null,
  reversedAmount: decimal('0'),
  ...payment,
});
const aPart = (id: string, left: string): PaymentPart => ({
  id,
  paymentId: 'a-payment',
  invoiceId: `invoice-${id}`,
  orderId: `order-${id}`,
  left: decimal(left),
});
const textOf = (parts: readonly ReversedPart[]) => parts.map(({ part, amount }) => `${part.id} ${amount.toFixed()}`);

describe('the reversal of a payment', () => {
  test('takes all of its parts, and its rest from the credit', () => {
    const { amount, parts, fromCredit, toCredit } = planReversal(aPayment(), [aPart('b', '30'), aPart('a', '50')]);

    expect([amount.toFixed(), textOf(parts), fromCredit.toFixed(), toCredit.toFixed()]).toEqual(['100', ['b 30', 'a 50'], '20', '0']);
  });

  test('of an amount takes the rest first, and then the newest parts', () => {
    const { parts, fromCredit } = planReversal(aPayment(), [aPart('b', '30'), aPart('a', '50')], decimal('60'));

    expect([textOf(parts), fromCredit.toFixed()]).toEqual([['b 30', 'a 10'], '20']);
  });

  test('takes at most what is left, and is refused if nothing is', () => {
    const partly = aPayment({ reversedAmount: decimal('70') });

    expect(planReversal(partly, [aPart('a', '30')], decimal('100')).amount.toFixed()).toBe('30');
    expect(() => planReversal(aPayment({ reversedAmount: decimal('100') }), [])).toThrow(
      expect.objectContaining({ code: 'conflict', reason: 'payment_already_reversed' }),
    );
  });

  test('of a payment from the credit returns to it', () => {
    const { toCredit, fromCredit } = planReversal(aPayment({ source: 'credit' }), [aPart('a', '100')]);

    expect([toCredit.toFixed(), fromCredit.toFixed()]).toEqual(['100', '0']);
  });
});

describe('what a spent rest has paid', () => {
  const parts = [aPart('newest', '30'), aPart('older', '50')];
  const undo = (taken: string, credit: string) => textOf(planUndo(parts, { taken: decimal(taken), credit: decimal(credit) }));

  test('stays if the credit covers the rest', () => {
    for (const credit of ['20', '30']) expect(undo('20', credit)).toEqual([]);
    expect(undo('20', '0')).toEqual(['newest 20']);
  });

  test('is undone newest first, as far as the credit does not cover it', () => {
    expect(undo('50', '5')).toEqual(['newest 30', 'older 15']);
  });

  test('cannot be undone if it was refunded', () => {
    expect(() => undo('81', '0')).toThrow(expect.objectContaining({ code: 'conflict', reason: 'payment_refunded' }));
  });
});
