import type { Failure, Schemas } from '@storefront/client';

const BUSY = 'The store is still working on an earlier step. Nothing is lost: try again in a moment.';

/** The advice to shoppers about a refusal, by reason. All others show the message of the API. */
const REASONS: Readonly<Record<string, string>> = {
  invalid_api_key: 'The store is not available right now. Try again in a moment.',
  invalid_credentials: 'The email address or the password is wrong.',
  email_taken: 'There is an account with this email address. Log in instead.',
  reset_token_invalid: 'This link has expired or has been used. Ask for another one.',
  verification_token_invalid: 'This link has expired or has been used. Ask for another one on your account page.',
  current_password_incorrect: 'The current password is wrong.',
  email_not_verified: 'Confirm your email address first. Your account page sends you a link.',
  account_pending_approval: 'Your account is waiting for approval by the store.',
  payment_rail_not_allowed: 'This way to pay is not available for your account. Choose another one.',
  online_payments_disabled: 'The store does not take online payments at the moment. Choose another way to pay.',
  credit_on_hold: 'Your credit account is on hold. Choose another way to pay, or contact the store.',
  price_unavailable: 'An item in your cart has no price for your account. Remove it, or contact the store.',
  promo_not_found: 'There is no promotion with this code.',
  promo_expired: 'This promotion has ended.',
  promo_not_eligible: 'This promotion does not apply to the items in your cart.',
  promo_limit_reached: 'This promotion has been used as often as it can be.',
  promo_not_combinable: 'This promotion cannot be combined with the one in your cart.',
  nothing_orderable: 'None of these items can be ordered at the moment.',
  list_name_taken: 'You have a list with this name.',
  list_limit: 'You cannot have more lists. Delete one first.',
  invoice_already_paid: 'An invoice has been paid in the meantime. Nothing was charged: you can pay the others.',
  invoice_voided: 'The store has canceled an invoice. Nothing was charged: you can pay the others.',
  payment_in_progress: 'Your bank is still processing an earlier payment. Nothing else was charged: try again when it has ended.',
  no_unapplied_credit: 'You have no unused credit anymore.',
  account_has_open_orders: 'Your account cannot be closed yet: an order is not delivered, or an invoice is not paid.',
  account_has_balance: 'Your account cannot be closed yet: you have unused credit, or a payment or refund is on its way.',
  cart_expired: 'Your cart has expired. Add the items again.',
  clock_advancing: BUSY,
  checkout_in_progress: BUSY,
  cart_checkout_in_progress: BUSY,
  idempotency_key_in_use: BUSY,
};

/** Returns the name of the input for a field of a body, such as `city` for `shipping_address.city`. */
const inputOf = (field: string): string => field.split('.').at(-1) ?? field;

/** Explains to a shopper why a request failed. */
export function explain(failure: Failure): string {
  if (failure.kind !== 'api') return 'The store did not respond. Check your connection, and try again.';
  const { retryAfterSeconds: wait } = failure;
  if (failure.status === 429)
    return `Too many attempts. Try again in ${wait && wait > 90 ? `${Math.ceil(wait / 60)} minutes` : `${wait ?? 60} seconds`}.`;
  const message = REASONS[failure.reason ?? ''];
  if (message !== undefined) return message;
  if (failure.status === 401) return 'Your session has ended. Log in again.';
  if (failure.status === 422)
    return failure.details.map(({ field, detail }) => `The ${inputOf(field).replaceAll('_', ' ')} ${detail}.`).join(' ');
  return failure.status >= 500 ? 'The store is not available right now. Try again in a moment.' : failure.message;
}

/** The problem with a line, by code. All others show the message of the API. */
const LINE_REASONS: Readonly<Record<string, string>> = {
  not_found: 'not sold here',
  cart_line_limit: 'the cart has too many items',
  list_line_limit: 'the list has too many items',
};

/** Explains to a shopper why a line was not added. */
export const explainLine = ({ sku, code, detail }: Omit<Schemas['RejectedLine'], 'index'>): string =>
  `${sku}: ${LINE_REASONS[code] ?? detail}`;

/** The result of a server action, for its form. */
export interface FormState {
  readonly message?: string;
  readonly isError?: boolean;
  /** The lines that were not added, and why. */
  readonly details?: readonly string[];
  /** The problem with each input, by its name. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The values that the shopper entered, without passwords, so that a form keeps it. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Reports a failure to the form that caused it. */
export function refusal(failure: Failure, values: FormState['values'] = {}): FormState {
  const invalid = failure.kind === 'api' && failure.status === 422 ? failure.details : [];
  const errors = Object.fromEntries(invalid.map(({ field, detail }) => [inputOf(field), detail]));
  return { message: explain(failure), isError: true, errors, values };
}

/** Returns an amount that a shopper has entered, such as 1,702.50: null if there is none, and undefined if it cannot be read. */
export const amountOf = (text = ''): number | null | undefined =>
  text === '' ? null : /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : undefined;

/** Returns the text fields of a form that were filled in. */
export const valuesOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [])));
