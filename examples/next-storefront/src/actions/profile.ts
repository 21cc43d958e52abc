'use server';

import { settle } from '@storefront/client';
import { refresh } from 'next/cache';
import { explain, type FormState, refusal, valuesOf } from '@/lib/explain';
import { sendMail } from '@/lib/mail';
import { setting, shopperClient } from '@/lib/storefront';

/** Changes the shopper's name, company, phone, and tax number. An empty input clears what was there. */
export async function changeProfile(_state: FormState, form: FormData): Promise<FormState> {
  const { name = '', company_name = null, phone = null, tax_id = null } = valuesOf(form);
  const client = await shopperClient('/account');
  const outcome = await settle(client.PATCH('/v1/me', { body: { name, company_name, phone, tax_id } }));
  if (!outcome.ok) return refusal(outcome.failure, valuesOf(form));
  refresh();
  return { message: 'Your profile is saved.' };
}

/** Sends a link to an address. The address of the account changes once the link is used. */
export async function sendVerification(_state: FormState, form: FormData): Promise<FormState> {
  const { email } = valuesOf(form);
  const client = await shopperClient('/account');
  const outcome = await settle(client.POST('/v1/auth/email-verifications', { body: { email: email ?? null } }));
  if (!outcome.ok) return refusal(outcome.failure, valuesOf(form));
  const { email: to, verification_token } = outcome.data.data;
  const text = `To use this address for your account, open this link within a day:\n\n${setting('STORE_URL')}/account/verify?token=${verification_token}\n\nIf you did not ask for it, do not open it.`;
  try {
    await sendMail(to, 'Confirm your email address', text);
  } catch (error) {
    console.error(error);
    return { message: 'The mail could not be sent. Try again later.', isError: true, values: { email: to } };
  }
  return { message: `We have sent a link to ${to}. Open it to confirm the address.`, values: { email: to } };
}

/** Changes the password, which ends the shopper's other sessions. */
export async function changePassword(_state: FormState, form: FormData): Promise<FormState> {
  const { current_password = '', password = '' } = valuesOf(form);
  const client = await shopperClient('/account');
  const outcome = await settle(client.POST('/v1/me/password', { body: { current_password, password } }));
  return outcome.ok ? { message: 'Your password is changed. All other devices are logged out.' } : refusal(outcome.failure);
}

/** Ends the session of a button, or all but the current one. */
export async function endSession(_state: FormState, form: FormData): Promise<FormState> {
  const { session_id } = valuesOf(form);
  const client = await shopperClient('/account/sessions');
  const outcome = await settle<unknown>(
    session_id === undefined
      ? client.DELETE('/v1/me/sessions')
      : client.DELETE('/v1/me/sessions/{session_id}', { params: { path: { session_id } } }),
  );
  refresh();
  return outcome.ok ? { message: 'Logged out there.' } : { message: explain(outcome.failure), isError: true };
}
