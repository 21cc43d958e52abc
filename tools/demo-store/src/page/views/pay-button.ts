import { type Schemas, unwrap } from '@storefront/client';
import { element, notice } from '../element.ts';
import { faultText } from '../fault-text.ts';
import type { ViewContext } from './view.ts';

/** A button that opens the payment page again, for an order that waits for its payment. */
export function payButton({ store }: ViewContext, order: Schemas['Order'], words: string): HTMLElement {
  const message = element('div', { 'aria-live': 'polite' });
  const pay = async () => {
    try {
      const params = { path: { order_id: order.id } };
      const { data } = await unwrap(store.account.POST('/v1/checkout/{order_id}/repay', { params }));
      window.location.assign(data.redirect_url);
    } catch (fault) {
      message.replaceChildren(notice('bad', faultText(fault, order.lines)));
    }
  };
  return element('div', {}, element('button', { type: 'button', class: 'button', onclick: () => void pay() }, words), message);
}
