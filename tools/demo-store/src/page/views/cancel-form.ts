import { type Schemas, unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { type FormValues, onSubmit, outcome } from '../form.ts';
import { addressOf } from '../route.ts';
import { type Content, field } from '../template.ts';
import type { ViewContext } from './view.ts';

/** The form that cancels an order. */
export function cancelForm({ store, go }: ViewContext, order: Schemas['Order']): Content {
  const message = outcome();
  const cancel = async ({ reason = '' }: FormValues): Promise<null> => {
    const body = { reason, reason_code: 'CUSTOMER_REQUEST' } as const;
    await unwrap(store.account.POST('/v1/orders/{order_id}/cancel', { params: { path: { order_id: order.id } }, body }));
    go(addressOf('order', order.id, new URLSearchParams({ at: String(Date.now()) })));
    return null;
  };
  return html`
    <form class="mt-3" @submit=${onSubmit((values) => message.run(() => cancel(values), order.lines))}>
      ${field('Reason for cancellation', html`<input class="form-control" name="reason" required maxlength="500">`)}
      <button class="btn btn-outline-dark">Cancel order</button>
      ${message.node}
    </form>`;
}
