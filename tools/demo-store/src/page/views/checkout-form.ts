import { type Schemas, unwrap } from '@storefront/client';
import { PAYMENT_RAIL_NAMES } from '@storefront/contract/payment-rails';
import { html, render } from 'lit-html';
import { type FormValues, formValues, onSubmit, outcome } from '../form.ts';
import { money } from '../format.ts';
import { elementOf } from '../nodes.ts';
import { type Content, field } from '../template.ts';
import { addressFields, addressIn } from './address-fields.ts';
import { amount } from './amount.ts';
import { settle } from './checkout-result.ts';
import { totalsTable } from './totals.ts';
import type { ViewContext } from './view.ts';

type Cart = Schemas['Cart'];
type Customer = Schemas['Me'];

/** The checkout form, and what tells it about the cart next to it. */
export interface Checkout {
  readonly form: HTMLFormElement;
  /** Shows the totals of a changed cart. What the shopper has entered stays. */
  readonly setCart: (cart: Cart) => void;
  /** Orders nothing until a change of the cart is saved. */
  readonly waitFor: (change: Promise<unknown>) => void;
}

/** Loads the shopper's choices and creates the checkout. It calls `reprice` if prices have changed since the cart was shown. */
export async function checkoutForm(context: ViewContext, cart: Cart, reprice: () => Promise<void>): Promise<Checkout> {
  const { store } = context;
  const [{ data: customer }, { data: shipping }] = await Promise.all([
    unwrap(store.account.GET('/v1/me')),
    unwrap(store.account.GET('/v1/checkout/shipping-options')),
  ]);
  const message = outcome();
  const totals = elementOf(HTMLElement, html`<div aria-live="polite"></div>`);
  const address = elementOf(HTMLFieldSetElement, addressFields(customer.addresses[0]));
  const pickups = new Set(shipping.options.flatMap(({ kind, code }) => (kind === 'PICKUP' ? [code] : [])));
  let current = cart;
  let saved: Promise<unknown> = Promise.resolve();
  // One idempotency key per cart and form content, so that submitting again after a lost response places only one order.
  let attempt = { body: '', key: '' };
  const body = () => checkoutBody(current, formValues(form), customer);

  const order = async (): Promise<Content> => {
    const wanted = body();
    const text = JSON.stringify(wanted);
    if (attempt.body !== text) attempt = { body: text, key: crypto.randomUUID() };
    const header = { 'Idempotency-Key': attempt.key };
    const { data } = await unwrap(store.account.POST('/v1/checkout', { params: { header }, body: wanted }));
    if (data.state === 'price_changed') await reprice();
    return settle(context, current, data);
  };
  const place = async (): Promise<void> => {
    message.show(null);
    await saved;
    await message.run(order, current.lines);
  };
  let asked = 0;
  const foresee = async () => {
    asked += 1;
    const question = asked;
    // There is no total yet for an address that is not complete.
    if (!form.checkValidity()) return showTotals(null);
    const { data: preview } = await unwrap(store.account.POST('/v1/checkout/preview', { body: body() }));
    if (question === asked) showTotals(preview.total);
  };
  const showTotals = (total: number | null): void => {
    const delivery = total === null || current.total === null ? null : total - current.total;
    render(totalsTable(current, { delivery, total }), totals);
  };
  const showChoice = (): void => {
    // A disabled field is neither required nor sent.
    address.hidden = address.disabled = pickups.has(formValues(form)['shipping_option_code'] ?? '');
    // If the preview fails, placing the order reports the reason.
    void foresee().catch(() => showTotals(null));
  };
  const rails = customer.payment_rails.map((rail) => [rail, PAYMENT_RAIL_NAMES[rail]] as const);
  const options = shipping.options.map(
    ({ code, label, amount: price }) => [code, `${label} · ${price === 0 ? 'free' : money(price, cart.currency)}`] as const,
  );
  const form = elementOf(
    HTMLFormElement,
    html`
      <form class="bg-white border rounded-4 p-4" @submit=${onSubmit(place)} @change=${showChoice}>
        <h2>Checkout</h2>
        ${creditLine(customer)} ${choices('Payment method', 'payment_rail', rails)}
        ${options.length > 0 ? choices('Delivery method', 'shipping_option_code', options) : null}
        ${address}
        ${field('Purchase order number', html`<input class="form-control" name="purchase_order_number" maxlength="64">`, 'Optional.')}
        ${field('Delivery notes', html`<textarea class="form-control" name="notes" rows="2" maxlength="500"></textarea>`)}
        ${totals}
        <button class="btn btn-warning">Place order</button>
        ${message.node}
      </form>`,
  );
  return {
    form,
    setCart(changed) {
      current = changed;
      attempt = { body: '', key: '' };
      showChoice();
    },
    waitFor: (change) => void (saved = change),
  };
}

function creditLine({ credit, currency }: Customer): Content {
  if (!credit || credit.credit_limit === null) return null;
  const [available, limit] = [amount(credit.available_credit, currency), amount(credit.credit_limit, currency)];
  return html`<p class="bg-success-subtle rounded-3 px-3 py-2">Available credit: ${available} of ${limit}</p>`;
}

const choices = (legend: string, name: string, list: readonly (readonly [value: string, words: string])[]): Content => html`
  <fieldset class="my-3">
    <legend class="fs-6 fw-bold">${legend}</legend>
    <div class="list-group">
      ${list.map(
        ([value, words], index) => html`
          <label class="list-group-item d-flex gap-2">
            <input class="form-check-input flex-shrink-0" type="radio" name=${name} value=${value} ?checked=${index === 0}>
            ${words}
          </label>`,
      )}
    </div>
  </fieldset>`;

/** Builds the request for a checkout or its preview; empty fields are omitted. */
function checkoutBody(cart: Cart, values: FormValues, customer: Customer): Schemas['CheckoutIn'] {
  const filled = (name: string): string | undefined => values[name] || undefined;
  const rail = customer.payment_rails.find((each) => each === values['payment_rail']) ?? 'CASH_ON_DELIVERY';
  // The order is unknown until it is placed; the payment page adds it to the URL.
  const here = `${window.location.origin}/`;
  return {
    cart_id: cart.id,
    payment_rail: rail,
    shipping_option_code: filled('shipping_option_code'),
    // The fields are disabled if the shopper picks the order up.
    shipping_address: 'line1' in values ? addressIn(values, customer.addresses[0]?.country_code ?? 'JM') : undefined,
    purchase_order_number: filled('purchase_order_number'),
    notes: filled('notes'),
    ...(rail === 'PREPAID' && { return_url: here, cancel_url: here }),
  };
}
