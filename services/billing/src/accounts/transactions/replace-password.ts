import { type CustomerScope, inTransaction } from '@storefront/db';
import { wrongCurrentPassword } from '../../customers/domain/identity.ts';
import { getCredentials, lockCustomer, updateCustomer } from '../../customers/store/customers.ts';
import type { Db } from '../../store/schema.ts';
import { deleteAccountTokens } from '../store/account-tokens.ts';
import { endFamiliesOf } from './end-families.ts';

/** A new password of a customer. */
interface NewPassword {
  /** The hash that the current password matched. */
  readonly matchedHash: string;
  readonly passwordHash: string;
  /** The session that does not end. */
  readonly keptSessionId: string | undefined;
}

/** Saves a new password and ends the customer's other sessions. Throws a 422 if another request has changed the password since it was checked. */
export const replacePassword = (db: Db, scope: CustomerScope, { matchedHash, passwordHash, keptSessionId }: NewPassword): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockCustomer(trx, scope, scope.customerId);
    if ((await getCredentials(trx, scope)).passwordHash !== matchedHash) throw wrongCurrentPassword();
    await updateCustomer(trx, scope, scope.customerId, { passwordHash });
    await deleteAccountTokens(trx, scope);
    await endFamiliesOf(trx, scope, 'password_changed', keptSessionId);
  });
