'use client';

import type { Schemas } from '@storefront/client';
import { useActionState, useEffect, useRef } from 'react';
import { type CheckoutState, checkOut } from '@/actions/checkout';
import { money, RAILS } from '@/lib/format';
import { Field, Report } from './action-form';
import { Lines, Totals } from './lists';

/** The checkout: the first button shows the total below the details, and the second one orders at that total. */
export function CheckoutForm({ me, shipping }: { me: Schemas['Me']; shipping: readonly Schemas['ShippingOption'][] }) {
  const [state, act, isPending] = useActionState<CheckoutState, FormData>(checkOut, {});
  const hintOf = (rail: Schemas['PaymentRail']): string =>
    rail === 'CREDIT_TERMS' && me.credit ? `${money(me.credit.available_credit, me.currency)} available.` : RAILS[rail][1];
  const deliveries = shipping.map(({ code, label, amount, free_over, currency }) => {
    const limit = free_over === null ? '' : `, free from ${money(free_over, currency)}`;
    return { value: code, label, hint: amount === 0 ? 'Free' : `${money(amount, currency)}${limit}` };
  });
  const saved = me.addresses.map(({ id, name, line1, line2, city }) => ({
    value: id ?? 'none',
    label: [name, line1, line2, city].filter(Boolean).join(', '),
  }));
  const others = [
    { value: 'new', label: 'Another address' },
    { value: 'none', label: 'No address', hint: 'I pick the order up.' },
  ];
  return (
    <form action={act} className="stack checkout" aria-busy={isPending}>
      {deliveries.length > 0 && <Choices state={state} name="shipping_option_code" legend="Delivery" choices={deliveries} />}
      <Choices state={state} name="address" legend="Address" choices={[...saved, ...others]} />
      {/* Shown by CSS while another address is chosen, so it needs no JavaScript. The API says which inputs are missing. */}
      <fieldset className="new-address">
        <legend>Another address</legend>
        <Field state={state} name="name" label="Name" autoComplete="shipping name" />
        <Field state={state} name="line1" label="Street and number" autoComplete="shipping address-line1" />
        <Field state={state} name="city" label="City" autoComplete="shipping address-level2" />
        <Field state={state} name="region" label="Parish" autoComplete="shipping address-level1" isOptional />
      </fieldset>
      <Choices
        state={state}
        name="payment_rail"
        legend="Payment"
        choices={me.payment_rails.map((rail) => ({ value: rail, label: RAILS[rail][0], hint: hintOf(rail) }))}
      />
      <Field state={state} name="purchase_order_number" label="Your purchase order number" maxLength={100} isOptional />
      <Report {...state} />
      {state.review && <Review {...state.review} />}
      <p className="row">
        {state.review && (
          <button className="button" name="intent" value="place">{`Order for ${money(state.review.total, me.currency)}`}</button>
        )}
        <button className={state.review ? 'button quiet' : 'button'} name="intent" value="review">
          {state.review ? 'Update the total' : 'Review the order'}
        </button>
      </p>
      <p role="status" className="hint">
        {isPending && 'One moment. Please do not close this page.'}
      </p>
    </form>
  );
}

interface ChoicesProps {
  readonly state: CheckoutState;
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
}

const Choices = ({ state, name, legend, choices }: ChoicesProps) => (
  <fieldset className="choices">
    <legend>{legend}</legend>
    {choices.map(({ value, label, hint }) => (
      <label key={value}>
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
