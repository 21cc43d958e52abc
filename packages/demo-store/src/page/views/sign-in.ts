import { element, field, formValues, notice } from '../element.ts';
import { addressOf } from '../location.ts';
import type { View } from './view.ts';

/** The sign-in form, with the demo's own shoppers ready to be picked. */
export const signInView: View = async ({ store, place, go }) => {
  const back = place.query.get('back') ?? '';
  const told = element('div', { 'aria-live': 'polite' });
  const enter = async (email: string, password: string) => {
    told.replaceChildren(notice('plain', 'Signing in …'));
    try {
      await store.signIn(email, password);
      // Only an address of this page is gone back to, whatever the link said.
      go(back.startsWith('#/') ? back : addressOf('products'));
    } catch (fault) {
      told.replaceChildren(notice('bad', fault instanceof Error ? fault.message : 'That did not work.'));
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
    element('p', {}, 'Signed in, you see your own prices and can order.'),
    field('E-mail', element('input', { name: 'email', type: 'email', autocomplete: 'username', required: true })),
    field('Password', element('input', { name: 'password', type: 'password', autocomplete: 'current-password', required: true })),
    element('button', { class: 'button' }, 'Sign in'),
    told,
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
    element('h2', {}, 'Or walk in as'),
    element('p', {}, 'This is a demo store; these two are its regulars.'),
    shoppers,
  );
  return { title: 'Sign in', content: [element('div', { class: 'panels' }, form, demo)] };
};
