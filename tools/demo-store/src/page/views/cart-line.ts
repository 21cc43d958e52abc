import type { Result, Schemas, Storefront } from '@storefront/client';
import { element } from '../element.ts';
import { inBaseUnits, perUnit, quantity, unitName } from '../format.ts';
import { addressOf } from '../route.ts';
import { amount } from './amount.ts';
import { bandLabel } from './price.ts';

type CartLine = Schemas['CartLine'];

/** Sends a change to the cart; true if it was saved. */
export type Change = (send: (account: Storefront) => Promise<Result<Schemas['CartEnvelope']>>) => Promise<boolean>;

/** A line of the cart with its quantity, which can be changed. */
export function cartLine(cart: Schemas['Cart'], line: CartLine, change: Change): HTMLElement {
  const params = { path: { cart_id: cart.id, line_id: line.id } };
  const name = line.description ?? line.sku;
  const inOrderUnits = line.order_uom !== null && line.order_uom !== line.base_uom && line.order_quantity !== null;
  const shown = inOrderUnits ? (line.order_quantity ?? 1) : line.quantity;
  const save = () => {
    input.dataset['sent'] = input.value;
    const body = changedQuantity(line, shown, Number(input.value), inOrderUnits);
    void change(({ PATCH }) => PATCH('/v1/carts/{cart_id}/lines/{line_id}', { params, body }));
  };
  const input = element('input', {
    type: 'number',
    inputmode: 'decimal',
    step: 'any',
    min: 0.001,
    value: shown,
    'aria-label': `Quantity of ${name}`,
    'data-key': `quantity ${line.id}`,
    onchange: save,
  });
  const unit = unitName(inOrderUnits ? (line.order_uom ?? '') : line.base_uom);
  const remove = { type: 'button', class: 'quiet', 'aria-label': `Remove ${name}`, 'data-key': `remove ${line.id}` };
  return element(
    'li',
    {},
    element(
      'div',
      {},
      element('a', { href: addressOf('product', line.sku), 'data-key': `name ${line.id}` }, name),
      element(
        'p',
        { class: 'per' },
        amount(line.unit_price, cart.currency),
        ` ${perUnit(line.base_uom)}`,
        line.price_source === 'CONTRACT' ? ' · your price' : '',
        inOrderUnits ? ` · ${quantity(line.quantity)} in total` : '',
      ),
      bandLabel(line.availability),
    ),
    element('div', { class: 'amount' }, input, element('span', {}, unit)),
    element('strong', {}, amount(line.line_subtotal, cart.currency)),
    element(
      'button',
      { ...remove, onclick: () => void change(({ DELETE }) => DELETE('/v1/carts/{cart_id}/lines/{line_id}', { params })) },
      'Remove',
    ),
  );
}

/** Builds the new quantity in the unit in which the line was ordered. */
function changedQuantity(line: CartLine, before: number, changed: number, inOrderUnits: boolean): Schemas['CartLineUpdateIn'] {
  if (!inOrderUnits) return { quantity: changed };
  return { quantity: inBaseUnits(changed, line.quantity / before), order_uom: line.order_uom, order_quantity: changed };
}
