import { StorefrontError } from '@storefront/client';
import { element, field, formValues, notice } from '../element.ts';
import { faultText } from '../fault-text.ts';
import { addressOf } from '../route.ts';
import { safeAddress } from './sign-in.ts';
import type { View } from './view.ts';

/** As the API requires. */
const PASSWORD_MIN = 10;
const PASSWORD_MAX = 128;

/** The form that creates an account and signs the shopper in. */
export const signUpView: View = async ({ store, place, go }) => {
  const back = place.query.get('back') ?? '';
  const message = element('div', { 'aria-live': 'polite' });
  const create = async () => {
    message.replaceChildren(notice('plain', 'Creating your account …'));
    const { name = '', email = '', password = '', company_name, phone } = formValues(form);
    try {
      const isOpen = await store.signUp({ name, email, password, company_name: company_name || null, phone: phone || null });
      if (isOpen) return go(safeAddress(back));
      form.replaceChildren(heading(), notice('good', 'Thank you. You can sign in as soon as the store has approved your account.'));
    } catch (fault) {
      message.replaceChildren(notice('bad', ...signUpFault(form, fault)));
    }
  };
  const form: HTMLFormElement = element(
    'form',
    {
      class: 'panel',
      onsubmit: (event) => {
        event.preventDefault();
        void create();
      },
    },
    heading(),
    field('Name', element('input', { name: 'name', autocomplete: 'name', required: true, maxlength: 200 })),
    field('Email', element('input', { name: 'email', type: 'email', autocomplete: 'username', required: true, maxlength: 254 })),
    field('Password', passwordInput(), `${PASSWORD_MIN} characters or more.`),
    field('Company', element('input', { name: 'company_name', autocomplete: 'organization', maxlength: 200 }), 'Optional.'),
    field('Phone', element('input', { name: 'phone', type: 'tel', autocomplete: 'tel', maxlength: 32 }), 'Optional.'),
    element('button', { class: 'button' }, 'Create account'),
    message,
    element('p', {}, 'You have an account? ', element('a', { href: addressOf('sign-in', '', new URLSearchParams({ back })) }, 'Sign in')),
  );
  return { title: 'Create an account', content: [element('div', { class: 'narrow' }, form)] };
};

const heading = (): HTMLElement => element('h1', {}, 'Create an account');

const passwordInput = (): HTMLElement =>
  element('input', {
    name: 'password',
    type: 'password',
    autocomplete: 'new-password',
    required: true,
    minlength: PASSWORD_MIN,
    maxlength: PASSWORD_MAX,
  });

/** The message for a sign-up that failed. A field that the API refused gets the focus. */
function signUpFault(form: HTMLFormElement, fault: unknown): readonly (string | Node)[] {
  if (!(fault instanceof StorefrontError) || fault.failure.kind !== 'api') return [faultText(fault)];
  const { reason, details } = fault.failure;
  if (reason === 'email_taken') {
    focus(form, 'email');
    return ['There is already an account with this email. ', element('a', { href: addressOf('sign-in') }, 'Sign in instead')];
  }
  const [refused] = details;
  if (refused) focus(form, refused.field);
  return [faultText(fault)];
}

function focus(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement) control.focus();
}
