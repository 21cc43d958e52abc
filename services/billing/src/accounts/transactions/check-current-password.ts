import { normalEmail } from '@storefront/contract';
import { flowOf } from '@storefront/fair-queue';
import { type Caller, customerScope } from '@storefront/rpc';
import { wrongCurrentPassword } from '../../customers/domain/identity.ts';
import { getCredentials } from '../../customers/store/customers.ts';
import type { BillingDeps } from '../../deps.ts';
import { loginSubjects } from '../domain/login-limit.ts';
import { checkLoginLimit, settleLogin } from './limit-logins.ts';

/** A password that a signed-in shopper enters again. */
interface EnteredPassword {
  readonly password: string;
  /** The shopper's address as the store's server names it; empty if it names none. */
  readonly shopperAddress: string;
  /** The field of the request. */
  readonly field?: string;
}

/** Returns the hash that the password of the caller's customer matches. Throws a 422 if it matches none, which counts like a failed login, and a 429 after ten. */
export async function checkCurrentPassword(
  { db, passwords }: Pick<BillingDeps, 'db' | 'passwords'>,
  caller: Caller,
  { password, shopperAddress, field }: EnteredPassword,
): Promise<string> {
  const { email, passwordHash } = await getCredentials(db, customerScope(caller));
  const subjects = loginSubjects({ email: normalEmail(email), clientAddress: '', shopperAddress }, caller);
  await checkLoginLimit(db, caller, subjects);
  const matches = await passwords.matches(passwordHash, password, flowOf(caller));
  await settleLogin(db, caller, subjects, matches);
  if (passwordHash === null || !matches) throw wrongCurrentPassword(field);
  return passwordHash;
}
