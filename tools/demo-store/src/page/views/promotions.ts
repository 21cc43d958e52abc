import type { Cart } from '../api-types.ts';
import { element, field, formValues } from '../element.ts';
import { amount } from './amount.ts';
import type { Change } from './cart-line.ts';

const pathOf = (cart: Cart): string => `/v1/carts/${cart.id}/promotions`;

/** The form that adds a promotion code. A code that the store refuses stays, so that it can be corrected. */
export function promotionForm(cart: Cart, change: Change): HTMLElement {
  const apply = async () => {
    if (await change('POST', pathOf(cart), { code: formValues(form)['code'] ?? '' })) form.reset();
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
    const remove = () => void change('DELETE', `${pathOf(cart)}/${encodeURIComponent(code)}`);
    return element(
      'p',
      { class: 'promotion' },
      element('strong', {}, code),
      ...(status === 'APPLIED' ? [' saves ', amount(discount_amount, cart.currency), ' '] : [' does not apply to this cart ']),
      element('button', { type: 'button', class: 'quiet', 'aria-label': `Remove ${code}`, onclick: remove }, 'Remove'),
    );
  });
