import { type Failure, type Schemas, settle, StorefrontError, unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { faultText } from '../../page/fault-text.ts';
import { notice, type NoticeKind } from '../../page/template.ts';
import { amount } from '../../page/views/amount.ts';
import { amountOf, NOT_READ } from './amount-field.ts';
import { invoicesPage } from './invoices.ts';
import { type Column, listTable } from './list-table.ts';
import { type Page, type PageRoute, textOf } from './page.ts';

type Payment = Schemas['InvoicesPayment'];

const SELECTED = 'pay-';

/** Opens one payment of the selected invoices. Less than what is due pays a part, and an empty amount all of it. */
const payInvoices: Page = async (visit) => {
  const { api, form, origin } = visit;
  const chosen = [...form.keys()].filter((name) => name.startsWith(SELECTED)).map((name) => name.slice(SELECTED.length));
  const refuse = (words: string, faults: ReadonlyMap<string, string> = new Map()) =>
    invoicesPage(visit, { message: notice('danger', words), faults });
  if (chosen.length === 0) return refuse('Select the invoices to pay.');

  const invoices = chosen.flatMap((id) => {
    const entered = amountOf(textOf(form, `amount-${id}`));
    return entered === undefined ? [] : [{ invoice_id: id, amount: entered }];
  });
  const unread = chosen.filter((id) => !invoices.some(({ invoice_id }) => invoice_id === id));
  if (unread.length > 0) return refuse('Correct the amounts.', new Map(unread.map((id) => [id, NOT_READ])));

  const body = { invoices, return_url: `${origin}/invoices/payments` };
  const outcome = await settle(api.POST('/v1/invoice-payments', { body }));
  if (!outcome.ok) return refuse(faultText(new StorefrontError(outcome.failure)), faultsOf(outcome.failure, chosen));
  return `/invoices/payments?${new URLSearchParams({ payment_session_id: outcome.data.data.id, pay: '1' })}`;
};

/** Returns what is wrong with each of the invoices. A conflict does not say which of them it is about. */
function faultsOf(failure: Failure, chosen: readonly string[]): ReadonlyMap<string, string> {
  if (failure.kind !== 'api') return new Map();
  if (failure.reason === 'payment_in_progress') return new Map(chosen.map((id) => [id, 'It may be part of that payment.']));
  const named = failure.details.map(({ field, detail }) => [chosen[Number(field.split('.')[1])] ?? '', `It ${detail}.`] as const);
  return new Map(named);
}

const WORDS: Readonly<Record<Payment['status'], readonly [kind: NoticeKind, words: string]>> = {
  PENDING: ['light', 'We have not heard from the payment page yet.'],
  PROCESSING: ['light', 'Your bank is processing the payment. This can take a few minutes, and you can leave this page.'],
  PAID: ['success', 'Thank you. We have received your payment.'],
  FAILED: ['danger', 'Your card was declined. Nothing was charged, and you can pay again.'],
  EXPIRED: ['danger', 'The time to pay is over. Nothing was charged, and you can pay again.'],
  CANCELLED: ['light', 'You canceled the payment. Nothing was charged, and you can pay later.'],
};

const columns = ({ currency }: Payment): readonly Column<Schemas['PaymentAllocation']>[] => [
  { name: 'Invoice', cell: ({ invoice_id, number }) => html`<a class="text-nowrap" href="/invoices/${invoice_id}">${number}</a>` },
  { name: 'Amount', isRight: true, cell: (part) => amount(part.amount, currency) },
];

/**
 * What came of a payment, as the API says, because anyone can write such an address. With `pay`, it leads on to the payment page: the policy of these pages allows no
 * form to lead to another site.
 */
const paymentPage: Page = async ({ api, query, response }) => {
  const id = query.get('payment_session_id');
  if (id === null) return '/invoices';
  const { data: payment } = await unwrap(api.GET('/v1/invoice-payments/{session_id}', { params: { path: { session_id: id } } }));
  const { status, redirect_url, currency } = payment;
  if (query.has('pay') && redirect_url !== null) response.set('Refresh', `0; url=${redirect_url}`);
  const again = `/invoices/payments?${new URLSearchParams({ payment_session_id: id })}`;
  return {
    title: 'Your payment',
    content: html`
      <h1>Your payment</h1>
      ${notice(...WORDS[status])}
      <div class="col-lg-6">
        ${listTable('Invoices of this payment', columns(payment), payment.allocations)}
        <p class="d-flex justify-content-between fw-bold"><span>Total</span> ${amount(payment.amount, currency)}</p>
      </div>
      ${redirect_url === null ? null : html`<a class="btn btn-warning" href=${redirect_url}>Continue to payment</a>`}
      ${status === 'PENDING' || status === 'PROCESSING' ? html`<a class="btn btn-outline-dark" href=${again}>Look again</a>` : null}
      <a class="btn btn-outline-dark" href="/invoices">Your invoices</a>`,
  };
};

/** The list of invoices, and the payment of several. */
export const invoicePaymentPages: readonly PageRoute[] = [
  { method: 'get', path: '/invoices', access: 'shopper', page: (visit) => invoicesPage(visit) },
  { method: 'post', path: '/invoices', access: 'shopper', page: payInvoices },
  { method: 'get', path: '/invoices/payments', access: 'shopper', page: paymentPage },
];
