import { describe, expect, test } from '@jest/globals';
import { AUTHORIZATION_EXITS } from '../../credit/domain/authorization.ts';
import { INVOICE_EXITS } from '../../invoices/domain/invoice.ts';
import { DISPUTE_EXITS } from './dispute.ts';
import { isLiveSession, PAYMENT_SESSION_EXITS, sessionStatusesBefore } from './payment-session.ts';

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
