import type { Result, Schemas, Storefront } from '@storefront/client';
import { html } from 'lit-html';
import { type FormValues, onSubmit } from '../form.ts';
import { inBaseUnits, perUnit, quantity, unitName } from '../format.ts';
import { addressOf } from '../route.ts';
import { type Content, field } from '../template.ts';
import { amount, bandLabel } from './price.ts';

type Cart = Schemas['Cart'];
type CartLine = Schemas['CartLine'];

/** Sends a change to the cart; true if it was saved. */
export type Change = (send: (account: Storefront) => Promise<Result<Schemas['CartEnvelope']>>) => Promise<boolean>;

/** A line of the cart with its quantity, which can be changed, and why it cannot be ordered. */
export function cartLine(cart: Cart, line: CartLine, change: Change, issue: Schemas['StockIssue'] | undefined): Content {
  const params = { path: { cart_id: cart.id, line_id: line.id } };
  const name = line.description ?? line.sku;
  const inOrderUnits = line.order_uom !== null && line.order_uom !== line.base_uom && line.order_quantity !== null;
  const shown = inOrderUnits ? (line.order_quantity ?? 1) : line.quantity;
  const save = ({ currentTarget: input }: Event): void => {
    if (!(input instanceof HTMLInputElement)) return;
    input.dataset['sent'] = input.value;
    const body = changedQuantity(line, shown, Number(input.value), inOrderUnits);
    void change(({ PATCH }) => PATCH('/v1/carts/{cart_id}/lines/{line_id}', { params, body }));
  };
  const remove = (): void => void change(({ DELETE }) => DELETE('/v1/carts/{cart_id}/lines/{line_id}', { params }));
  return html`
    <li class="row g-2 align-items-center py-3 border-bottom">
      <div class="col-12 col-xl-5 d-flex gap-3">
        ${picture(line)}
        <div>
          <a href=${addressOf('product', line.sku)} data-key="name ${line.id}">${name}</a>
          <p class="small text-body-secondary m-0">
            ${amount(line.unit_price, cart.currency)} ${perUnit(line.base_uom)}${line.price_source === 'CONTRACT' ? ' · your price' : ''}${
              inOrderUnits ? ` · ${quantity(line.quantity)} in total` : ''
            }
          </p>
          ${issue ? html`<strong class="small text-danger-emphasis">${issueText(cart, issue, shown)}</strong>` : bandLabel(line.availability)}
        </div>
      </div>
      <div class="col-auto d-flex align-items-center gap-2">
        <input
          class="form-control quantity" type="number" inputmode="decimal" step="any" min="0.001" value=${shown}
          aria-label="Quantity of ${name}" data-key="quantity ${line.id}" @change=${save}>
        ${unitName(inOrderUnits ? (line.order_uom ?? '') : line.base_uom)}
      </div>
      <strong class="col text-end">${amount(line.line_subtotal, cart.currency)}</strong>
      <button type="button" class="col-auto btn btn-link px-1" aria-label="Remove ${name}" data-key="remove ${line.id}" @click=${remove}>Remove</button>
    </li>`;
}

/** Says that a line cannot be ordered. The API does not say how many there are, and counts the lines of a SKU together. */
function issueText({ lines }: Cart, { sku, code }: Schemas['StockIssue'], ordered: number): string {
  if (code !== 'insufficient_stock') return '○ Not available';
  const isAlone = lines.filter((line) => line.sku === sku).length === 1;
  return isAlone ? `○ Fewer than ${quantity(ordered)} available` : '○ Not enough available for all lines of this product';
}

const picture = ({ image }: CartLine): Content =>
  image && html`<img class="flex-shrink-0 object-fit-cover rounded-3" src=${image.thumb_url} alt="" width="64" height="48">`;

/** Builds the new quantity in the unit in which the line was ordered. */
function changedQuantity(line: CartLine, before: number, changed: number, inOrderUnits: boolean): Schemas['CartLineUpdateIn'] {
  if (!inOrderUnits) return { quantity: changed };
  return { quantity: inBaseUnits(changed, line.quantity / before), order_uom: line.order_uom, order_quantity: changed };
}

/** The form that adds a promotion code. A code that the store rejects stays in it, to be corrected. */
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
