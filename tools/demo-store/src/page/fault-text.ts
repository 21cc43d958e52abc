import { type Failure, StorefrontError } from '@storefront/client';

/** A line of a cart or an order, as far as its name is concerned. */
export interface NamedLine {
  readonly sku: string;
  readonly description: string | null;
}

/** Returns a message of the API with product names in place of SKUs. */
export function withNames(message: string, lines: readonly NamedLine[]): string {
  // The longest first, because a SKU can begin with another one.
  const named = [...lines].sort((one, other) => other.sku.length - one.sku.length);
  return named.reduce((text, { sku, description }) => (description ? text.replaceAll(sku, description) : text), message);
}

/** What shoppers can do about a refusal, by reason. All others show the message of the API. */
const REASONS: Readonly<Record<string, string>> = {
  invoice_already_paid: 'An invoice has been paid in the meantime. Nothing was charged, and you can pay the others.',
  invoice_voided: 'The store has canceled an invoice. Nothing was charged, and you can pay the others.',
  payment_in_progress: 'Your bank is still processing an earlier payment. Nothing else was charged. Try again when it has ended.',
  duplicate_invoice: 'An invoice was selected twice.',
  amount_exceeds_due: 'An amount is higher than what is due.',
  amount_exceeds_credit: 'The amount is higher than your credit.',
  no_unapplied_credit: 'You have no credit that can be applied.',
  account_has_open_orders: 'The account cannot be closed yet: an order is not delivered, or an invoice is not paid.',
  account_has_balance: 'The account cannot be closed yet: you have unused credit, or a payment or refund is on its way.',
  current_password_incorrect: 'The password is not correct.',
};

/** Returns the message of an error for the shopper. */
export function faultText(fault: unknown, lines: readonly NamedLine[] = []): string {
  if (fault instanceof StorefrontError) return failureText(fault.failure, lines);
  return fault instanceof Error ? fault.message : 'Something went wrong.';
}

function failureText(failure: Failure, lines: readonly NamedLine[]): string {
  if (failure.kind === 'unreadable') return 'The store returned an error. Please try again shortly.';
  if (failure.kind !== 'api') return 'The store is currently unavailable. Please try again shortly.';
  if (failure.status === 429) return busy(failure.retryAfterSeconds);
  if (failure.details.some(({ field }) => field === 'reset_token' || field === 'verification_token'))
    return 'This link is no longer valid.';
  const words = REASONS[failure.reason ?? ''];
  if (words !== undefined) return words;
  const reasons = failure.reason === 'price_unavailable' ? failure.details.map(({ detail }) => detail) : [];
  return [failure.message, ...reasons].map((text) => withNames(text, lines)).join(' ');
}

/** The gateway counts requests; a shopper only needs to know when to go on. */
function busy(seconds = 0): string {
  return `The store is receiving too many requests. Please try again ${seconds > 1 ? `in ${seconds} seconds` : 'in a moment'}.`;
}
