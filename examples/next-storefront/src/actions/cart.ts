'use server';

import { settle } from '@storefront/client';
import { refresh } from 'next/cache';
import { cookies } from 'next/headers';
import { cartToFill, openCart } from '@/lib/cart';
import { listedProduct } from '@/lib/catalog';
import { explain, type FormState, valuesOf } from '@/lib/explain';
import { saveLines } from '@/lib/lists';
import { keepCart } from '@/lib/session';
import { shopperClient } from '@/lib/storefront';

/** Adds a product to the cart or a list, in the unit that the shopper chose. Creates the cart or the list if there is none. */
export async function addToCart(_state: FormState, form: FormData): Promise<FormState> {
  const { sku = '', unit = '', quantity: text = '1', intent, list = '' } = valuesOf(form);
  const client = await shopperClient(`/products/${encodeURIComponent(sku)}`);
  const amount = Number(text);
  const inUnit = (await listedProduct(sku))?.order_uoms.find(({ code }) => code === unit);
  // Quantities have up to three decimals.
  const quantity = Math.round(amount * (inUnit?.base_quantity ?? 1) * 1_000) / 1_000;
  const body = { sku, quantity, ...(inUnit && { order_uom: unit, order_quantity: amount }) };

  if (intent === 'list') return { ...(await saveLines(client, list, [body])), values: { quantity: text, list } };
  const cart = await cartToFill(client);
  if (!cart.ok) return { message: explain(cart.failure), isError: true };
  const path = { cart_id: cart.data };
  const added = await settle(client.POST('/v1/carts/{cart_id}/lines', { params: { path }, body }));
  if (!added.ok) return { message: explain(added.failure), isError: true, values: { quantity: text } };
  refresh();
  return { message: `Added ${text} ${inUnit ? `× ${inUnit.label}` : ''} to your cart.`, values: { quantity: text } };
}

/** Continues with another open cart. */
export async function switchCart(form: FormData): Promise<void> {
  const { cart_id } = valuesOf(form);
  if (cart_id) keepCart(await cookies(), cart_id);
  refresh();
}

/** Changes the cart: the quantity or unit of a line, or a promotion code. */
export async function updateCart(_state: FormState, form: FormData): Promise<FormState> {
  const client = await shopperClient('/cart');
  const { intent = '', line_id = '', name = '', unit, quantity = '', code = '' } = valuesOf(form);
  const path = { cart_id: (await openCart())?.id ?? '' };
  const line = { params: { path: { ...path, line_id } } };
  const amount = unit ? { order_uom: unit, order_quantity: Number(quantity) } : { quantity: Number(quantity) };
  const [request, message] =
    intent === 'quantity'
      ? [client.PATCH('/v1/carts/{cart_id}/lines/{line_id}', { ...line, body: amount }), `Changed the quantity of ${name}.`]
      : intent === 'remove'
        ? [client.DELETE('/v1/carts/{cart_id}/lines/{line_id}', line), `Removed ${name} from your cart.`]
        : intent === 'apply'
          ? [client.POST('/v1/carts/{cart_id}/promotions', { params: { path }, body: { code } }), `Applied the code ${code}.`]
          : [client.DELETE('/v1/carts/{cart_id}/promotions/{code}', { params: { path: { ...path, code } } }), `Removed the code ${code}.`];
  const outcome = await settle<unknown>(request);
  refresh();
  return outcome.ok ? { message } : { message: explain(outcome.failure), isError: true };
}
