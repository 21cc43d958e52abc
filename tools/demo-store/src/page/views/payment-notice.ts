import { type Schemas, settle, unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { outcome } from '../form.ts';
import { addressOf } from '../route.ts';
import { type Content, elementOf, type NoticeKind, notice } from '../template.ts';
import { amount } from './price.ts';
import type { ViewContext } from './view.ts';

type Order = Schemas['Order'];
type PaymentStatus = Schemas['PaymentStatus'];

/** A payment that is under way is looked up this often, and not for longer than a shopper waits. */
const LOOK_AGAIN_MS = 2_000;
const LOOKS_MAX = 30;

type Status = PaymentStatus['status'];

/** The words before and after the amount, by the outcome of the payment. */
const WORDS: Readonly<Record<Status, readonly [kind: NoticeKind, before: string, after: string]>> = {
  PENDING: ['light', 'Your payment of ', ' is not complete yet.'],
  PROCESSING: ['light', 'Your payment of ', ' is being processed. This page shows the outcome as soon as it is known.'],
  PAID: ['success', 'Thank you. We have received your payment of ', '.'],
  FAILED: ['danger', 'Your card was declined, and your payment of ', ' was not made. You can try again.'],
  EXPIRED: ['danger', 'The time to pay is over, and your payment of ', ' was not made. You can try again.'],
  CANCELLED: ['light', 'You canceled the payment of ', '. The order waits for it, and you can pay later.'],
};

/** Changes the address to that of the order for which the payment page has just returned, without the parameters that the payment page adds. */
export function showReturnedOrder(): void {
  const query = new URLSearchParams(window.location.search);
  const orderId = query.get('order_id');
  if (orderId === null || !query.has('payment_status')) return;
  const address = addressOf('order', orderId, new URLSearchParams({ returned: '1' }));
  window.history.replaceState(null, '', `${window.location.pathname}${address}`);
}

/**
 * Returns what happened on the payment page, or null if it is unknown. The status comes from the API, because anyone can write the parameters
 * of a URL.
 */
export async function paymentNotice(context: ViewContext, order: Order): Promise<HTMLElement | null> {
  const first = await lookUp(context, order);
  if (first === null) return null;
  const [kind, before, after] = WORDS[first.status];
  const canPay = order.allowed_actions.includes('repay') && first.status !== 'PROCESSING';
  const words = html`<p class="mb-2">${before}${amount(first.amount, first.currency)}${after}</p>`;
  const button =
    canPay && first.status !== 'PAID' && payButton(context, order, first.status === 'PENDING' ? 'Continue to payment' : 'Pay now');
  const shown = elementOf(HTMLElement, notice(kind, words, button || null));
  // A payment that arrives reaches the order a moment later.
  const isOpen = first.status === 'PROCESSING' || (first.status === 'PAID' && order.status === 'PENDING_PAYMENT');
  if (isOpen) void lookAgain(context, order, first.status, shown);
  return shown;
}

async function lookUp({ store }: ViewContext, { id }: Order): Promise<PaymentStatus | null> {
  const found = await settle(store.account.GET('/v1/checkout/{order_id}/payment-status', { params: { path: { order_id: id } } }));
  return found.ok ? found.data.data : null;
}

/** Shows the order again when its payment has moved on, unless the shopper has left in the meantime. */
async function lookAgain(context: ViewContext, order: Order, status: Status, shown: HTMLElement): Promise<void> {
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    if (!shown.isConnected) return;
    const now = await lookUp(context, order);
    const isMoved = now !== null && (now.status !== status || now.payment_status !== order.payment_status);
    if (isMoved && shown.isConnected) return context.go(window.location.hash);
  }
}

/** A button that opens the payment page again, for an order that waits for its payment. */
export function payButton({ store }: ViewContext, order: Order, words: string): Content {
  const message = outcome();
  const pay = async (): Promise<null> => {
    const params = { path: { order_id: order.id } };
    const { data } = await unwrap(store.account.POST('/v1/checkout/{order_id}/repay', { params }));
    window.location.assign(data.redirect_url);
    return null;
  };
  return html`
    <button type="button" class="btn btn-warning" @click=${() => void message.run(pay, order.lines)}>${words}</button>
    ${message.node}`;
}
