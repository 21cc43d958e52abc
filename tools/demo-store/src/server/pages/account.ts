import { type Schemas, unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { moment } from '../../page/format.ts';
import { type Content, notice } from '../../page/template.ts';
import { label } from '../../page/views/status-label.ts';
import type { ViewContent } from '../../page/views/view-content.ts';
import { type Column, listTable } from './list-table.ts';
import type { Outbox } from './outbox.ts';
import { type PageRoute, textOf, type Visit } from './page.ts';
import { buttonForm, card, exportLink, input, newPassword, orExplain } from './parts.ts';

type Session = Schemas['CustomerSession'];

const SESSIONS_SHOWN = 20;
const DONE: Readonly<Record<string, string>> = {
  profile: 'Your profile is saved.',
  password: 'Your password is changed, and all other devices are signed out.',
  email: 'Thank you. Your email is verified.',
  sent: 'A link is on its way.',
  sessions: 'The session is ended.',
};

const sessionColumns: readonly Column<Session>[] = [
  { name: 'Last used', cell: ({ last_used_at }) => moment(last_used_at) },
  { name: 'Since', cell: ({ created_at }) => moment(created_at) },
  {
    name: 'Device',
    cell: ({ id, is_current }) => (is_current ? label('success', 'This device') : buttonForm('/account/sessions', 'Sign out', { id })),
  },
];

/** The profile, the email, the password, and the sessions of a shopper. */
async function accountPage({ api, query, outbox }: Visit, message: Content = null): Promise<ViewContent> {
  const [{ data: me }, { data: sessions }] = await Promise.all([
    unwrap(api.GET('/v1/me')),
    unwrap(api.GET('/v1/me/sessions', { params: { query: { limit: SESSIONS_SHOWN } } })),
  ]);
  const done = DONE[query.get('done') ?? ''];
  return {
    title: 'Your account',
    content: html`
      <h1>Your account</h1>
      ${done === undefined ? null : notice('success', done)} ${message}
      <div class="row gx-4">
        <div class="col-lg-6">${card('Profile', profileForm(me))} ${card('Email', emailForms(me, outbox))}</div>
        <div class="col-lg-6">
          ${card('Password', passwordForm)}
          ${card('Sessions', [
            listTable('Sessions', sessionColumns, sessions),
            sessions.length > 1 ? buttonForm('/account/sessions', 'Sign out all other devices') : null,
          ])}
          ${card('Your data', html`${exportLink} · <a href="/account/close">Close your account</a>`)}
        </div>
      </div>`,
  };
}

const profileForm = ({ name, company_name, phone, tax_id }: Schemas['Me']): Content => html`
  <form method="post" action="/account/profile">
    ${input('Name', { name: 'name', value: name, autocomplete: 'name', maxlength: 200 })}
    ${input('Company', { name: 'company_name', value: company_name ?? '', autocomplete: 'organization', isOptional: true, maxlength: 200 })}
    ${input('Phone', { name: 'phone', type: 'tel', value: phone ?? '', autocomplete: 'tel', isOptional: true, maxlength: 32 })}
    ${input('Tax number', { name: 'tax_id', value: tax_id ?? '', isOptional: true, maxlength: 64 })}
    <button class="btn btn-warning my-2">Save profile</button>
  </form>`;

const emailForms = ({ email, email_verified_at }: Schemas['Me'], { isShown }: Outbox): Content => html`
  <p>${email} ${email_verified_at === null ? label('info', 'Not verified') : label('success', 'Verified')}</p>
  ${email_verified_at === null ? html`<p>${buttonForm('/account/email', 'Send a link that verifies it')}</p>` : null}
  <form method="post" action="/account/email">
    ${input('New email', { name: 'email', type: 'email', autocomplete: 'email' }, 'It replaces the present one when you follow the link that we send to it.')}
    <button class="btn btn-outline-dark my-2">Change email</button>
  </form>
  <p class="m-0">${isShown ? html`<a href="/mails">Mails of this store</a>` : 'In this demo, the server writes mails to its output.'}</p>`;

const passwordForm = html`
  <form method="post" action="/account/password">
    ${input('Current password', { name: 'current_password', type: 'password', autocomplete: 'current-password' })}
    ${newPassword('New password')}
    <button class="btn btn-warning my-2">Change password</button>
  </form>`;

/** Makes a change, and shows the page with what came of it. */
const change =
  (done: string, send: (visit: Visit) => Promise<unknown>) =>
  (visit: Visit): Promise<ViewContent | string> =>
    orExplain(
      async () => {
        await send(visit);
        return `/account?done=${done}`;
      },
      (message) => accountPage(visit, message),
    );

const saveProfile = ({ api, form }: Visit) => {
  const optional = (name: string) => textOf(form, name) || null;
  const body = { name: textOf(form, 'name'), company_name: optional('company_name'), phone: optional('phone'), tax_id: optional('tax_id') };
  return unwrap(api.PATCH('/v1/me', { body }));
};

const sendVerification = async ({ api, form, origin, outbox }: Visit): Promise<void> => {
  const email = textOf(form, 'email');
  const { data } = await unwrap(api.POST('/v1/auth/email-verifications', { body: email === '' ? {} : { email } }));
  outbox.send({ to: data.email, subject: 'Verify your email', link: `${origin}/verify-email?token=${data.verification_token}` });
};

const changePassword = ({ api, form }: Visit) => {
  const [current_password, password] = [String(form.get('current_password') ?? ''), String(form.get('password') ?? '')];
  return unwrap(api.POST('/v1/me/password', { body: { current_password, password } }));
};

const endSessions = ({ api, form }: Visit) => {
  const id = textOf(form, 'id');
  return id === ''
    ? unwrap(api.DELETE('/v1/me/sessions'))
    : unwrap(api.DELETE('/v1/me/sessions/{session_id}', { params: { path: { session_id: id } } }));
};

/** The account of a shopper. */
export const accountPages: readonly PageRoute[] = [
  { method: 'get', path: '/account', access: 'shopper', page: (visit) => accountPage(visit) },
  { method: 'post', path: '/account/profile', access: 'shopper', page: change('profile', saveProfile) },
  { method: 'post', path: '/account/email', access: 'shopper', page: change('sent', sendVerification) },
  { method: 'post', path: '/account/password', access: 'shopper', page: change('password', changePassword) },
  { method: 'post', path: '/account/sessions', access: 'shopper', page: change('sessions', endSessions) },
];
