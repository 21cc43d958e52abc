import { normalEmail } from '@storefront/contract';
import { type CustomerScope, ofCustomer } from '@storefront/db';
import { replaceAddresses } from '../../customers/store/addresses.ts';
import { getCustomer, markErased } from '../../customers/store/customers.ts';
import { publishExemption } from '../../customers/transactions/publish-exemption.ts';
import type { Trx } from '../../store/schema.ts';
import { deleteAccountTokens } from '../store/account-tokens.ts';
import { deleteAttemptsOf } from '../store/login-failures.ts';
import { endFamiliesOf } from './end-families.ts';

/**
 * Closes a customer who is locked, frees the email, and erases the personal data, of which orders and invoices keep copies. The row stays, because they name its ID.
 */
export async function eraseCustomer(trx: Trx, scope: CustomerScope): Promise<void> {
  const { email, taxExemptCertificate } = await getCustomer(trx, scope, scope.customerId);
  await markErased(trx, scope);
  await replaceAddresses(trx, scope, []);
  const emails = [email, ...(await deleteAccountTokens(trx, scope))];
  await deleteAttemptsOf(trx, scope, emails.map(normalEmail));
  await trx.deleteFrom('idempotent_answer').where(ofCustomer(scope)).execute();
  await endFamiliesOf(trx, scope, 'closed');
  if (taxExemptCertificate !== null) await publishExemption(trx, scope, { taxExemptCertificate: null, taxExemptUntil: null });
}
