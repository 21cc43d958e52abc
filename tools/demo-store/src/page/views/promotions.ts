import type { Schemas } from '@storefront/client';
import { html } from 'lit-html';
import { type FormValues, onSubmit } from '../form.ts';
import { type Content, field } from '../template.ts';
import { amount } from './amount.ts';
import type { Change } from './cart-line.ts';

type Cart = Schemas['Cart'];

/** The form that adds a promotion code. A code that the store refuses stays, so that it can be corrected. */
export function promotionForm(cart: Cart, change: Change): Content {
  const apply = async ({ code = '' }: FormValues, form: HTMLFormElement): Promise<void> => {
    const init = { params: { path: { cart_id: cart.id } }, body: { code } };
    if (await change(({ POST }) => POST('/v1/carts/{cart_id}/promotions', init))) form.reset();
  };
  const input = html`<input class="form-control" name="code" required maxlength="64" autocapitalize="characters">`;
  return html`
    <form class="d-flex align-items-end column-gap-2 col-xl-8 my-3" @submit=${onSubmit(apply)}>
      ${field('Promotion code', input)}
      <button class="btn btn-outline-dark mb-2">Apply</button>
    </form>`;
}

/** The cart's promotion codes with what they save. */
export const appliedPromotions = (cart: Cart, change: Change): Content =>
  cart.promotions.map(({ code, status, discount_amount }) => {
    const params = { path: { cart_id: cart.id, code } };
    const remove = () => void change(({ DELETE }) => DELETE('/v1/carts/{cart_id}/promotions/{code}', { params }));
    const effect = status === 'APPLIED' ? ['saves ', amount(discount_amount, cart.currency)] : 'does not apply to this cart';
    return html`
      <p class="my-2">
        <strong>${code}</strong> ${effect}
        <button type="button" class="btn btn-link" aria-label="Remove ${code}" @click=${remove}>Remove</button>
      </p>`;
  });
