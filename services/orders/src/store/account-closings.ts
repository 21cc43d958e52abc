import type { StoreSettings } from '@storefront/contract';
import { type CustomerScope, inScope, ofCustomer, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import { type DueRow, findDueRows, isClaimable } from './due-rows.ts';
import type { Db } from './schema.ts';

/** The closing of a customer's account. */
export interface AccountClosing {
  readonly id: string;
  readonly scope: CustomerScope;
  readonly store: StoreSettings;
}

/**
 * How long after a step the next one is due: longer than the request, which closes the account itself, and than the 5 s in which the tokens of a closed account can
 * still fill a cart.
 */
const STEP_SECONDS = 15;

/** How long requests from before the closing may go on: the minute in which every checkout settles. Until then, the sweep erases again what they leave behind. */
const SETTLED_SECONDS = 60;

const nextStep = sql<Date>`now() + make_interval(secs => ${STEP_SECONDS})`;
const isDue = sql<boolean>`due_at < now()`;

/** Inserts a closing before billing is asked to close the account, so that a process that dies in between loses nothing. */
export async function insertAccountClosing(db: Db, { id, scope, store }: AccountClosing): Promise<void> {
  const { tenantId, mode, customerId } = scope;
  await db
    .insertInto('account_closing')
    .values({ tenant_id: tenantId, mode, id, customer_id: customerId, store: JSON.stringify(store), due_at: nextStep })
    .execute();
}

/** Deletes the stored responses and the refused checkouts of a customer, which have names and addresses. What was ordered stays. */
export async function deleteResponsesAndRefusals(db: Db, scope: CustomerScope): Promise<void> {
  await db.deleteFrom('idempotent_response').where(ofCustomer(scope)).execute();
  await db.deleteFrom('checkout').where(ofCustomer(scope)).where('step', '=', 'abandoned').execute();
}

/** Deletes a closing that has ended. */
export async function deleteAccountClosing(db: Db, scope: Scope, id: string): Promise<void> {
  await db.deleteFrom('account_closing').where(inScope(scope)).where('id', '=', id).execute();
}

/** Deletes a closing that has ended and that no request from before it outlasts. */
export async function deleteSettledClosing(db: Db, scope: Scope, id: string): Promise<void> {
  const settled = sql<boolean>`created_at < now() - make_interval(secs => ${SETTLED_SECONDS})`;
  await db.deleteFrom('account_closing').where(inScope(scope)).where('id', '=', id).where(settled).execute();
}

/** Finds closings whose next step is due in all stores except some, longest due first. */
export const findDueClosings = (db: Db, without: readonly string[]): Promise<readonly DueRow[]> =>
  findDueRows(db, { table: 'account_closing', due: isDue, order: 'due_at' }, without);

/** Claims those of these closings of a store that are still due. Concurrent sweeps never claim the same one. */
export async function claimAccountClosings(db: Db, tenantId: string, found: readonly DueRow[]): Promise<readonly AccountClosing[]> {
  const { rows } = await sql<Omit<AccountClosing, 'scope'> & Pick<CustomerScope, 'mode' | 'customerId'>>`
    update account_closing set due_at = ${nextStep}
    where tenant_id = ${tenantId} and ${isClaimable('account_closing', isDue, tenantId, found)}
    returning mode, id, customer_id as "customerId", store
  `.execute(db);
  return rows.map(({ mode, customerId, ...closing }) => ({ ...closing, scope: { tenantId, mode, customerId } }));
}
