import { readFileSync } from 'node:fs';
import type { GetSandboxPaymentResponse__Output } from '@storefront/proto/storefront/billing/v1/GetSandboxPaymentResponse';
import type { PaymentSession__Output } from '@storefront/proto/storefront/billing/v1/PaymentSession';
import { escapeHtml } from './escape-html.ts';
import { wayBack } from './way-back.ts';

const CHOICES = `<form method="post">
<button name="outcome" value="pay">Pay</button>
<button name="outcome" value="decline">Decline the card</button>
<button name="outcome" value="cancel">Cancel and go back</button>
</form>`;

/** What a shopper reads once there is nothing left to choose. */
const TITLE_WHEN_OVER: Readonly<Record<string, string>> = {
  PROCESSING: 'The bank is working on this payment',
  PAID: 'Paid',
  FAILED: 'The card was declined',
  EXPIRED: 'The time for this payment is over',
  CANCELLED: 'This payment was cancelled',
};

type SandboxPayment = GetSandboxPaymentResponse__Output & { paymentSession: PaymentSession__Output };

/** The sandbox's payment page: the choices while the session is open, then what became of it and the way back to the store. */
export function sandboxPage(): (payment: SandboxPayment) => string {
  const template = readFileSync(new URL('page/sandbox-payment.html', import.meta.url), 'utf8');
  return (payment) => {
    const parts = partsOf(payment);
    return template.replace(/\{\{(title|amount|id|content)\}\}/g, (_mark, name: string) => parts[name] ?? '');
  };
}

function partsOf({ paymentSession, returnUrl, cancelUrl }: SandboxPayment): Readonly<Record<string, string>> {
  const { id, status, amount, currency } = paymentSession;
  const isOpen = status === 'PENDING';
  const back = wayBack(paymentSession, status === 'CANCELLED' ? (cancelUrl ?? returnUrl) : returnUrl);
  const link = back === undefined ? '' : `<a class="back" href="${escapeHtml(back)}">Back to the store</a>`;
  return {
    title: isOpen ? 'To be paid' : (TITLE_WHEN_OVER[status] ?? status),
    amount: escapeHtml(`${currency} ${amount}`),
    id: escapeHtml(id),
    content: isOpen ? CHOICES : link,
  };
}
