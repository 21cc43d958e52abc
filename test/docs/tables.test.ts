import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { PAYMENT_RAILS } from '@storefront/contract';
import { AppError, type ErrorCode } from '@storefront/errors';
import { seen } from '@storefront/lifecycle/testing';
import { Decimal } from '@storefront/money';
import { HTTP_STATUS } from '@storefront/public-json';
import { ALLOWED_SCOPES, DEFAULT_SCOPES } from '../../gateway/src/access/principals/scopes.ts';
import { statusNameOf } from '../../packages/rpc/src/error-codec.ts';
import { ATTEMPT_LIMITS, type LoginSubject, tooManyAttempts } from '../../services/billing/src/accounts/domain/login-limit.ts';
import { AUTHORIZATION_EXITS } from '../../services/billing/src/credit/domain/authorization.ts';
import { checkActive, CUSTOMER_STATUSES } from '../../services/billing/src/customers/domain/customer.ts';
import { DISPUTE_EXITS } from '../../services/billing/src/gateways/domain/dispute.ts';
import { MOVEMENT_EXITS } from '../../services/billing/src/gateways/domain/payment-notification.ts';
import { PAYMENT_SESSION_EXITS } from '../../services/billing/src/gateways/domain/payment-session.ts';
import { sandboxScenario } from '../../services/billing/src/gateways/domain/sandbox-refund.ts';
import { checkOpen, INVOICE_EXITS, type InvoiceHead } from '../../services/billing/src/invoices/domain/invoice.ts';
import { refundMethodOf } from '../../services/billing/src/refunds/domain/refund-sources.ts';
import { newRefund, REFUND_EXITS, type RefundTerms } from '../../services/billing/src/refunds/domain/refund.ts';
import { type AccountFact, EMPTY_ACCOUNT, ENTRY_TYPES, postFacts } from '../../services/billing/src/statements/domain/account-entry.ts';
import { promotionRefused } from '../../services/cart/src/domain/cart-promotions.ts';
import { CART_EXITS } from '../../services/cart/src/domain/cart-states.ts';
import { statusOf } from '../../services/cart/src/domain/price-cart.ts';
import { flag } from '../../services/catalog/src/domain/import/cells.ts';
import { holdsStock } from '../../services/catalog/src/domain/reservation.ts';
import { wordsOf } from '../../services/catalog/src/domain/search-text.ts';
import { CHECKOUT_STEPS } from '../../services/orders/src/domain/checkout-step.ts';
import { ORDER_STATUSES, STATUSES } from '../../services/orders/src/domain/order-status.ts';
import { initialPaymentStatus, PAYMENT_STATUS_WHEN_CLOSED } from '../../services/orders/src/domain/payment.ts';

// The rows of every table of states, outcomes, and reasons, as the contract has them.

/** The rows as text: `key: value` with a list joined, and the key alone for an empty one. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join(' ') : String(value);
const rowsOf = (table: object): readonly string[] =>
  Object.entries(table).map(([key, row]) => (textOf(row) === '' ? key : `${key}: ${textOf(row)}`));
const rowsBy = <Key extends string>(keys: readonly Key[], read: (key: Key) => unknown): readonly string[] =>
  rowsOf(Object.fromEntries(keys.map((key) => [key, read(key)])));

/** The result of `work`, or the reason or the kind of its error. */
const resultOf = (work: () => unknown): unknown => {
  try {
    return work() ?? 'none';
  } catch (error) {
    return error instanceof AppError ? error.reason : 'refused';
  }
};
const KINDS = Object.keys(ATTEMPT_LIMITS) as LoginSubject['kind'][];
const CODES = Object.keys(HTTP_STATUS) as ErrorCode[];
const PROMO = ['promo_expired', 'promo_not_eligible', 'promo_limit_reached', 'promo_not_combinable'] as const;
const counted = (kind: LoginSubject['kind']) => tooManyAttempts({ kind, waitSeconds: 1 });
const refunded = (terms: object) => newRefund(terms as RefundTerms, { id: 'r', now: new Date() }).status;
const made = (method: string) => [{}, { reference: 'R' }, { providerReference: 'P' }].map((terms) => refunded({ method, ...terms }));
const scenario = (digits: string) => {
  const { first, later, laterMs } = sandboxScenario(new Decimal(`5.${digits}`), 'JMD');
  return [first.status, first.failureCode, later.status, later.failureCode, laterMs];
};
const reversed = (detail: string) => {
  const fact = { kind: 'REVERSAL', detail, at: new Date(), amount: new Decimal(1), recordedOn: null, movedAt: null, movedOn: null };
  return postFacts(EMPTY_ACCOUNT, [fact as AccountFact & typeof fact], 'UTC').entries[0]?.description;
};
const method = (source: string) => refundMethodOf({ source } as Parameters<typeof refundMethodOf>[0]);

/** By the name of the constant: the rows as they are, and as they are to be. */
const TABLES: Readonly<Record<string, readonly [actual: readonly string[], expected: string]>> = {
  AUTHORIZATION_EXITS: [
    rowsOf(AUTHORIZATION_EXITS),
    'HELD: COMMITTED POSTED RELEASED EXPIRED, COMMITTED: POSTED RELEASED, POSTED, RELEASED, EXPIRED: HELD COMMITTED POSTED RELEASED',
  ],
  INVOICE_EXITS: [rowsOf(INVOICE_EXITS), 'OPEN: PAID VOIDED, PAID: OPEN VOIDED, VOIDED'],
  DISPUTE_EXITS: [rowsOf(DISPUTE_EXITS), 'OPEN: LOST WON, LOST, WON'],
  MOVEMENT_EXITS: [rowsOf(MOVEMENT_EXITS), 'PENDING: MOVED REVERSED, MOVED: REVERSED, REVERSED'],
  REFUND_EXITS: [rowsOf(REFUND_EXITS), 'PENDING: SUCCEEDED FAILED, SUCCEEDED: FAILED, FAILED'],
  PAYMENT_SESSION_EXITS: [
    rowsOf(PAYMENT_SESSION_EXITS),
    'PENDING: PROCESSING PAID FAILED EXPIRED CANCELLED, PROCESSING: PAID FAILED, PAID, FAILED, EXPIRED, CANCELLED',
  ],
  CART_EXITS: [rowsOf(CART_EXITS), 'OPEN: ORDERED EXPIRED, EXPIRED: ORDERED, ORDERED'],
  CHECKOUT_STEPS: [
    rowsBy(['started', 'ordered', 'completed', 'compensating', 'abandoned'], (step) => CHECKOUT_STEPS[step].next),
    'started: ordered compensating, ordered: completed, completed, compensating: abandoned, abandoned',
  ],
  ORDER_STATUSES: [
    rowsBy(STATUSES, (status) => ORDER_STATUSES[status].actions),
    'PENDING_PAYMENT: cancel repay, CONFIRMED: cancel, PARTIALLY_SHIPPED, SHIPPED, DELIVERED, CANCELLED, EXPIRED',
  ],
  REFUSALS: [
    rowsBy(CUSTOMER_STATUSES, (status) => resultOf(() => checkActive({ status }))),
    'ACTIVE: none, PENDING_APPROVAL: account_pending_approval, SUSPENDED: account_suspended, CLOSED: account_closed',
  ],
  ATTEMPT_LIMITS: [
    rowsOf(ATTEMPT_LIMITS),
    `key: 1000 900 60, address: 10 900 60, email: 10 900 60, signup: 10 900 60, reset: 5 3600 3600, verification: 5 3600 3600, reset_address: 10 900 60, login: 100 900 60`,
  ],
  COUNTED: [
    rowsBy(KINDS, (kind) => /many (.*)[.] Try/.exec(counted(kind).message)?.[1]),
    `key: failed attempts, address: failed attempts, email: failed attempts, signup: signups, reset: password resets, verification: email verifications, reset_address: password resets, login: logins`,
  ],
  CLOSED: [
    rowsBy(['OPEN', 'PAID', 'VOIDED'], (status) => resultOf(() => checkOpen({ status } as InvoiceHead))),
    'OPEN: none, PAID: invoice_already_paid, VOIDED: invoice_voided',
  ],
  METHOD_OF: [rowsBy(['session', 'recorded', 'credit'], method), 'session: GATEWAY, recorded: BY_HAND, credit: CREDIT'],
  isMade: [
    rowsBy(['CREDIT', 'BY_HAND', 'GATEWAY'], made),
    'CREDIT: SUCCEEDED SUCCEEDED SUCCEEDED, BY_HAND: PENDING SUCCEEDED PENDING, GATEWAY: PENDING PENDING SUCCEEDED',
  ],
  SCENARIOS: [
    rowsBy(['90', '91', '92', '93', '94'], scenario),
    `90: SUCCEEDED null SUCCEEDED null 0, 91: PENDING null SUCCEEDED null 600000, 92: FAILED refund_declined FAILED refund_declined 0, 93: SUCCEEDED null FAILED account_closed 5000, 94: SUCCEEDED null SUCCEEDED null 0`,
  ],
  ENTRY_TYPES: [
    rowsOf(ENTRY_TYPES),
    `INVOICE: INVOICE, VOID: ADJUSTMENT, CREDIT_NOTE: CREDIT_NOTE, PAYMENT: PAYMENT, REVERSAL: REVERSAL, REFUND: REFUND, RETURNED_REFUND: ADJUSTMENT, PAYOUT: REFUND`,
  ],
  REVERSED: [
    rowsBy(['BOUNCED', 'DISPUTE_LOST', 'ERROR', 'OTHER'], reversed),
    'BOUNCED: Payment bounced, DISPUTE_LOST: Payment disputed, ERROR: Payment recorded in error, OTHER: Payment reversed',
  ],
  STATUSES: [
    rowsBy(PROMO, statusOf),
    'promo_expired: EXPIRED, promo_not_eligible: NOT_ELIGIBLE, promo_limit_reached: NOT_ELIGIBLE, promo_not_combinable: NOT_ELIGIBLE',
  ],
  MESSAGES: [
    rowsBy([...PROMO, 'promo_not_found'], (reason) => /ended|terms|limit|combined|exist/.exec(promotionRefused(reason).message)?.[0]),
    'promo_expired: ended, promo_not_eligible: terms, promo_limit_reached: limit, promo_not_combinable: combined, promo_not_found: exist',
  ],
  FLAGS: [
    rowsBy([' True ', 'yes', 'on', '1', 'FALSE', 'no', '0'], (text) => resultOf(() => flag(text))),
    '0: false, 1: true,  True : true, yes: true, on: refused, FALSE: false, no: false',
  ],
  LETTERS: [
    rowsBy('ßæœøłđðþħŧŋıĸ'.split(''), (letter) => wordsOf(`x${letter}`)),
    'ß: xss, æ: xae, œ: xoe, ø: xo, ł: xl, đ: xd, ð: xd, þ: xth, ħ: xh, ŧ: xt, ŋ: xn, ı: xi, ĸ: xk',
  ],
  STATES: [
    rowsBy(['HELD', 'COMMITTED', 'RELEASED', 'EXPIRED'], holdsStock),
    'HELD: true, COMMITTED: true, RELEASED: false, EXPIRED: false',
  ],
  INITIAL_PAYMENT_STATUS: [
    rowsBy(PAYMENT_RAILS, (rail) => [initialPaymentStatus(rail, '1'), initialPaymentStatus(rail, '0')]),
    'CASH_ON_DELIVERY: UNPAID UNPAID, CREDIT_TERMS: ON_ACCOUNT ON_ACCOUNT, PREPAID: UNPAID PAID',
  ],
  PAYMENT_STATUS_WHEN_CLOSED: [
    rowsOf(PAYMENT_STATUS_WHEN_CLOSED),
    `UNPAID: UNPAID, ON_ACCOUNT: UNPAID, CREDITED: CREDITED, PAID: REFUND_PENDING, REFUND_PENDING: REFUND_PENDING, REFUND_FAILED: REFUND_FAILED, PARTIALLY_REFUNDED: REFUND_PENDING, REFUNDED: REFUNDED`,
  ],
  HTTP_STATUS: [
    rowsBy(CODES, (code) => HTTP_STATUS[code]),
    `unauthorized: 401, forbidden: 403, not_found: 404, method_not_allowed: 405, conflict: 409, precondition_failed: 412, payload_too_large: 413, unsupported_media_type: 415, validation_error: 422, rate_limited: 429, internal_error: 500, bad_gateway: 502, service_unavailable: 503, gateway_timeout: 504`,
  ],
  'STATUS_OF of gRPC': [
    rowsBy(CODES, (code) => statusNameOf(new AppError(code, ''))),
    `unauthorized: UNAUTHENTICATED, forbidden: PERMISSION_DENIED, not_found: NOT_FOUND, method_not_allowed: UNIMPLEMENTED, conflict: FAILED_PRECONDITION, precondition_failed: FAILED_PRECONDITION, payload_too_large: OUT_OF_RANGE, unsupported_media_type: INVALID_ARGUMENT, validation_error: INVALID_ARGUMENT, rate_limited: RESOURCE_EXHAUSTED, internal_error: INTERNAL, bad_gateway: UNKNOWN, service_unavailable: UNAVAILABLE, gateway_timeout: DEADLINE_EXCEEDED`,
  ],
  DEFAULT_SCOPES: [
    rowsOf(DEFAULT_SCOPES),
    'PUBLISHABLE: storefront:catalog storefront:auth, SECRET: storefront:catalog storefront:auth storefront:customer storefront:checkout',
  ],
  ALLOWED_SCOPES: [
    rowsOf(ALLOWED_SCOPES),
    `PUBLISHABLE: storefront:catalog storefront:auth, SECRET: storefront:catalog storefront:auth storefront:customer storefront:checkout storefront:webhooks`,
  ],
};

/** Tables of which another test has each row. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  CODES_OF_ZERO_DAYS: 'services/billing/src/invoices/domain/issue-invoice.test.ts',
  DISCOUNTS: 'services/cart/src/domain/evaluate-promotions.test.ts',
  EVENT_OF_ENDING: 'services/orders/src/domain/pay-order.test.ts',
  REASON: 'services/billing/src/accounts/domain/login-limit.test.ts',
  PERMITTED: 'services/orders/src/domain/store-actions.test.ts',
  PLANS: 'services/orders/src/domain/plan-correction.test.ts',
  STATUS_OF: 'services/orders/src/domain/settle-order.test.ts',
};

describe('the rows of', () => {
  test.each(Object.entries(TABLES))('%s', (_name, [actual, expected]) => {
    expect(seen('rows', actual, 2).join(', ')).toBe(expected);
  });
});

test('every table of a domain has its rows here or in a test of its own', () => {
  const root = join(import.meta.dirname, '../..');
  const files = globSync('services/*/src/**/domain/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const tables = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/const ([A-Z]\w+): (?:Readonly<|Partial<)*Record<.* = \{/g)].map(
      ([, name]) => name ?? '',
    ),
  );
  const listed = [...Object.keys(TABLES), ...Object.keys(ELSEWHERE)];

  expect(seen('tables', tables, 30).filter((name) => !listed.includes(name))).toEqual([]);
  expect(Object.values(ELSEWHERE).filter((file) => !globSync(file, { cwd: root }).length)).toEqual([]);
});
