import { readFileSync } from 'node:fs';
import { escapeHtml } from '@storefront/api-docs';
import type { GetSandboxPaymentResponse__Output, PaymentSession__Output } from '@storefront/proto/storefront/billing/v1';
import { buildReturnUrl } from './return-url.ts';

/** The heading and the explanation of a payment that is not open. */
const CLOSED: Readonly<Record<string, readonly [title: string, explanation: string]>> = {
  PROCESSING: ['This payment is being processed', 'The store will confirm it.'],
  PAID: ['Payment successful', 'The store has received your payment.'],
  FAILED: ['Your card was declined', 'Nothing was charged. You can start a new payment in the store.'],
  EXPIRED: ['This payment has expired', 'Nothing was charged. You can start a new payment in the store.'],
  CANCELLED: ['This payment was canceled', 'Nothing was charged. You can start a new payment in the store.'],
};

const CLOCK = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' });

/** The data of the sandbox payment page. */
export type SandboxPayment = GetSandboxPaymentResponse__Output & { paymentSession: PaymentSession__Output };

/** Reports whether the shopper can still make a choice. */
export const isOpen = ({ paymentSession }: SandboxPayment): boolean => paymentSession.status === 'PENDING';

/** Renders the sandbox payment page: the choices while the session is open, then the outcome and a link to the store. */
export function sandboxPage(): (payment: SandboxPayment, now: Date) => string {
  const [template, script] = ['html', 'js'].map((type) => readFileSync(new URL(`page/sandbox-payment.${type}`, import.meta.url), 'utf8'));
  const ticking = `<script nonce="{{nonce}}">\n${script}</script>`;
  return (payment, now) => {
    const open = isOpen(payment);
    const parts: Readonly<Record<string, string>> = {
      ...(open ? openParts(payment, now) : closedParts(payment)),
      amount: escapeHtml(amountText(payment.paymentSession.amount, payment.paymentSession.currency)),
      id: escapeHtml(payment.paymentSession.id),
      script: open ? ticking : '',
    };
    return (template ?? '').replace(/\{\{(title|amount|id|facts|content|script)\}\}/g, (_mark, name: string) => parts[name] ?? '');
  };
}

function openParts(payment: SandboxPayment, now: Date): Record<string, string> {
  const { paymentSession, storeName } = payment;
  const { expiresAt, amount, currency } = paymentSession;
  const seconds = Math.max(1, Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1000));
  const time = `<time datetime="${escapeHtml(expiresAt)}">${CLOCK.format(new Date(expiresAt))} UTC</time>`;
  const left = `<span role="timer" id="left" data-seconds="${seconds}"></span>`;
  return {
    title: `Pay ${escapeHtml(storeName)}`,
    facts: facts([...numberFact(payment), ['Pay by', `${time} ${left}`]]),
    content: `<form method="post" aria-label="Outcome of this test payment">
<button name="outcome" value="pay">Pay ${escapeHtml(amountText(amount, currency))}</button>
<button name="outcome" value="decline">Decline card</button>
<button name="outcome" value="cancel">Cancel payment</button>
</form>`,
  };
}

function closedParts(payment: SandboxPayment): Record<string, string> {
  const { paymentSession, storeName } = payment;
  const [title, explanation] = CLOSED[paymentSession.status] ?? [paymentSession.status, ''];
  const back = buildReturnUrl(paymentSession, payment);
  const link = back === undefined ? '' : `<a class="back" href="${escapeHtml(back)}">Return to store</a>`;
  return { title, facts: facts([['Store', escapeHtml(storeName)], ...numberFact(payment)]), content: `<p>${explanation}</p>\n${link}` };
}

type Fact = readonly [name: string, html: string];

const numberFact = ({ paymentSession, payableNumber }: SandboxPayment): readonly Fact[] => {
  const { allocations, currency } = paymentSession;
  if (allocations.length > 0) {
    return allocations.map(({ number, amount }) => [`Invoice ${escapeHtml(number)}`, escapeHtml(amountText(amount, currency))]);
  }
  return [[paymentSession.purpose === 'INVOICE' ? 'Invoice' : 'Order', escapeHtml(payableNumber)]];
};

const facts = (list: readonly Fact[]): string => list.map(([name, html]) => `<div><dt>${name}</dt><dd>${html}</dd></div>`).join('\n');

/**
 * Formats an amount with its currency code, such as "JMD 1,480.00". The amount is decimal text in the currency's scale, whose digits are all shown
 * as they are. A symbol such as $ would not say which dollar is meant.
 */
export function amountText(amount: string, currency: string): string {
  const digits = amount.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(amount as Intl.StringNumericLiteral).replaceAll('\u00a0', ' ');
}
