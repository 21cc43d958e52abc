'use server';

import { settle } from '@storefront/client';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { type FormState, refusal, valuesOf } from '@/lib/explain';
import { ownPath } from '@/lib/own-path';
import { keepSession } from '@/lib/session';
import { storefront } from '@/lib/storefront';

/** Logs a shopper in and continues to the page that asked for it. */
export async function logIn(_state: FormState, form: FormData): Promise<FormState> {
  const { email = '', password = '', next, ...values } = valuesOf(form);
  const outcome = await settle(storefront('STOREFRONT_SECRET_KEY').POST('/v1/auth/login', { body: { email, password } }));
  if (!outcome.ok) return refusal(outcome.failure, { ...values, email });
  keepSession(await newJar(), outcome.data.data);
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

/** Ends the session in the API and in this browser. */
export async function logOut(): Promise<void> {
  const refresh_token = (await cookies()).get('refresh')?.value;
  if (refresh_token !== undefined) await settle(storefront().POST('/v1/auth/logout', { body: { refresh_token } }));
  await newJar();
  redirect('/');
}

/** Returns the cookies without those of an earlier shopper. */
async function newJar() {
  const jar = await cookies();
  for (const name of ['shopper', 'refresh', 'cart']) jar.delete(name);
  return jar;
}
