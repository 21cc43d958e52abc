import type { BillingDeps } from '../deps.ts';
import { deleteOldLoginFailures } from '../store/login-failures.ts';
import { deleteOldFamilies } from '../store/sessions.ts';

/** Forgets failed attempts that no window holds, and sessions whose tokens are all long expired. */
export async function forgetOldLogins({ db }: BillingDeps): Promise<void> {
  await deleteOldLoginFailures(db);
  await deleteOldFamilies(db);
}
