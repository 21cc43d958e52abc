'use client';

import type { Schemas } from '@storefront/client';
import Link from 'next/link';
import { useActionState } from 'react';
import { updateCart } from '@/actions/cart';
import { money } from '@/lib/format';
import { AMOUNT, Report } from './action-form';
import { Picture } from './product';

type CartItem = { line: Schemas['CartLine']; product: Schemas['Product'] | undefined; warnings: readonly string[] };
type Act = (form: FormData) => void;

/** The lines and promotion codes of the cart. All its forms share one report, which remains when a line is removed. */
export function CartPanel({ items, cart: { currency, promotions } }: { items: readonly CartItem[]; cart: Schemas['Cart'] }) {
  const [state, act] = useActionState(updateCart, {});
  return (
    <div>
      <Report {...state} />
      {items.length === 0 && <p className="empty">Your cart is empty.</p>}
      <ul>
        {items.map((item) => (
          <Line key={item.line.id} item={item} currency={currency} act={act} />
        ))}
      </ul>
      {promotions.map(({ code, status, description, discount_amount }) => (
        <form action={act} className="row" key={code}>
          <input type="hidden" name="code" value={code} />
          <strong>{code}</strong>
          {status === 'APPLIED' ? `${description}: −${money(discount_amount, currency)}` : `${description} (does not apply)`}
          <button className="link" name="intent" value="withdraw">{`Remove ${code}`}</button>
        </form>
      ))}
      <form action={act} className="row" hidden={items.length === 0}>
        <label htmlFor="code">Promotion code</label>
        <input id="code" name="code" required autoComplete="off" />
        <button className="button quiet" name="intent" value="apply">{`Apply`}</button>
      </form>
    </div>
  );
}

function Line({ item: { line, product, warnings }, currency, act }: { item: CartItem; currency: string; act: Act }) {
  const { id, sku, description, base_uom, order_uom, order_quantity, quantity, line_subtotal, unit_price } = line;
  const name = description ?? sku;
  return (
    <li className="cart-line">
      <Picture media={product?.cover} sizes="6rem" />
      <div>
        <Link href={`/products/${encodeURIComponent(sku)}`}>{name}</Link>
        <p className="hint">{`${money(unit_price, currency)} per ${base_uom}${order_uom ? `, ${quantity} ${base_uom} in total` : ''}`}</p>
        <p className="bad">{warnings.join(' ')}</p>
        <form action={act} className="row" key={`${order_uom}${quantity}`}>
          <input type="hidden" name="line_id" value={id} />
          <input type="hidden" name="name" value={name} />
          <input name="quantity" {...AMOUNT} defaultValue={order_quantity ?? quantity} aria-label={`Quantity of ${name}`} />
          {product && product.order_uoms.length > 0 && (
            <select name="unit" defaultValue={order_uom ?? base_uom} aria-label={`Unit of ${name}`}>
              {[{ code: base_uom, label: base_uom }, ...product.order_uoms].map(({ code, label }) => (
                <option key={code} value={code}>{`${label}`}</option>
              ))}
            </select>
          )}
          <button className="button quiet" name="intent" value="quantity" aria-label={`Update ${name}`}>{`Update`}</button>
          <button className="link" name="intent" value="remove" formNoValidate aria-label={`Remove ${name}`}>{`Remove`}</button>
        </form>
      </div>
      <p className="amount">{money(line_subtotal, currency)}</p>
    </li>
  );
}
