import { settle, unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { ownAddress } from '../../page/route.ts';
import { type Content, notice } from '../../page/template.ts';
import type { ViewContent } from '../../page/views/view-content.ts';
import { demoShoppers } from '../../shoppers.ts';
import { forgetTokens, keepTokens, tokenFrom } from '../cookies.ts';
import { type Page, type PageDeps, type PageRoute, textOf } from './page.ts';
import { input, orExplain } from './parts.ts';

/** What led to this page, by the parameter of its address. */
const DONE: Readonly<Record<string, string>> = { verified: 'Thank you. Your email is verified.', closed: 'Your account is closed.' };

const signIn: Page = async ({ request, response, api, form }) => {
  const back = ownAddress(textOf(form, 'back'));
  const body = { email: textOf(form, 'email'), password: String(form.get('password') ?? '') };
  return orExplain(
    async () => {
      keepTokens(request, response, (await unwrap(api.POST('/v1/auth/login', { body }))).data);
      return back;
    },
    async (message) => signInPage(back, body.email, message),
  );
};

const signOut =
  ({ gateway }: PageDeps): Page =>
  async ({ request, response }) => {
    const refreshToken = tokenFrom(request, 'refresh');
    forgetTokens(request, response);
    // The shopper is signed out here, even if the API does not respond.
    if (refreshToken) await settle(gateway.visitor.POST('/v1/auth/logout', { body: { refresh_token: refreshToken } }));
    return '/';
  };

/** The sign-in form, with buttons for the demo shoppers. */
function signInPage(back: string, email = '', message: Content = null): ViewContent {
  const backField = html`<input type="hidden" name="back" value=${back}>`;
  const shoppers = demoShoppers.map(
    (shopper) => html`
      <form class="list-group-item p-0" method="post" action="/sign-in">
        ${backField} <input type="hidden" name="email" value=${shopper.email}> <input type="hidden" name="password" value=${shopper.password}>
        <button class="shopper list-group-item list-group-item-action list-group-item-warning d-flex flex-column text-body text-start border-0 px-3 py-2">
          <strong>${shopper.name}</strong>
          <span>
            ${shopper.credit ? `${shopper.companyName}: on account for ${shopper.credit.termsDays} days, contract prices` : 'Cash on delivery'}
          </span>
          <small>${shopper.email}</small>
        </button>
      </form>`,
  );
  return {
    title: 'Sign in',
    content: html`
      <div class="row g-4 justify-content-center">
        <div class="col-md-6 col-xl-5">
          <form class="bg-white border rounded-4 p-4" method="post" action="/sign-in">
            <h1>Sign in</h1>
            <p>Sign in to see your prices and to order.</p>
            ${backField} ${input('Email', { name: 'email', type: 'email', value: email, autocomplete: 'username' })}
            ${input('Password', { name: 'password', type: 'password', autocomplete: 'current-password' })}
            <button class="btn btn-warning my-2">Sign in</button>
            ${message}
            <p><a href="/forgotten-password">Forgot your password?</a></p>
            <p class="m-0">New here? <a href="/#/sign-up?${String(new URLSearchParams({ back }))}">Create an account</a></p>
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
}

/** Signing in and out. */
export const sessionPages = (deps: PageDeps): readonly PageRoute[] => [
  {
    method: 'get',
    path: '/sign-in',
    access: 'anyone',
    page: async ({ query }) =>
      signInPage(
        ownAddress(query.get('back') ?? ''),
        '',
        Object.entries(DONE).map(([name, words]) => (query.has(name) ? notice('success', words) : null)),
      ),
  },
  { method: 'post', path: '/sign-in', access: 'anyone', page: signIn },
  { method: 'post', path: '/sign-out', access: 'anyone', page: signOut(deps) },
];
