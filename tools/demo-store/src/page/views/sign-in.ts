import { element, field, formValues, notice } from '../element.ts';
import { faultText } from '../fault-text.ts';
import { addressOf } from '../route.ts';
import type { View } from './view.ts';

/** The sign-in form, with buttons for the demo shoppers. */
export const signInView: View = async ({ store, place, go }) => {
  const back = place.query.get('back') ?? '';
  const message = element('div', { 'aria-live': 'polite' });
  const enter = async (email: string, password: string) => {
    message.replaceChildren(notice('plain', 'Signing in …'));
    try {
      await store.signIn(email, password);
      go(safeAddress(back));
    } catch (fault) {
      message.replaceChildren(notice('bad', faultText(fault)));
    }
  };
  const form = element(
    'form',
    {
      class: 'panel',
      onsubmit: (event) => {
        event.preventDefault();
        const { email = '', password = '' } = formValues(form);
        void enter(email, password);
      },
    },
    element('h1', {}, 'Sign in'),
    element('p', {}, 'Sign in to see your prices and to order.'),
    field('Email', element('input', { name: 'email', type: 'email', autocomplete: 'username', required: true })),
    field('Password', element('input', { name: 'password', type: 'password', autocomplete: 'current-password', required: true })),
    element('button', { class: 'button' }, 'Sign in'),
    message,
    element('p', {}, 'New here? ', element('a', { href: addressOf('sign-up', '', new URLSearchParams({ back })) }, 'Create an account')),
  );
  const shoppers = store.config.demo_shoppers.map(({ email, password, name, note }) =>
    element(
      'button',
      { type: 'button', class: 'shopper', onclick: () => void enter(email, password) },
      element('strong', {}, name),
      element('span', {}, note),
      element('small', {}, email),
    ),
  );
  const demo = element(
    'section',
    { class: 'panel' },
    element('h2', {}, 'Demo shoppers'),
    element('p', {}, 'Select one to sign in without a password.'),
    shoppers,
  );
  return { title: 'Sign in', content: [element('div', { class: 'panels' }, form, demo)] };
};

/** Returns the address to go back to. Only addresses of this page are followed, to prevent open redirects. */
export const safeAddress = (back: string): string => (back.startsWith('#/') ? back : addressOf('products'));
