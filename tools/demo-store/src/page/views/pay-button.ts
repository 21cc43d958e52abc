import { type Schemas, unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { outcome } from '../form.ts';
import type { Content } from '../template.ts';
import type { ViewContext } from './view.ts';

/** A button that opens the payment page again, for an order that waits for its payment. */
export function payButton({ store }: ViewContext, order: Schemas['Order'], words: string): Content {
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
