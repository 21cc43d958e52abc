'use client';

import type { Schemas } from '@storefront/client';
import { useActionState } from 'react';
import { updateList } from '@/actions/lists';
import { Report } from './action-form';
import { type Item, Line } from './line';

type Props = { items: readonly Item[]; list: Pick<Schemas['SavedList'], 'id' | 'name'>; currency: string };

/** The lines of a saved list, and the forms to order, rename, and delete it. All of them share one report. */
export function ListPanel({ items, list: { id, name }, currency }: Props) {
  const [state, act] = useActionState(updateList, {});
  const hidden = <input type="hidden" name="list_id" value={id} />;
  return (
    <div>
      <Report {...state} />
      {items.length === 0 && <p className="empty">This list is empty.</p>}
      <form action={act} className="row" hidden={items.length === 0}>
        {hidden}
        <button className="button" name="intent" value="cart">{`Add all to cart`}</button>
      </form>
      <ul>
        {items.map((item) => (
          <Line key={item.line.id} item={item} currency={currency} act={act} listId={id} />
        ))}
      </ul>
      <form action={act} className="row">
        {hidden}
        <label htmlFor="name">Name</label>
        <input id="name" key={name} name="name" defaultValue={name} maxLength={100} required autoComplete="off" />
        <button className="button quiet" name="intent" value="rename">{`Rename`}</button>
      </form>
      <details>
        <summary>Delete this list</summary>
        <form action={act} className="row">
          {hidden}
          <button className="button quiet" name="intent" value="delete">{`Delete it with all its items`}</button>
        </form>
      </details>
    </div>
  );
}
