import { type Schemas, unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { codeName, moment } from '../format.ts';
import { addressOf } from '../route.ts';
import { card, type Content, notice, statusLabel } from '../template.ts';
import { amount } from './price.ts';
import { signInPrompt, type View } from './view.ts';

const ORDERS_SHOWN = 10;

/** The shopper's latest orders, and the rest of an account, which the starter has. */
export const accountView: View = async ({ store }) => {
  if (!store.customer) return signInPrompt('Your account', 'to see your orders.');
  const { name, company_name, email } = store.customer;
  const { data: orders } = await unwrap(store.account.GET('/v1/orders', { params: { query: { limit: ORDERS_SHOWN } } }));
  const latest = orders.length > 0 ? html`<ul class="list-unstyled m-0">${orders.map(orderRow)}</ul>` : notice('light', 'No orders yet.');
  return {
    title: 'Your account',
    content: html`
      <h1>Your account</h1>
      <p>${[company_name, name, email].filter(Boolean).join(' · ')}</p>
      <div class="row gx-4">
        <div class="col-lg-7">${card('Latest orders', latest)}</div>
        <div class="col-lg-5">${starterCard()}</div>
      </div>`,
  };
};

const orderRow = ({ id, number, placed_at, status, total, currency }: Schemas['OrderRow']): Content => html`
  <li class="d-flex flex-wrap align-items-baseline column-gap-3 border-top py-2">
    <a class="text-nowrap" href=${addressOf('order', id)}>${number}</a>
    <span class="small text-body-secondary flex-grow-1">${moment(placed_at)}</span>
    ${statusLabel(status, codeName(status))} <strong>${amount(total, currency)}</strong>
  </li>`;

/** The page about the starter, for visitors too. */
export const starterView: View = async () => ({
  title: 'Build on the starter',
  content: html`<h1>Build on the starter</h1><div class="col-lg-7">${starterCard()}</div>`,
});

const IN_STARTER = [
  ['Accounts', 'sign-up, password resets, email verification, profile, devices, export, and closing'],
  ['Orders', 'filters, and “order again”'],
  ['Order pad', 'rows that are pasted or uploaded'],
  ['Lists', 'saved, and put into the cart'],
  ['Invoices', 'several paid at once, credit applied, and credit notes'],
  ['Statements', 'with aging, as PDF and CSV'],
] as const;

const starterCard = (): Content =>
  card(
    'In the starter',
    html`
      <p>This demo is a tour from the product to the invoice. The starter is a complete shop to build on. It also works without JavaScript, and has:</p>
      <dl>${IN_STARTER.map(([name, words]) => html`<dt>${name}</dt><dd>${words}</dd>`)}</dl>
      <p class="mb-0">Create it in this repository, for this store: <code class="text-nowrap">npm run create-storefront</code></p>`,
  );
