import { type Schemas, unwrap } from '@storefront/client';
import { PAYMENT_RAIL_NAMES } from '@storefront/contract/payment-rails';
import { html, render, type TemplateResult } from 'lit-html';
import { type FormValues, formValues, onSubmit, outcome } from '../form.ts';
import { money } from '../format.ts';
import { addressOf } from '../route.ts';
import { type Content, elementOf, field, notice } from '../template.ts';
import { amount, totalsTable } from './price.ts';
import type { ViewContext } from './view.ts';

type Cart = Schemas['Cart'];
type Address = Schemas['Address'];
type Customer = Schemas['Me'];
type StockIssue = Schemas['StockIssue'];
type Outcome = Schemas['CheckoutResult'] | Schemas['CheckoutPreview'];

/** Changes of the cart next to the checkout. */
interface CartChanges {
  /** Is called if prices have changed since the cart was shown. */
  reprice(): Promise<void>;
  /** Shows which lines cannot be ordered; an empty list if all can. */
  showIssues(issues: readonly StockIssue[]): void;
}

/** Loads the shopper's choices and creates the checkout next to the cart. */
export async function checkoutForm(context: ViewContext, cart: Cart, { reprice, showIssues }: CartChanges) {
  const { store } = context;
  const [{ data: customer }, { data: shipping }] = await Promise.all([
    unwrap(store.account.GET('/v1/me')),
    unwrap(store.account.GET('/v1/checkout/shipping-options')),
  ]);
  const message = outcome();
  const obstacle = outcome();
  const button = elementOf(HTMLButtonElement, html`<button class="btn btn-warning">Place order</button>`);
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
    // A preview that was requested before this result is out of date.
    else asked += 1;
    showObstacle(data);
    return showResult(context, data);
  };
  const submitOrder = async (): Promise<void> => {
    message.show(null);
    await saved;
    // The order may be possible by now, after a change of the cart or with new stock.
    if (isRefused()) await foresee().catch(() => showObstacle(null));
    if (isRefused()) return;
    await message.run(order, current.lines);
  };
  let asked = 0;
  const foresee = async () => {
    asked += 1;
    const question = asked;
    // There is no total yet for an address that is not complete.
    if (!form.checkValidity()) return showPreview(null);
    const { data: preview } = await unwrap(store.account.POST('/v1/checkout/preview', { body: body() }));
    if (question === asked) showPreview(preview);
  };
  const isRefused = (): boolean => button.ariaDisabled === 'true';
  /** Shows why nothing can be ordered, and dims the button. It still takes a click, which can be the one that saves a changed quantity. */
  const showObstacle = (result: Outcome | null): void => {
    const words = result && obstacleText(current, result);
    obstacle.show(words);
    button.ariaDisabled = String(words !== null);
    button.classList.toggle('btn-warning', words === null);
    button.classList.toggle('btn-outline-secondary', words !== null);
    showIssues(result?.state === 'out_of_stock' ? result.issues : []);
  };
  const showPreview = (preview: Schemas['CheckoutPreview'] | null): void => {
    showTotals(preview?.total ?? null);
    showObstacle(preview);
  };
  const showTotals = (total: number | null): void => {
    const delivery = total === null || current.total === null ? null : total - current.total;
    render(totalsTable(current, delivery, total), totals);
  };
  const showChoice = (): void => {
    // A disabled field is neither required nor sent.
    address.hidden = address.disabled = pickups.has(formValues(form)['shipping_option_code'] ?? '');
    // If the preview fails, placing the order reports the reason.
    void foresee().catch(() => showPreview(null));
  };
  const rails = customer.payment_rails.map((rail) => [rail, PAYMENT_RAIL_NAMES[rail]] as const);
  const options = shipping.options.map(
    ({ code, label, amount: price }) => [code, `${label} · ${price === 0 ? 'free' : money(price, cart.currency)}`] as const,
  );
  const form = elementOf(
    HTMLFormElement,
    html`
      <form class="bg-white border rounded-4 p-4" @submit=${onSubmit(submitOrder)} @change=${showChoice}>
        <h2>Checkout</h2>
        ${creditLine(customer)} ${choices('Payment method', 'payment_rail', rails)}
        ${options.length > 0 ? choices('Delivery method', 'shipping_option_code', options) : null}
        ${address}
        ${field('Purchase order number (optional)', html`<input class="form-control" name="purchase_order_number" maxlength="64">`)}
        ${field('Delivery notes (optional)', html`<textarea class="form-control" name="notes" rows="2" maxlength="500"></textarea>`)}
        ${totals} ${obstacle.node} ${button} ${message.node}
      </form>`,
  );
  return {
    form,
    /** Shows the totals of a changed cart. The values that the shopper has entered stay. */
    setCart(changed: Cart): void {
      current = changed;
      attempt = { body: '', key: '' };
      showChoice();
    },
    /** Orders nothing until a change of the cart is saved. */
    waitFor: (change: Promise<unknown>): void => void (saved = change),
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

const FIELDS: readonly (readonly [label: string, name: keyof Address, autocomplete: string, required: boolean])[] = [
  ['Name', 'name', 'name', true],
  ['Street', 'line1', 'address-line1', true],
  ['Address line 2', 'line2', 'address-line2', false],
  ['Town', 'city', 'address-level2', true],
  ['Parish', 'region', 'address-level1', false],
  ['Phone', 'phone', 'tel', false],
];

/** The delivery address, filled in with the shopper's first one. */
const addressFields = (address: Address | undefined): TemplateResult => html`
  <fieldset class="my-3">
    <legend class="fs-6 fw-bold">Delivery address</legend>
    ${FIELDS.map(([label, name, autocomplete, required]) =>
      field(
        label,
        html`<input
          class="form-control" name=${name} autocomplete=${autocomplete} ?required=${required} value=${address?.[name] ?? ''} maxlength="120">`,
      ),
    )}
  </fieldset>`;

/** Builds the address of a request from the values of the form. */
const addressIn = (values: FormValues, countryCode: string): Schemas['AddressIn'] => ({
  name: values['name'] ?? '',
  line1: values['line1'] ?? '',
  line2: values['line2'] || undefined,
  city: values['city'] ?? '',
  region: values['region'] || undefined,
  phone: values['phone'] || undefined,
  country_code: countryCode,
});

/** Goes on to the order or the payment page, or returns a message if the prices have changed. */
function showResult({ store, go }: ViewContext, result: Schemas['CheckoutResult']): Content {
  switch (result.state) {
    case 'confirmed':
      store.setCart(null);
      go(addressOf('order', result.order_id, new URLSearchParams({ placed: '1' })));
      return null;
    case 'pending_payment':
      store.setCart(null);
      window.location.assign(result.redirect_url);
      return notice('light', 'Opening the payment page …');
    case 'price_changed':
      return notice('danger', 'Some prices have changed, and the cart now shows the new ones. Place the order again to accept them.');
    case 'over_credit_limit':
    case 'out_of_stock':
      // The reason is shown above the button.
      return null;
  }
}

/** Says why the cart cannot be ordered as it is; null if it can. */
function obstacleText(cart: Cart, result: Outcome): Content {
  if (result.state === 'out_of_stock') {
    return notice('danger', `There is not enough in stock of: ${namesOf(cart, result.issues)}. Order fewer, or remove them.`);
  }
  if (result.state !== 'over_credit_limit') return null;
  const excess = amount(result.shortfall, result.currency);
  return notice('danger', 'This order exceeds your credit limit by ', excess, '. Choose another payment method or remove some items.');
}

/** The names of the products that a result is about. */
const namesOf = ({ lines }: Cart, issues: readonly StockIssue[]): string =>
  issues.map(({ sku }) => lines.find((line) => line.sku === sku)?.description ?? sku).join('; ');
