import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import { customerScope } from '@storefront/rpc';
import { wrongCurrentPassword } from '../../customers/domain/identity.ts';
import { getCredentials } from '../../customers/store/customers.ts';
import type { BillingHandler } from '../../deps.ts';
import { checkCurrentPassword } from '../transactions/check-current-password.ts';
import { beginClosing } from '../transactions/close-account.ts';

/** Begins to close the caller's account. A customer without a password gives none. */
export const beginAccountClosing: BillingHandler<'BeginAccountClosing'> =
  (deps) =>
  async ({ closingId, password, shopperAddress }, caller) => {
    if (!isUuid(closingId)) throw notFound('account closing');
    const scope = customerScope(caller);
    const { passwordHash } = await getCredentials(deps.db, scope);
    if (passwordHash !== null) {
      if (password === undefined) throw wrongCurrentPassword('password');
      await checkCurrentPassword(deps, caller, { password, shopperAddress, field: 'password' });
    }
    await beginClosing(deps.db, scope, { id: closingId, passwordHash });
    return {};
  };
