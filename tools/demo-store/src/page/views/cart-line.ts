import type { Cart, CartLine } from '../api-types.ts';
import { element } from '../element.ts';
import { inBaseUnits, perUnit, quantity, unitName } from '../format.ts';
import { addressOf } from '../route.ts';
import { amount } from './amount.ts';
import { bandLabel } from './price.ts';

/** Sends a change to the cart; true if it was saved. */
export type Change = (method: string, path: string, body?: unknown) => Promise<boolean>;

/** A line of the cart with its quantity, which can be changed. */
export function cartLine(cart: Cart, line: CartLine, change: Change): HTMLElement {
  const path = `/v1/carts/${cart.id}/lines/${line.id}`;
  const name = line.description ?? line.sku;
  const inOrderUnits = line.order_uom !== null && line.order_uom !== line.base_uom && line.order_quantity !== null;
  const shown = inOrderUnits ? (line.order_quantity ?? 1) : line.quantity;
  const save = () => {
    input.dataset['sent'] = input.value;
    void change('PATCH', path, changedQuantity(line, shown, Number(input.value), inOrderUnits));
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
    element('button', { ...remove, onclick: () => void change('DELETE', path) }, 'Remove'),
  );
}

/** Builds the new quantity in the unit in which the line was ordered. */
function changedQuantity(line: CartLine, before: number, changed: number, inOrderUnits: boolean): unknown {
  if (!inOrderUnits) return { quantity: changed };
  return { quantity: inBaseUnits(changed, line.quantity / before), order_uom: line.order_uom, order_quantity: changed };
}
