'use client';

import type { Schemas } from '@storefront/client';
import { useActionState, useEffect, useRef } from 'react';
import { type CheckoutState, checkOut } from '@/actions/checkout';
import { money, RAILS } from '@/lib/format';
import { Field, Report } from './action-form';
import { Lines, Totals } from './lists';

const NEW_ADDRESS = { value: 'new', label: 'New address' };
const NO_ADDRESS = { value: 'none', label: 'No address, I pick the order up' };

/** The checkout: the first button shows the total below the details, and the second one orders at that total. */
export function CheckoutForm({ me, shipping }: { me: Schemas['Me']; shipping: readonly Schemas['ShippingOption'][] }) {
  const [state, act, isPending] = useActionState<CheckoutState, FormData>(checkOut, {});
  const total = state.review?.total;
  const hintOf = (rail: Schemas['PaymentRail']): string =>
    rail === 'CREDIT_TERMS' && me.credit ? `${money(me.credit.available_credit, me.currency)} available.` : RAILS[rail][1];
  const deliveries = shipping.map(({ code, label, kind, amount, free_over, currency }) => {
    const limit = free_over === null ? '' : `, free from ${money(free_over, currency)}`;
    return { value: code, label, isPickup: kind === 'PICKUP', hint: amount === 0 ? 'Free' : `${money(amount, currency)}${limit}` };
  });
  const pickups = deliveries.flatMap(({ value, isPickup }) => (isPickup ? [value] : []));
  const saved = me.addresses.map(({ id, name, line1, city }) => ({ value: id ?? 'none', label: `${name}, ${line1}, ${city}` }));
  const addresses = pickups.length === 0 ? [...saved, NEW_ADDRESS, NO_ADDRESS] : [...saved, NEW_ADDRESS];
  const rails = me.payment_rails.map((rail) => ({ value: rail, label: RAILS[rail][0], hint: hintOf(rail) }));
  return (
    <form action={act} className="stack checkout" aria-busy={isPending}>
      {deliveries.length > 0 && <Choices state={state} name="shipping_option_code" legend="Delivery" choices={deliveries} />}
      <input type="hidden" name="pickups" value={pickups.join(' ')} />
      {/* Hidden by CSS when the order is picked up or another address is chosen, so it needs no JavaScript. The API says which inputs are missing. */}
      <Choices state={state} name="address" legend="Address" choices={addresses} />
      <fieldset className="new-address">
        <legend>New address</legend>
        <Field state={state} name="name" label="Name" autoComplete="shipping name" />
        <Field state={state} name="line1" label="Street and number" autoComplete="shipping address-line1" />
        <Field state={state} name="city" label="City" autoComplete="shipping address-level2" />
        <Field state={state} name="region" label="Parish" autoComplete="shipping address-level1" isOptional />
      </fieldset>
      <Choices state={state} name="payment_rail" legend="Payment" choices={rails} />
      <Field state={state} name="purchase_order_number" label="Your purchase order number" maxLength={100} isOptional />
      <Report {...state} />
      {state.review && <Review {...state.review} />}
      <p className="row">
        {/* First, so that Enter in an input does not order. */}
        <button className={`button ${total === undefined ? '' : 'quiet'}`} name="intent" value="review">
          {total === undefined ? 'Review the order' : 'Update the total'}
        </button>
        {total !== undefined && <button className="button" name="intent" value="place">{`Order for ${money(total, me.currency)}`}</button>}
      </p>
      <p role="status" className="hint">{`${isPending ? 'One moment. Please do not close this page.' : ''}`}</p>
    </form>
  );
}

type Choice = { value: string; label: string; hint?: string; isPickup?: boolean };
type ChoicesProps = { state: CheckoutState; name: string; legend: string; choices: readonly Choice[] };

const Choices = ({ state, name, legend, choices }: ChoicesProps) => (
  <fieldset className={`choices ${name}`}>
    <legend>{legend}</legend>
    {choices.map(({ value, label, hint, isPickup }) => (
      <label key={value} className={isPickup ? 'pickup' : undefined}>
        <input type="radio" name={name} value={value} defaultChecked={value === (state.values?.[name] ?? choices[0]?.value)} required />
        <span>
          {label} <small>{hint}</small>
        </span>
      </label>
    ))}
  </fieldset>
);

function Review({ cart, total }: NonNullable<CheckoutState['review']>) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} className="summary" aria-labelledby="review">
      <input type="hidden" name="expected_total" value={total} />
      <h2 id="review">Check your order</h2>
      <Lines {...cart} />
      <Totals {...cart} total={total} delivery={total - (cart.total ?? total)} />
    </section>
  );
}
