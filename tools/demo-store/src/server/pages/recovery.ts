import { unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { type Content, notice } from '../../page/template.ts';
import type { ViewContent } from '../../page/views/view-content.ts';
import { keepTokens } from '../cookies.ts';
import type { Outbox } from './outbox.ts';
import { type Page, type PageRoute, textOf, type Visit } from './page.ts';
import { boxed, input, newPassword, orExplain } from './parts.ts';

const forgotten = async (message: Content = null): Promise<ViewContent> =>
  boxed(
    'Forgotten password',
    html`
      <p>Enter your email, and we send you a link that sets a new password.</p>
      <form method="post" action="/forgotten-password">
        ${input('Email', { name: 'email', type: 'email', autocomplete: 'username' })}
        <button class="btn btn-warning my-2">Send the link</button>
      </form>
      ${message}`,
  );

/** Says the same whether the email has an account or not. */
const requestReset: Page = async ({ api, form, origin, outbox }) => {
  const email = textOf(form, 'email');
  return orExplain(async () => {
    const { data } = await unwrap(api.POST('/v1/auth/password-resets', { body: { email } }));
    if (data.reset_token !== null) {
      outbox.send({ to: email, subject: 'Set a new password', link: `${origin}/reset-password?token=${data.reset_token}` });
    }
    return forgotten(notice('success', 'If there is an account with this email, a link is on its way. ', whereMailsAre(outbox)));
  }, forgotten);
};

const whereMailsAre = ({ isShown }: Outbox): Content =>
  isShown ? html`In this demo, <a class="alert-link" href="/mails">read it here</a>.` : 'In this demo, the server writes it to its output.';

const reset = async (token: string, message: Content = null): Promise<ViewContent> =>
  boxed(
    'Set a new password',
    html`
      <form method="post" action="/reset-password">
        <input type="hidden" name="token" value=${token}>
        ${newPassword('New password')}
        <button class="btn btn-warning my-2">Save and sign in</button>
      </form>
      ${message}
      <p class="m-0"><a href="/forgotten-password">Send another link</a></p>`,
  );

const confirmReset: Page = async ({ request, response, api, form }) => {
  const token = textOf(form, 'token');
  const body = { reset_token: token, password: String(form.get('password') ?? '') };
  return orExplain(
    async () => {
      keepTokens(request, response, (await unwrap(api.POST('/v1/auth/password-resets/confirm', { body }))).data);
      return '/account?done=password';
    },
    (message) => reset(token, message),
  );
};

/** A button, because programs that check mails open their links. */
const verify = async (token: string, message: Content = null): Promise<ViewContent> =>
  boxed(
    'Verify your email',
    html`
      <form method="post" action="/verify-email">
        <input type="hidden" name="token" value=${token}>
        <button class="btn btn-warning my-2">Verify my email</button>
      </form>
      ${message}`,
  );

const confirmEmail: Page = async ({ api, form, me }) => {
  const token = textOf(form, 'token');
  return orExplain(
    async () => {
      await unwrap(api.POST('/v1/auth/email-verifications/confirm', { body: { verification_token: token } }));
      return me === null ? '/sign-in?verified=1&back=/account' : '/account?done=email';
    },
    (message) => verify(token, message),
  );
};

const tokenOf = ({ query }: Visit): string => query.get('token') ?? '';

/** The pages to which mails lead. */
export const recoveryPages: readonly PageRoute[] = [
  { method: 'get', path: '/forgotten-password', access: 'anyone', page: async () => forgotten() },
  { method: 'post', path: '/forgotten-password', access: 'anyone', page: requestReset },
  { method: 'get', path: '/reset-password', access: 'anyone', page: async (visit) => reset(tokenOf(visit)) },
  { method: 'post', path: '/reset-password', access: 'anyone', page: confirmReset },
  { method: 'get', path: '/verify-email', access: 'anyone', page: async (visit) => verify(tokenOf(visit)) },
  { method: 'post', path: '/verify-email', access: 'anyone', page: confirmEmail },
];
