'use server';

import { type Schemas, type Storefront, settle } from '@storefront/client';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { openCart, priced } from '@/lib/cart';
import { type FormState, refusal, valuesOf } from '@/lib/explain';
import { money } from '@/lib/format';
import { shopperClient, returnUrl } from '@/lib/storefront';
import { store } from '@/store';

/** The report of the checkout form, with the total that the shopper confirms. */
export type CheckoutState = FormState & { readonly review?: { readonly total: number; readonly cart: Schemas['Cart'] } };
type Values = Readonly<Record<string, string>>;

/** Shows what the order costs, and places it once the shopper has confirmed that total. */
export async function checkOut(_state: CheckoutState, form: FormData): Promise<CheckoutState> {
  const { intent, ...values } = valuesOf(form);
  const client = await shopperClient('/checkout');
  const cart = await openCart();
  if (cart === undefined) redirect('/orders');
  return intent === 'place' ? submit(client, cart, values) : review(client, cart, values);
}

async function review(client: Storefront, open: Schemas['Cart'], values: Values, message?: string): Promise<CheckoutState> {
  const { cart } = await priced(client, open);
  const outcome = await settle(client.POST('/v1/checkout/preview', { body: await bodyOf(cart.id, values) }));
  if (!outcome.ok) return refusal(outcome.failure, values);
  const { state, total } = outcome.data.data;
  if (state !== 'confirmed' && state !== 'pending_payment') return obstacle(outcome.data.data, cart, values);
  return { values, review: { total, cart }, ...(message && { message, isError: true }) };
}

/** The ID of the cart is the idempotency key: a shopper who presses the button twice gets one order. */
async function submit(client: Storefront, cart: Schemas['Cart'], values: Values): Promise<CheckoutState> {
  const body = { ...(await bodyOf(cart.id, values)), expected_total: Number(values.expected_total) };
  const outcome = await settle(client.POST('/v1/checkout', { params: { header: { 'Idempotency-Key': cart.id } }, body }));
  if (!outcome.ok) {
    const details = outcome.failure.kind === 'api' ? outcome.failure.details : [];
    // The order was placed before, by a request whose response was lost or in another window.
    const orderId = details.find(({ order_id }) => order_id)?.order_id;
    if (orderId) redirect(`/orders/${orderId}?placed=1`);
    return refusal(outcome.failure, values);
  }
  const result = outcome.data.data;
  if (result.state === 'price_changed') {
    const before = money(body.expected_total, cart.currency);
    return review(client, cart, values, `The total was ${before} and has changed. Nothing is ordered yet: check the new total.`);
  }
  if (result.state !== 'confirmed' && result.state !== 'pending_payment') return obstacle(result, cart, values);
  (await cookies()).delete('cart');
  redirect(result.redirect_url ?? `/orders/${result.order_id}?placed=1`);
}

async function bodyOf(cart_id: string, values: Values): Promise<Schemas['CheckoutIn']> {
  const { payment_rail, shipping_option_code = null, pickups = '', purchase_order_number = null } = values;
  const isPickup = shipping_option_code !== null && pickups.split(' ').includes(shipping_option_code);
  const address = isPickup ? 'none' : (values.address ?? 'none');
  const { name = '', line1 = '', city = '', region = null } = values;
  return {
    cart_id,
    payment_rail: payment_rail as Schemas['PaymentRail'],
    shipping_option_code,
    purchase_order_number,
    return_url: `${await returnUrl()}/checkout/return`,
    ...(address === 'new' && { shipping_address: { name, line1, city, region, country_code: store.country } }),
    ...(address !== 'new' && address !== 'none' && { shipping_address_id: address }),
  };
}

/** Why nothing was ordered, and what the shopper can do about it. */
function obstacle(result: Schemas['CheckoutResult'] | Schemas['CheckoutPreview'], cart: Schemas['Cart'], values: Values): CheckoutState {
  const amount = (value: number | null | undefined): string => money(value, result.currency);
  const names = result.issues.map(({ sku }) => cart.lines.find((line) => line.sku === sku)?.description ?? sku);
  const message = {
    over_credit_limit: `The total of ${amount(result.total)} is ${amount(result.shortfall)} more than your available credit of ${amount(result.credit?.available_credit)}. Choose another way to pay, or order less.`,
    out_of_stock: `There is not enough in stock of ${[...new Set(names)].join(', ')}. Change the quantity in your cart.`,
    price_changed: 'The prices of your cart have changed. Check your cart, and try again.',
  }[result.state as 'price_changed'];
  return { values, message, isError: true };
}

/** Opens the payment page of an order again. */
export async function repay(_state: FormState, form: FormData): Promise<FormState> {
  const { order_id = '' } = valuesOf(form);
  const client = await shopperClient(`/orders/${order_id}`);
  const outcome = await settle(client.POST('/v1/checkout/{order_id}/repay', { params: { path: { order_id } } }));
  if (!outcome.ok) return refusal(outcome.failure);
  redirect(outcome.data.data.redirect_url);
}
