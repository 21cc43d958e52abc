import { StorefrontError } from '@storefront/client';
import { html, render } from 'lit-html';
import { faultText } from '../fault-text.ts';
import { type FormValues, onSubmit, outcome } from '../form.ts';
import { ownAddress, signInAddress } from '../route.ts';
import { type Content, field, notice } from '../template.ts';
import type { View } from './view.ts';

/** As the API requires. */
const PASSWORD_MIN = 10;
const PASSWORD_MAX = 128;

/** The form that creates an account and signs the shopper in. */
export const signUpView: View = async ({ store, place }) => {
  const back = place.query.get('back') ?? '';
  const message = outcome();
  const create = async ({ name = '', email = '', password = '', company_name, phone }: FormValues, form: HTMLFormElement) => {
    message.show(notice('light', 'Creating your account …'));
    try {
      const isOpen = await store.signUp({ name, email, password, company_name: company_name || null, phone: phone || null });
      if (isOpen) return window.location.assign(ownAddress(back));
      const thanks = notice('success', 'Thank you. You can sign in as soon as the store has approved your account.');
      form.replaceChildren();
      render(html`<h1>Create an account</h1>${thanks}`, form);
    } catch (fault) {
      message.show(notice('danger', signUpFault(form, fault)));
    }
  };
  const password = html`<input
    class="form-control" name="password" type="password" autocomplete="new-password" required minlength=${PASSWORD_MIN} maxlength=${PASSWORD_MAX}>`;
  return {
    title: 'Create an account',
    content: html`
      <form class="col-md-8 col-lg-5 mx-auto bg-white border rounded-4 p-4" @submit=${onSubmit(create)}>
        <h1>Create an account</h1>
        ${field('Name', html`<input class="form-control" name="name" autocomplete="name" required maxlength="200">`)}
        ${field('Email', html`<input class="form-control" name="email" type="email" autocomplete="username" required maxlength="254">`)}
        ${field('Password', password, `${PASSWORD_MIN} characters or more.`)}
        ${field('Company', html`<input class="form-control" name="company_name" autocomplete="organization" maxlength="200">`, 'Optional.')}
        ${field('Phone', html`<input class="form-control" name="phone" type="tel" autocomplete="tel" maxlength="32">`, 'Optional.')}
        <button class="btn btn-warning my-2">Create account</button>
        ${message.node}
        <p class="m-0">You have an account? <a href=${signInAddress(back)}>Sign in</a></p>
      </form>`,
  };
};

/** The message for a sign-up that failed. A field that the API refused gets the focus. */
function signUpFault(form: HTMLFormElement, fault: unknown): Content {
  if (!(fault instanceof StorefrontError) || fault.failure.kind !== 'api') return faultText(fault);
  const { reason, details } = fault.failure;
  if (reason === 'email_taken') {
    focus(form, 'email');
    return html`There is already an account with this email. <a class="alert-link" href="/sign-in">Sign in instead</a>`;
  }
  const [refused] = details;
  if (refused) focus(form, refused.field);
  return faultText(fault);
}

function focus(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement) control.focus();
}
