import type { Answer, PaymentStatus } from '../api-types.ts';
import { element, notice } from '../element.ts';
import { addressOf } from '../route.ts';
import type { Store } from '../store.ts';

const WORDS: Readonly<Record<PaymentStatus['status'], Parameters<typeof notice>>> = {
  PENDING: ['plain', 'Your payment is not complete yet. '],
  PROCESSING: ['plain', 'Your payment is being processed. '],
  PAID: ['good', 'Thank you. We have received your payment. '],
  FAILED: ['bad', 'Your card was declined. You can try again. '],
  EXPIRED: ['bad', 'The time to pay is over. You can try again. '],
  CANCELLED: ['plain', 'You canceled the payment. You can pay later. '],
};

/**
 * Returns what happened on the payment page from which the shopper has just returned, or null. The status comes from the API, because anyone can
 * write the parameters of a URL. They are removed, so that the message is shown once.
 */
export async function paymentNotice(store: Store): Promise<HTMLElement | null> {
  const query = new URLSearchParams(window.location.search);
  const orderId = query.get('order_id');
  if (orderId === null || !query.has('payment_status')) return null;
  window.history.replaceState(null, '', `${window.location.pathname}${window.location.hash}`);
  const path = `/v1/checkout/${encodeURIComponent(orderId)}/payment-status`;
  const answer = await store.account<Answer<PaymentStatus>>('GET', path).catch(() => null);
  if (answer === null) return null;
  return notice(...WORDS[answer.data.status], element('a', { href: addressOf('order', orderId) }, 'Show the order'));
}
