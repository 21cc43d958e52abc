import { unwrap } from '@storefront/client';
import { html } from 'lit-html';
import type { Content } from '../../page/template.ts';
import type { ViewContent } from '../../page/views/view-content.ts';
import { forgetTokens } from '../cookies.ts';
import type { Page, PageRoute } from './page.ts';
import { boxed, exportLink, input, orExplain } from './parts.ts';

const closingPage = async (message: Content = null): Promise<ViewContent> =>
  boxed(
    'Close your account',
    html`
      <p>This is final. Your profile, addresses, carts, and lists are erased. Orders and invoices are kept as long as the law requires.</p>
      <p>${exportLink}</p>
      <form method="post" action="/account/close">
        ${input('Password', { name: 'password', type: 'password', autocomplete: 'current-password' })}
        <button class="btn btn-warning my-2">Close my account</button>
      </form>
      ${message}`,
  );

const closeAccount: Page = ({ api, form, request, response }) =>
  orExplain(async () => {
    await unwrap(api.POST('/v1/me/close', { body: { password: String(form.get('password') ?? '') } }));
    forgetTokens(request, response);
    return '/sign-in?closed=1';
  }, closingPage);

/** Closing the account of a shopper. */
export const closingPages: readonly PageRoute[] = [
  { method: 'get', path: '/account/close', access: 'shopper', page: () => closingPage() },
  { method: 'post', path: '/account/close', access: 'shopper', page: closeAccount },
];
