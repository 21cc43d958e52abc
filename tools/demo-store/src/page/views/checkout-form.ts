import type { Address, Answer, Cart, CheckoutResult, Customer, ShippingOption } from '../api-types.ts';
import { element, field, formValues, notice } from '../element.ts';
import { money } from '../format.ts';
import { addressOf } from '../route.ts';
import type { ViewContext } from './view.ts';

const railNames: Readonly<Record<string, string>> = {
  CASH_ON_DELIVERY: 'Cash on delivery',
  CREDIT_TERMS: 'On account',
  PREPAID: 'Card payment',
};

/** The checkout: payment method, shipping, address, and the order total. */
export async function checkoutForm(context: ViewContext, cart: Cart): Promise<HTMLElement> {
  const { store } = context;
  const [{ data: customer }, { data: shipping }] = await Promise.all([
    store.account<Answer<Customer>>('GET', '/v1/me'),
    store.account<Answer<readonly ShippingOption[] | { readonly options: readonly ShippingOption[] }>>(
      'GET',
      '/v1/checkout/shipping-options',
    ),
  ]);
  const options = 'options' in shipping ? shipping.options : shipping;
  const message = element('div', { 'aria-live': 'polite' });
  // Use one idempotency key per form content, so that submitting again after a lost response places only one order.
  let attempt = { body: '', key: '' };
  const place = async () => {
    const body = JSON.stringify(checkoutBody(cart, formValues(form), customer));
    if (attempt.body !== body) attempt = { body, key: crypto.randomUUID() };
    try {
      const { data } = await store.account<Answer<CheckoutResult>>('POST', '/v1/checkout', JSON.parse(body), attempt.key);
      settle(context, data, message);
    } catch (fault) {
      message.replaceChildren(notice('bad', fault instanceof Error ? fault.message : 'Something went wrong.'));
    }
  };
  const total = element('p', { class: 'order-total', 'aria-live': 'polite' });
  const foresee = async () => {
    const { data } = await store.account<Answer<CheckoutResult>>(
      'POST',
      '/v1/checkout/preview',
      checkoutBody(cart, formValues(form), customer),
    );
    total.replaceChildren(data.total === null ? '' : `Order total including delivery: ${money(data.total, data.currency)}`);
  };
  // The total is optional here; if the preview fails, placing the order reports the reason.
  const showTotal = () => void foresee().catch(() => total.replaceChildren());
  const form: HTMLFormElement = element(
    'form',
    {
      class: 'panel',
      onsubmit: (event) => {
        event.preventDefault();
        void place();
      },
      onchange: () => showTotal(),
    },
    element('h2', {}, 'Checkout'),
    creditLine(customer),
    choices(
      'Payment method',
      'payment_rail',
      customer.payment_rails.map((rail) => [rail, railNames[rail] ?? rail]),
    ),
    options.length > 0
      ? choices(
          'Delivery method',
          'shipping_option_code',
          options.map(({ code, label, amount }) => [code, `${label} · ${amount === 0 ? 'free' : money(amount, cart.currency)}`]),
        )
      : null,
    addressFields(customer.addresses[0]),
    field('Purchase order number', element('input', { name: 'purchase_order_number', maxlength: 64 }), 'Optional.'),
    field('Delivery notes', element('textarea', { name: 'notes', rows: 2, maxlength: 500 })),
    total,
    element('button', { class: 'button' }, 'Place order'),
    message,
  );
  showTotal();
  return form;
}

function creditLine({ credit, currency }: Customer): HTMLElement | null {
  if (!credit || credit.credit_limit === null) return null;
  return element(
    'p',
    { class: 'credit' },
    `Available credit: ${money(credit.available_credit, currency)} of ${money(credit.credit_limit, currency)}`,
  );
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

function addressFields(address: Address | undefined): HTMLElement {
  const input = (label: string, name: keyof Address, autocomplete: string, required = false) =>
    field(label, element('input', { name, autocomplete, required, value: address?.[name] ?? '', maxlength: 120 }));
  return element(
    'fieldset',
    {},
    element('legend', {}, 'Delivery address'),
    input('Name', 'name', 'name', true),
    input('Street', 'line1', 'address-line1', true),
    input('Address line 2', 'line2', 'address-line2'),
    input('Town', 'city', 'address-level2', true),
    input('Parish', 'region', 'address-level1'),
    input('Phone', 'phone', 'tel'),
  );
}

const addressNames = ['name', 'line1', 'line2', 'city', 'region', 'phone'];

/** Builds the request for a checkout or its preview; empty fields are omitted. */
function checkoutBody(cart: Cart, values: Readonly<Record<string, string>>, customer: Customer): Record<string, unknown> {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  const address = Object.fromEntries(filled.filter(([name]) => addressNames.includes(name)));
  const rest = Object.fromEntries(filled.filter(([name]) => !addressNames.includes(name)));
  const here = `${window.location.origin}/${addressOf('orders')}`;
  return {
    ...rest,
    cart_id: cart.id,
    shipping_address: { ...address, country_code: customer.addresses[0]?.country_code ?? 'JM' },
    ...(rest['payment_rail'] === 'PREPAID' ? { return_url: here, cancel_url: here } : {}),
  };
}

function settle({ store, go }: ViewContext, result: CheckoutResult, message: HTMLElement): void {
  switch (result.state) {
    case 'confirmed':
      store.holdCart(null);
      return go(addressOf('order', result.order_id ?? '', new URLSearchParams({ placed: '1' })));
    case 'pending_payment':
      store.holdCart(null);
      if (result.redirect_url) window.location.assign(result.redirect_url);
      return;
    case 'over_credit_limit':
      return message.replaceChildren(
        notice(
          'bad',
          `This order exceeds your credit limit by ${money(result.shortfall, result.currency)}. Choose another payment method or remove some items.`,
        ),
      );
    case 'out_of_stock':
      return message.replaceChildren(notice('bad', `Not enough in stock: ${result.issues.map(({ sku }) => sku ?? '').join(', ')}.`));
    case 'price_changed':
      return message.replaceChildren(
        notice(
          'bad',
          'Some prices have changed. ',
          element('a', { href: addressOf('cart', '', new URLSearchParams({ again: String(Date.now()) })) }, 'Review the new prices'),
        ),
      );
  }
}
