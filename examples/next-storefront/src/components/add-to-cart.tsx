'use client';

import type { Schemas } from '@storefront/client';
import { useState } from 'react';
import { addToCart } from '@/actions/cart';
import { inUnits, unitName } from '@/lib/format';
import { ActionForm, AMOUNT, Field } from './action-form';
import { ListName } from './list-forms';

/** The form to add a product to the cart in one of its units. The API checks the quantity, also without JavaScript. */
export function AddToCart({ product: { sku, base_uom, order_uoms }, lists }: { product: Schemas['Product']; lists: readonly string[] }) {
  const [chosen, setChosen] = useState('');
  const least = order_uoms.find(({ code }) => code === chosen)?.min_order_quantity ?? 1;
  return (
    <ActionForm action={addToCart} className="add">
      {(state) => (
        <>
          <input type="hidden" name="sku" value={sku} />
          <Field key={chosen} state={state} name="quantity" label="Quantity" {...AMOUNT} defaultValue={state.values?.quantity ?? least} />
          <p className="field" hidden={order_uoms.length === 0}>
            <label htmlFor="unit">Unit</label>
            <select id="unit" name="unit" value={chosen} onChange={(event) => setChosen(event.target.value)}>
              <option value="">{unitName(base_uom)}</option>
              {order_uoms.map(({ code, label, base_quantity }) => (
                <option key={code} value={code}>{`${label} (${inUnits(base_quantity, base_uom)})`}</option>
              ))}
            </select>
          </p>
          <button className="button">Add to cart</button>
          <p className="row">
            <ListName names={lists} />
            <button className="button quiet" name="intent" value="list">{`Save to list`}</button>
          </p>
        </>
      )}
    </ActionForm>
  );
}
