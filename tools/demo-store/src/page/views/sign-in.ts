import { html } from 'lit-html';
import { type DemoShopper, demoShoppers } from '../../shoppers.ts';
import { onSubmit, outcome } from '../form.ts';
import { addressOf } from '../route.ts';
import { card, type Content, field } from '../template.ts';
import { starterNote, type View } from './view.ts';

/** The sign-in form, with buttons for the demo shoppers. Goes on to the address in `back`. */
export const signInView: View = async ({ store, route, go }) => {
  const message = outcome();
  const signIn = (email = '', password = ''): Promise<void> =>
    message.run(async () => {
      await store.signIn(email, password);
      go(route.query.get('back') || addressOf('products'));
      return null;
    });
  return {
    title: 'Sign in',
    content: html`
      <div class="row g-4 justify-content-center">
        <div class="col-md-6 col-xl-5">
          <form class="bg-white border rounded-4 p-4" @submit=${onSubmit(({ email, password }) => signIn(email, password))}>
            <h1>Sign in</h1>
            <p>Sign in to see your prices and to order.</p>
            ${field('Email', html`<input class="form-control" name="email" type="email" autocomplete="username" required maxlength="254">`)}
            ${field('Password', html`<input class="form-control" name="password" type="password" autocomplete="current-password" required>`)}
            <button class="btn btn-warning my-2">Sign in</button>
            ${message.node} ${starterNote('Sign-up, password resets, and email verification are')}
          </form>
        </div>
        <div class="col-md-6 col-xl-5">
          ${card(
            'Demo shoppers',
            html`<p>Select one to sign in without a password.</p>`,
            html`<div class="list-group">${demoShoppers.map((each) => shopperButton(each, () => signIn(each.email, each.password)))}</div>`,
          )}
        </div>
      </div>`,
  };
};

const shopperButton = ({ email, name, companyName, credit }: DemoShopper, signIn: () => Promise<void>): Content => html`
  <button
    type="button" class="list-group-item list-group-item-action list-group-item-warning d-flex flex-column text-body text-start px-3 py-2"
    @click=${signIn}
  >
    <strong>${name}</strong>
    <span>${credit ? `${companyName}: on account for ${credit.termsDays} days, contract prices` : 'Cash on delivery'}</span>
    <small>${email}</small>
  </button>`;
