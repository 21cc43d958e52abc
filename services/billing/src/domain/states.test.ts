import { describe, expect, test } from '@jest/globals';
import { AUTHORIZATION_EXITS } from './authorization.ts';
import { INVOICE_EXITS } from './invoice.ts';
import { isLiveSession, PAYMENT_SESSION_EXITS, sessionSources } from './payment-session.ts';

describe.each([
  ['payment session', PAYMENT_SESSION_EXITS, 'PENDING', ['PAID', 'FAILED', 'EXPIRED', 'CANCELLED']],
  ['invoice', INVOICE_EXITS, 'OPEN', ['PAID', 'VOIDED']],
  ['authorisation', AUTHORIZATION_EXITS, 'HELD', ['POSTED', 'RELEASED']],
] as const)('the states of a %s', (_name, exits: Readonly<Record<string, readonly string[]>>, first, last) => {
  test('are all reachable from the first', () => {
    const reached = new Set<string>([first]);
    for (const state of reached) for (const next of exits[state] ?? []) reached.add(next);

    expect([...reached].sort()).toEqual(Object.keys(exits).sort());
  });

  test('end for good in the final ones and nowhere else', () => {
    const final = Object.keys(exits).filter((state) => exits[state]?.length === 0);

    expect(final.sort()).toEqual([...last].sort());
  });
});

test('what the bank works on neither expires nor is cancelled', () => {
  expect(PAYMENT_SESSION_EXITS.PROCESSING).toEqual(['PAID', 'FAILED']);
});

test('a session is paid from either live state and from no other', () => {
  expect(sessionSources('PAID')).toEqual(['PENDING', 'PROCESSING']);
  expect(Object.keys(PAYMENT_SESSION_EXITS).filter((status) => isLiveSession(status as keyof typeof PAYMENT_SESSION_EXITS))).toEqual([
    'PENDING',
    'PROCESSING',
  ]);
});
