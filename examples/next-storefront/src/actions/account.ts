'use server';

import { type Schemas, settle } from '@storefront/client';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { after } from 'next/server';
import { openCarts } from '@/lib/cart';
import { type FormState, refusal, valuesOf } from '@/lib/explain';
import { sendMail } from '@/lib/mail';
import { ownPath } from '@/lib/own-path';
import { keepCart, keepSession } from '@/lib/session';
import { clientOf, setting, shopperClient, storefront } from '@/lib/storefront';

/** Logs a shopper in and continues to the page that asked for it. */
export async function logIn(_state: FormState, form: FormData): Promise<FormState> {
  const { email = '', password = '', next, ...values } = valuesOf(form);
  const outcome = await settle(storefront('STOREFRONT_SECRET_KEY').POST('/v1/auth/login', { body: { email, password } }));
  if (!outcome.ok) return refusal(outcome.failure, { ...values, email });
  await begin(outcome.data.data);
  redirect(ownPath(next));
}

/** Creates an account and logs the shopper in, unless the store approves new accounts. */
export async function signUp(_state: FormState, form: FormData): Promise<FormState> {
  const { email = '', password = '', name = '', company_name = null, next } = valuesOf(form);
  const outcome = await settle(
    storefront('STOREFRONT_SECRET_KEY').POST('/v1/auth/signup', { body: { email, password, name, company_name } }),
  );
  if (!outcome.ok) return refusal(outcome.failure, { email, name, company_name: company_name ?? '' });
  const { shopper_token, refresh_token, expires_at, customer } = outcome.data.data;
  if (shopper_token === null || refresh_token === null || expires_at === null)
    return { message: 'Thank you. The store will approve your account, and you can then log in.' };
  keepSession(await newJar(), { shopper_token, refresh_token, expires_at, customer });
  redirect(ownPath(next));
}

/** Sends a link to choose a new password. The report and its time are the same for addresses without an account, so the mail is sent after it. */
export async function forgetPassword(_state: FormState, form: FormData): Promise<FormState> {
  const { email: typed = '' } = valuesOf(form);
  const outcome = await settle(storefront('STOREFRONT_SECRET_KEY').POST('/v1/auth/password-resets', { body: { email: typed } }));
  if (!outcome.ok) return refusal(outcome.failure, { email: typed });
  // The typed address can belong to someone else and look the same.
  const { reset_token, email } = outcome.data.data;
  const text = `To choose a new password, open this link within an hour:\n\n${setting('STORE_URL')}/account/reset?token=${reset_token}\n\nIf you did not ask for it, ignore this mail: your password stays as it is.`;
  after(() => (email === null ? undefined : sendMail(email, 'Choose a new password', text)));
  return { message: 'If there is an account with this address, we have sent it a link. Look at your mail.' };
}

/** Sets the password of the account that the link was sent to, and logs the shopper in. */
export async function resetPassword(_state: FormState, form: FormData): Promise<FormState> {
  const { token: reset_token = '', password = '' } = valuesOf(form);
  const body = { reset_token, password };
  const outcome = await settle(storefront('STOREFRONT_SECRET_KEY').POST('/v1/auth/password-resets/confirm', { body }));
  if (!outcome.ok) return refusal(outcome.failure);
  await begin(outcome.data.data);
  redirect('/account?done=reset');
}

/** Confirms an email address with the token of the link that was sent to it. */
export async function verifyEmail(_state: FormState, form: FormData): Promise<FormState> {
  const { token: verification_token = '' } = valuesOf(form);
  const body = { verification_token };
  const outcome = await settle(storefront('STOREFRONT_SECRET_KEY').POST('/v1/auth/email-verifications/confirm', { body }));
  return outcome.ok ? { message: `Thank you. ${outcome.data.data.customer.email} is confirmed.` } : refusal(outcome.failure);
}

/** Closes the account for good, and forgets the shopper in this browser. */
export async function closeAccount(_state: FormState, form: FormData): Promise<FormState> {
  const { password = '' } = valuesOf(form);
  const client = await shopperClient('/account/close');
  const outcome = await settle<unknown>(client.POST('/v1/me/close', { body: { password } }));
  if (!outcome.ok) return refusal(outcome.failure);
  await newJar();
  redirect('/account/login?closed=1');
}

/** Ends the session in the API and in this browser. */
export async function logOut(): Promise<void> {
  const refresh_token = (await cookies()).get('refresh')?.value;
  if (refresh_token !== undefined) await settle(storefront().POST('/v1/auth/logout', { body: { refresh_token } }));
  await newJar();
  redirect('/');
}

/** Keeps a session, and the cart that the shopper has left on another device. */
async function begin(session: Schemas['ShopperSession']): Promise<void> {
  const jar = await newJar();
  keepSession(jar, session);
  const [cart] = await openCarts(clientOf(session.shopper_token));
  if (cart !== undefined) keepCart(jar, cart.id);
}

/** Returns the cookies without those of an earlier shopper. */
async function newJar() {
  const jar = await cookies();
  for (const name of ['shopper', 'refresh', 'cart']) jar.delete(name);
  return jar;
}
