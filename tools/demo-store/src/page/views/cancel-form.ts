import { type Schemas, unwrap } from '@storefront/client';
import { element, field, formValues, notice } from '../element.ts';
import { faultText } from '../fault-text.ts';
import { addressOf } from '../route.ts';
import type { ViewContext } from './view.ts';

/** The form that cancels an order. */
export function cancelForm({ store, go }: ViewContext, order: Schemas['Order']): HTMLElement {
  const message = element('div', { 'aria-live': 'polite' });
  const cancel = async () => {
    try {
      const body = { reason: formValues(form)['reason'] ?? '', reason_code: 'CUSTOMER_REQUEST' } as const;
      await unwrap(store.account.POST('/v1/orders/{order_id}/cancel', { params: { path: { order_id: order.id } }, body }));
      go(addressOf('order', order.id, new URLSearchParams({ at: String(Date.now()) })));
    } catch (fault) {
      message.replaceChildren(notice('bad', faultText(fault, order.lines)));
    }
  };
  const form: HTMLFormElement = element(
    'form',
    {
      onsubmit: (event) => {
        event.preventDefault();
        void cancel();
      },
    },
    field('Reason for cancellation', element('input', { name: 'reason', required: true, maxlength: 500 })),
    element('button', { class: 'button plain' }, 'Cancel order'),
    message,
  );
  return form;
}
