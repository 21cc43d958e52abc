import { describe, expect, test } from '@jest/globals';
import { PAYMENT_SESSION_MINUTES } from '@storefront/contract';
import { fieldError } from '@storefront/errors';
import { decimal } from '@storefront/money';
import { AUTHORIZATION_EXITS } from '../../credit/domain/authorization.ts';
import { INVOICE_EXITS } from '../../invoices/domain/invoice.ts';
import { canBecome, DISPUTE_EXITS, disputeStatusOf } from './dispute.ts';
import {
  isLiveSession,
  isPastExpiry,
  latePaymentSession,
  newPaymentSession,
  PAYMENT_SESSION_EXITS,
  paymentInProgress,
  sessionStatusesBefore,
} from './payment-session.ts';

describe.each([
  ['payment session', PAYMENT_SESSION_EXITS, 'PENDING', ['PAID', 'FAILED', 'EXPIRED', 'CANCELLED']],
  ['invoice', INVOICE_EXITS, 'OPEN', ['VOIDED']],
  ['dispute', DISPUTE_EXITS, 'OPEN', ['LOST', 'WON']],
  ['authorization', AUTHORIZATION_EXITS, 'HELD', ['POSTED', 'RELEASED']],
] as const)('the states of the %s', (_name, exits: Readonly<Record<string, readonly string[]>>, first, last) => {
  test('every state is reachable from the first', () => {
    const reached = new Set<string>([first]);
    for (const state of reached) for (const next of exits[state] ?? []) reached.add(next);

    expect([...reached].sort()).toEqual(Object.keys(exits).sort());
  });

  test('exactly the final states have no successor', () => {
    const final = Object.keys(exits).filter((state) => exits[state]?.length === 0);

    expect(final.sort()).toEqual([...last].sort());
  });
});

test('a session in PROCESSING cannot expire or be canceled', () => {
  expect(PAYMENT_SESSION_EXITS.PROCESSING).toEqual(['PAID', 'FAILED']);
});

test('only the two live states can lead to PAID', () => {
  expect(sessionStatusesBefore('PAID')).toEqual(['PENDING', 'PROCESSING']);
  expect(Object.keys(PAYMENT_SESSION_EXITS).filter((status) => isLiveSession(status as keyof typeof PAYMENT_SESSION_EXITS))).toEqual([
    'PENDING',
    'PROCESSING',
  ]);
});

test('a dispute can begin in any status, and be repeated, and is not reopened', () => {
  const from = (before: Parameters<typeof canBecome>[0]) =>
    (['OPEN', 'LOST', 'WON'] as const).filter((status) => canBecome(before, status));

  expect([undefined, 'OPEN' as const, 'LOST' as const, 'WON' as const].map(from)).toEqual([
    ['OPEN', 'LOST', 'WON'],
    ['OPEN', 'LOST', 'WON'],
    ['LOST'],
    ['WON'],
  ]);
  const statusOf = (state: 'REVERSED' | 'DISPUTED', status: string) =>
    disputeStatusOf({ state, status } as Parameters<typeof disputeStatusOf>[0]);
  expect([statusOf('REVERSED', 'lost'), statusOf('DISPUTED', 'lost'), statusOf('DISPUTED', 'won')]).toEqual(['WON', 'LOST', 'OPEN']);
});

test('a pending session ends at its expiry, and a payment after its end is a paid session', () => {
  const terms = {
    customerId: 'c',
    purpose: 'ORDER',
    orderId: 'o',
    invoiceId: null,
    checkoutId: null,
    provider: 'sandbox',
    currency: 'JMD',
  } as const;
  const urls = { returnUrl: null, cancelUrl: null, storeName: 'Parts', payableNumber: 'SO-1' };
  const now = new Date('2026-11-20T10:00:00.000Z');
  const session = newPaymentSession(
    { ...terms, ...urls, amount: decimal('5') },
    {
      id: 's',
      now,
    },
  );
  const { expiresAt } = session;

  expect([isPastExpiry(session, new Date(expiresAt.getTime() - 1)), isPastExpiry(session, expiresAt)]).toEqual([false, true]);
  expect(isPastExpiry({ ...session, status: 'PROCESSING' }, expiresAt)).toBe(false);
  expect(latePaymentSession(session, { id: 'late', now, providerReference: 'pi_1' })).toMatchObject({
    id: 'late',
    status: 'PAID',
    providerReference: 'pi_1',
    payableNumber: 'SO-1',
  });
  const details = [fieldError('invoices.0.invoice_id', 'is being paid', 'payment_in_progress')];
  expect(expiresAt.getTime() - now.getTime()).toBe(PAYMENT_SESSION_MINUTES * 60_000);
  expect(paymentInProgress(details)).toMatchObject({ details });
  expect(paymentInProgress()).toMatchObject({ code: 'conflict', reason: 'payment_in_progress', details: [] });
});
