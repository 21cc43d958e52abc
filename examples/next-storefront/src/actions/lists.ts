'use server';

import { type Storefront, settle } from '@storefront/client';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { cartToFill, openCart } from '@/lib/cart';
import { explain, explainLine, type FormState, refusal, valuesOf } from '@/lib/explain';
import { saveLines } from '@/lib/lists';
import { shopperClient } from '@/lib/storefront';

/** Creates a list and shows it. */
export async function createList(_state: FormState, form: FormData): Promise<FormState> {
  const { name = '' } = valuesOf(form);
  const client = await shopperClient('/lists');
  const created = await settle(client.POST('/v1/lists', { body: { name } }));
  if (!created.ok) return refusal(created.failure, { name });
  redirect(`/lists/${created.data.data.id}`);
}

/** Saves the lines of the cart in the list of that name, or in a new one. */
export async function saveCart(_state: FormState, form: FormData): Promise<FormState> {
  const { list = '' } = valuesOf(form);
  const client = await shopperClient('/cart');
  const lines = (await openCart())?.lines ?? [];
  return saveLines(
    client,
    list,
    lines.map(({ sku, quantity, order_uom, order_quantity }) => ({ sku, quantity, order_uom, order_quantity })),
  );
}

/** Adds a list to the cart, or changes it: its name, or the quantity or unit of a line. */
export async function updateList(_state: FormState, form: FormData): Promise<FormState> {
  const { intent = '', list_id = '', line_id = '', name = '', unit, quantity = '' } = valuesOf(form);
  const client = await shopperClient(`/lists/${list_id}`);
  const list = { params: { path: { list_id } } };
  if (intent === 'cart') return addListToCart(client, list_id);
  if (intent === 'delete') {
    const deleted = await settle<unknown>(client.DELETE('/v1/lists/{list_id}', list));
    if (!deleted.ok) return { message: explain(deleted.failure), isError: true };
    redirect('/lists');
  }
  const line = { params: { path: { list_id, line_id } } };
  const amount = unit ? { order_uom: unit, order_quantity: Number(quantity) } : { quantity: Number(quantity) };
  const [request, message] =
    intent === 'quantity'
      ? [client.PATCH('/v1/lists/{list_id}/lines/{line_id}', { ...line, body: amount }), `Changed the quantity of ${name}.`]
      : intent === 'remove'
        ? [client.DELETE('/v1/lists/{list_id}/lines/{line_id}', line), `Removed ${name} from the list.`]
        : [client.PATCH('/v1/lists/{list_id}', { ...list, body: { name } }), 'The list has a new name.'];
  const outcome = await settle<unknown>(request);
  refresh();
  return outcome.ok ? { message } : { message: explain(outcome.failure), isError: true };
}

async function addListToCart(client: Storefront, list_id: string): Promise<FormState> {
  const cart = await cartToFill(client);
  if (!cart.ok) return { message: explain(cart.failure), isError: true };
  const body = { cart_id: cart.data };
  const added = await settle(client.POST('/v1/lists/{list_id}/cart', { params: { path: { list_id } }, body }));
  if (!added.ok) return { message: explain(added.failure), isError: true };
  const { rejected } = added.data;
  if (rejected.length === 0) redirect('/cart');
  refresh();
  return { message: 'These items cannot be ordered. All others are in your cart.', isError: true, details: rejected.map(explainLine) };
}
