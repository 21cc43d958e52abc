import type { Address, Answer, Cart, CheckoutResult, Customer, ShippingOption } from '../api-types.ts';
import { element, field, formValues, notice } from '../element.ts';
import { addressOf } from '../location.ts';
import { money } from '../words.ts';
import type { ViewContext } from './view.ts';

const railNames: Readonly<Record<string, string>> = {
  CASH_ON_DELIVERY: 'Cash on delivery',
  CREDIT_TERMS: 'On my account',
  PREPAID: 'Pay now by card',
};

/** The checkout: how to pay, how to get it, where to; and the order's total before it is placed. */
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
  const told = element('div', { 'aria-live': 'polite' });
  // One key for one filled-in form: pressing twice, or again after a lost answer, orders once.
  let attempt = { body: '', key: '' };
  const place = async () => {
    const body = JSON.stringify(checkoutBody(cart, formValues(form), customer));
    if (attempt.body !== body) attempt = { body, key: crypto.randomUUID() };
    try {
      const { data } = await store.account<Answer<CheckoutResult>>('POST', '/v1/checkout', JSON.parse(body), attempt.key);
      settle(context, data, told);
    } catch (fault) {
      told.replaceChildren(notice('bad', fault instanceof Error ? fault.message : 'That did not work.'));
    }
  };
  const total = element('p', { class: 'order-total', 'aria-live': 'polite' });
  const foresee = async () => {
    const { data } = await store.account<Answer<CheckoutResult>>(
      'POST',
      '/v1/checkout/preview',
      checkoutBody(cart, formValues(form), customer),
    );
    total.replaceChildren(data.total === null ? '' : `Order total with delivery: ${money(data.total, data.currency)}`);
  };
  // The total is a courtesy; when it cannot be had, placing the order tells why.
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
      'How will you pay?',
      'payment_rail',
      customer.payment_rails.map((rail) => [rail, railNames[rail] ?? rail]),
    ),
    options.length > 0
      ? choices(
          'How shall it reach you?',
          'shipping_option_code',
          options.map(({ code, label, amount }) => [code, `${label} · ${amount === 0 ? 'free' : money(amount, cart.currency)}`]),
        )
      : null,
    addressFields(customer.addresses[0]),
    field('Your order number', element('input', { name: 'purchase_order_number', maxlength: 64 }), 'If your books need one.'),
    field('Notes for the driver', element('textarea', { name: 'notes', rows: 2, maxlength: 500 })),
    total,
    element('button', { class: 'button' }, 'Place the order'),
    told,
  );
  showTotal();
  return form;
}

function creditLine({ credit, currency }: Customer): HTMLElement | null {
  if (!credit || credit.credit_limit === null) return null;
  return element(
    'p',
    { class: 'credit' },
    `Credit left: ${money(credit.available_credit, currency)} of ${money(credit.credit_limit, currency)}`,
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
    element('legend', {}, 'Where to?'),
    input('Name', 'name', 'name', true),
    input('Street', 'line1', 'address-line1', true),
    input('Further', 'line2', 'address-line2'),
    input('Town', 'city', 'address-level2', true),
    input('Parish', 'region', 'address-level1'),
    input('Telephone', 'phone', 'tel'),
  );
}

const addressNames = ['name', 'line1', 'line2', 'city', 'region', 'phone'];

/** The request of a checkout or its preview; what was left empty is not sent. */
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

function settle({ store, go }: ViewContext, result: CheckoutResult, told: HTMLElement): void {
  switch (result.state) {
    case 'confirmed':
      store.holdCart(null);
      return go(addressOf('order', result.order_id ?? '', new URLSearchParams({ placed: '1' })));
    case 'pending_payment':
      store.holdCart(null);
      if (result.redirect_url) window.location.assign(result.redirect_url);
      return;
    case 'over_credit_limit':
      return told.replaceChildren(
        notice(
          'bad',
          `That is ${money(result.shortfall, result.currency)} over your credit limit. Choose another way to pay, or take something out.`,
        ),
      );
    case 'out_of_stock':
      return told.replaceChildren(notice('bad', `Not enough in stock: ${result.issues.map(({ sku }) => sku ?? '').join(', ')}.`));
    case 'price_changed':
      return told.replaceChildren(
        notice(
          'bad',
          'A price has moved. ',
          element('a', { href: addressOf('cart', '', new URLSearchParams({ again: String(Date.now()) })) }, 'Look at the new prices'),
        ),
      );
  }
}
