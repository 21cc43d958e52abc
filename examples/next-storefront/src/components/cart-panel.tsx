'use client';

import type { Schemas } from '@storefront/client';
import { useActionState } from 'react';
import { updateCart } from '@/actions/cart';
import { saveCart } from '@/actions/lists';
import { money } from '@/lib/format';
import { ActionForm, Report } from './action-form';
import { type Item, Line } from './line';
import { ListName } from './list-forms';

type Props = { items: readonly Item[]; cart: Schemas['Cart']; lists: readonly string[] };

/** The lines and promotion codes of the cart. All its forms share one report, which remains when a line is removed. */
export function CartPanel({ items, cart: { currency, promotions }, lists }: Props) {
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
      {items.length > 0 && (
        <ActionForm action={saveCart} className="row">
          <ListName names={lists} />
          <button className="button quiet">Save as a list</button>
        </ActionForm>
      )}
    </div>
  );
}
