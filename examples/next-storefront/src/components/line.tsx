'use client';

import type { Schemas } from '@storefront/client';
import Link from 'next/link';
import { inUnits, money, perUnit, unitName } from '@/lib/format';
import { AMOUNT } from './action-form';
import { Picture } from './product';

/** A line of the cart or of a saved list, with its product and what the shopper should know. */
export interface Item {
  readonly line: Schemas['CartLine'] | Schemas['SavedListLine'];
  readonly product: Schemas['Product'] | undefined;
  readonly warnings: readonly string[];
}

type Props = { item: Item; currency: string; act: (form: FormData) => void; listId?: string };

/** A line with a form to change its quantity and unit, or to remove it. */
export function Line({ item: { line, product, warnings }, currency, act, listId }: Props) {
  const { id, sku, description, base_uom, order_uom, order_quantity, quantity, unit_price } = line;
  const name = description ?? sku;
  return (
    <li className="cart-line">
      <Picture media={product?.cover} sizes="6rem" />
      <div>
        <Link href={`/products/${encodeURIComponent(sku)}`}>{name}</Link>
        <p className="hint">{`${money(unit_price, currency)} ${perUnit(base_uom)}${order_uom ? `, ${inUnits(quantity, base_uom)} in total` : ''}`}</p>
        <p className="bad">{warnings.join(' ')}</p>
        <form action={act} className="row" key={`${order_uom}${quantity}`}>
          <input type="hidden" name="line_id" value={id} />
          <input type="hidden" name="list_id" value={listId} />
          <input type="hidden" name="name" value={name} />
          <input name="quantity" {...AMOUNT} defaultValue={order_quantity ?? quantity} aria-label={`Quantity of ${name}`} />
          {product && product.order_uoms.length > 0 && (
            <select name="unit" defaultValue={order_uom ?? base_uom} aria-label={`Unit of ${name}`}>
              {[{ code: base_uom, label: unitName(base_uom) }, ...product.order_uoms].map(({ code, label }) => (
                <option key={code} value={code}>{`${label}`}</option>
              ))}
            </select>
          )}
          <button className="button quiet" name="intent" value="quantity" aria-label={`Update ${name}`}>{`Update`}</button>
          <button className="link" name="intent" value="remove" formNoValidate aria-label={`Remove ${name}`}>{`Remove`}</button>
        </form>
      </div>
      {'line_subtotal' in line && <p className="amount">{money(line.line_subtotal, currency)}</p>}
    </li>
  );
}
