import { html } from 'lit-html';
import { onSubmit, outcome } from '../form.ts';
import { addressOf } from '../route.ts';
import { field, notice } from '../template.ts';
import type { View } from './view.ts';

/** The sign-in form, with buttons for the demo shoppers. */
export const signInView: View = async ({ store, place, go }) => {
  const back = place.query.get('back') ?? '';
  const message = outcome();
  const enter = (email: string, password: string): Promise<void> => {
    message.show(notice('light', 'Signing in …'));
    return message.run(async () => {
      await store.signIn(email, password);
      go(safeAddress(back));
      return null;
    });
  };
  const shoppers = store.config.demo_shoppers.map(
    ({ email, password, name, note }) => html`
      <button
        type="button" class="shopper list-group-item list-group-item-action list-group-item-warning d-flex flex-column text-body"
        @click=${() => void enter(email, password)}
      >
        <strong>${name}</strong> <span>${note}</span> <small>${email}</small>
      </button>`,
  );
  return {
    title: 'Sign in',
    content: html`
      <div class="row g-4 justify-content-center">
        <div class="col-md-6 col-xl-5">
          <form class="bg-white border rounded-4 p-4" @submit=${onSubmit(({ email = '', password = '' }) => enter(email, password))}>
            <h1>Sign in</h1>
            <p>Sign in to see your prices and to order.</p>
            ${field('Email', html`<input class="form-control" name="email" type="email" autocomplete="username" required>`)}
            ${field(
              'Password',
              html`<input class="form-control" name="password" type="password" autocomplete="current-password" required>`,
            )}
            <button class="btn btn-warning my-2">Sign in</button>
            ${message.node}
            <p class="m-0">New here? <a href=${addressOf('sign-up', '', new URLSearchParams({ back }))}>Create an account</a></p>
          </form>
        </div>
        <section class="col-md-6 col-xl-5" aria-label="Demo shoppers">
          <div class="bg-white border rounded-4 p-4">
            <h2>Demo shoppers</h2>
            <p>Select one to sign in without a password.</p>
            <div class="list-group">${shoppers}</div>
          </div>
        </section>
      </div>`,
  };
};

/** Returns the address to go back to. Only addresses of this page are followed, to prevent open redirects. */
export const safeAddress = (back: string): string => (back.startsWith('#/') ? back : addressOf('products'));
