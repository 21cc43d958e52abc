import { createHash } from 'node:crypto';
import { type CustomerScope, inScope, ofCustomer, type Scope } from '@storefront/db';
import type { Db } from '../../store/schema.ts';
import type { AccountTokenPurpose } from '../domain/account-token.ts';

/** Identifies an email and a password. A token is valid only for those that the customer had when it was issued. */
export const credentialsHash = ({ email, passwordHash }: { email: string; passwordHash: string | null }): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([email, passwordHash]))
    .digest();

/** A token to be stored by its hash. */
export interface NewAccountToken {
  readonly purpose: AccountTokenPurpose;
  /** The customer; a random ID if no customer has the email. */
  readonly ownerId: string;
  /** Null if no customer has the email. The row is written nevertheless, so that both cases take the same time. */
  readonly customerId: string | null;
  readonly tokenHash: Buffer;
  /** The address that the token verifies; empty if no customer has it, so that none is stored. */
  readonly email: string;
  readonly credentialsHash: Buffer;
  readonly expiresAt: Date;
}

/** Saves a token in place of the owner's earlier one. The customer must be locked, so that the credentials are those of the commit. */
export async function saveAccountToken(db: Db, scope: Scope, token: NewAccountToken): Promise<void> {
  await db
    .insertInto('account_token')
    .values({
      tenant_id: scope.tenantId,
      mode: scope.mode,
      owner_id: token.ownerId,
      customer_id: token.customerId,
      purpose: token.purpose,
      token_hash: token.tokenHash,
      email: token.email,
      credentials_hash: token.credentialsHash,
      expires_at: token.expiresAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'mode', 'owner_id', 'purpose']).doUpdateSet((row) => ({
        token_hash: row.ref('excluded.token_hash'),
        email: row.ref('excluded.email'),
        credentials_hash: row.ref('excluded.credentials_hash'),
        expires_at: row.ref('excluded.expires_at'),
        created_at: row.ref('excluded.created_at'),
      })),
    )
    .execute();
}

/** A presented token. */
export interface PresentedToken {
  readonly purpose: AccountTokenPurpose;
  readonly tokenHash: Buffer;
  readonly now: Date;
}

/** Finds the customer of a token that has not expired. */
export async function findTokenCustomer(db: Db, scope: Scope, token: PresentedToken): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_token')
    .select('customer_id')
    .where(inScope(scope))
    .where('token_hash', '=', token.tokenHash)
    .where('purpose', '=', token.purpose)
    .where('expires_at', '>', token.now)
    .executeTakeFirst();
  return row?.customer_id ?? undefined;
}

/** Deletes a token of a locked customer that has not expired and is of these credentials, and returns the address that it verifies; undefined if there is none. */
export async function takeAccountToken(
  trx: Db,
  scope: CustomerScope,
  token: PresentedToken & Pick<NewAccountToken, 'credentialsHash'>,
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('account_token')
    .where(ofCustomer(scope))
    .where('token_hash', '=', token.tokenHash)
    .where('credentials_hash', '=', token.credentialsHash)
    .where('purpose', '=', token.purpose)
    .where('expires_at', '>', token.now)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

/** Deletes all tokens of a customer. */
export async function deleteAccountTokens(trx: Db, scope: CustomerScope): Promise<void> {
  await trx.deleteFrom('account_token').where(inScope(scope)).where('owner_id', '=', scope.customerId).execute();
}
