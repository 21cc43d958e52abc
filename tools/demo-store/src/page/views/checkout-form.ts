import { type Schemas, unwrap } from '@storefront/client';
import { element, field, formValues, notice } from '../element.ts';
import { faultText } from '../fault-text.ts';
import { money } from '../format.ts';
import { addressFields, addressIn } from './address-fields.ts';
import { amount } from './amount.ts';
import { settle } from './checkout-result.ts';
import type { ViewContext } from './view.ts';

type Cart = Schemas['Cart'];
type Customer = Schemas['Me'];
type ShippingOption = Schemas['ShippingOption'];

/** The checkout form, and what tells it about the cart next to it. */
export interface Checkout {
  readonly form: HTMLFormElement;
  /** Shows the order total for a changed cart. What the shopper has entered stays. */
  readonly setCart: (cart: Cart) => void;
  /** Orders nothing until a change of the cart is saved. */
  readonly waitFor: (change: Promise<unknown>) => void;
}

const railNames: Readonly<Record<Schemas['PaymentRail'], string>> = {
  CASH_ON_DELIVERY: 'Cash on delivery',
  CREDIT_TERMS: 'On account',
  PREPAID: 'Card payment',
};

/** Loads the shopper's choices and creates the checkout. It calls `reprice` if prices have changed since the cart was shown. */
export async function checkoutForm(context: ViewContext, cart: Cart, reprice: () => Promise<void>): Promise<Checkout> {
  const { store } = context;
  const [{ data: customer }, { data: shipping }] = await Promise.all([
    unwrap(store.account.GET('/v1/me')),
    unwrap(store.account.GET('/v1/checkout/shipping-options')),
  ]);
  const message = element('div', { 'aria-live': 'polite' });
  const total = element('p', { class: 'order-total', 'aria-live': 'polite' });
  let current = cart;
  let saved: Promise<unknown> = Promise.resolve();
  // One idempotency key per cart and form content, so that submitting again after a lost response places only one order.
  let attempt = { body: '', key: '' };
  const body = () => checkoutBody(current, formValues(form), customer);

  const place = async () => {
    message.replaceChildren();
    await saved;
    const wanted = body();
    const text = JSON.stringify(wanted);
    if (attempt.body !== text) attempt = { body: text, key: crypto.randomUUID() };
    const header = { 'Idempotency-Key': attempt.key };
    try {
      const { data } = await unwrap(store.account.POST('/v1/checkout', { params: { header }, body: wanted }));
      if (data.state === 'price_changed') await reprice();
      message.replaceChildren(...settle(context, current, data));
    } catch (fault) {
      message.replaceChildren(notice('bad', faultText(fault, current.lines)));
    }
  };
  let asked = 0;
  const foresee = async () => {
    asked += 1;
    const question = asked;
    // There is no total yet for an address that is not complete.
    if (!form.checkValidity()) return total.replaceChildren();
    const preview = await unwrap(store.account.POST('/v1/checkout/preview', { body: body() }));
    if (question !== asked) return;
    const { total: sum, currency } = preview.data;
    total.replaceChildren(...(sum === null ? [] : ['Order total including delivery: ', amount(sum, currency)]));
  };
  // The total is optional here; if the preview fails, placing the order reports the reason.
  const showTotal = () => void foresee().catch(() => total.replaceChildren());
  const form = formOf(customer, shipping.options, cart.currency, [total, element('button', { class: 'button' }, 'Place order'), message]);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void place();
  });
  form.addEventListener('change', showTotal);
  return {
    form,
    setCart(changed) {
      current = changed;
      attempt = { body: '', key: '' };
      showTotal();
    },
    waitFor: (change) => void (saved = change),
  };
}

const formOf = (customer: Customer, options: readonly ShippingOption[], currency: string, end: readonly Node[]): HTMLFormElement =>
  element(
    'form',
    { class: 'panel' },
    element('h2', {}, 'Checkout'),
    creditLine(customer),
    choices(
      'Payment method',
      'payment_rail',
      customer.payment_rails.map((rail) => [rail, railNames[rail]]),
    ),
    options.length > 0
      ? choices(
          'Delivery method',
          'shipping_option_code',
          options.map(({ code, label, amount: price }) => [code, `${label} · ${price === 0 ? 'free' : money(price, currency)}`]),
        )
      : null,
    addressFields(customer.addresses[0]),
    field('Purchase order number', element('input', { name: 'purchase_order_number', maxlength: 64 }), 'Optional.'),
    field('Delivery notes', element('textarea', { name: 'notes', rows: 2, maxlength: 500 })),
    end,
  );

function creditLine({ credit, currency }: Customer): HTMLElement | null {
  if (!credit || credit.credit_limit === null) return null;
  const available = amount(credit.available_credit, currency);
  return element('p', { class: 'credit' }, 'Available credit: ', available, ' of ', amount(credit.credit_limit, currency));
}

const choices = (legend: string, name: string, list: readonly (readonly [value: string, words: string])[]): HTMLElement =>
  element(
    'fieldset',
    {},
    element('legend', {}, legend),
    list.map(([value, words], index) =>
      element('label', { class: 'choice' }, element('input', { type: 'radio', name, value, checked: index === 0 }), words),
    ),
  );

/** Builds the request for a checkout or its preview; empty fields are omitted. */
function checkoutBody(cart: Cart, values: Readonly<Record<string, string>>, customer: Customer): Schemas['CheckoutIn'] {
  const filled = (name: string): string | undefined => values[name] || undefined;
  const rail = customer.payment_rails.find((each) => each === values['payment_rail']) ?? 'CASH_ON_DELIVERY';
  // The order is unknown until it is placed; the payment page adds it to the URL.
  const here = `${window.location.origin}/`;
  return {
    cart_id: cart.id,
    payment_rail: rail,
    shipping_option_code: filled('shipping_option_code'),
    shipping_address: addressIn(values, customer.addresses[0]?.country_code ?? 'JM'),
    purchase_order_number: filled('purchase_order_number'),
    notes: filled('notes'),
    ...(rail === 'PREPAID' && { return_url: here, cancel_url: here }),
  };
}
