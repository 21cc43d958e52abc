import type { Schemas } from '@storefront/client';
import { element, field, formValues } from '../element.ts';
import { amount } from './amount.ts';
import type { Change } from './cart-line.ts';

type Cart = Schemas['Cart'];

/** The form that adds a promotion code. A code that the store refuses stays, so that it can be corrected. */
export function promotionForm(cart: Cart, change: Change): HTMLElement {
  const apply = async () => {
    const init = { params: { path: { cart_id: cart.id } }, body: { code: formValues(form)['code'] ?? '' } };
    if (await change(({ POST }) => POST('/v1/carts/{cart_id}/promotions', init))) form.reset();
  };
  const form: HTMLFormElement = element(
    'form',
    {
      class: 'inline',
      onsubmit: (event) => {
        event.preventDefault();
        void apply();
      },
    },
    field('Promotion code', element('input', { name: 'code', required: true, maxlength: 64, autocapitalize: 'characters' })),
    element('button', { class: 'button plain' }, 'Apply'),
  );
  return form;
}

/** The cart's promotion codes with what they save. */
export const appliedPromotions = (cart: Cart, change: Change): readonly HTMLElement[] =>
  cart.promotions.map(({ code, status, discount_amount }) => {
    const params = { path: { cart_id: cart.id, code } };
    const remove = () => void change(({ DELETE }) => DELETE('/v1/carts/{cart_id}/promotions/{code}', { params }));
    return element(
      'p',
      { class: 'promotion' },
      element('strong', {}, code),
      ...(status === 'APPLIED' ? [' saves ', amount(discount_amount, cart.currency), ' '] : [' does not apply to this cart ']),
      element('button', { type: 'button', class: 'quiet', 'aria-label': `Remove ${code}`, onclick: remove }, 'Remove'),
    );
  });
