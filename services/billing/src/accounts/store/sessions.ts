import { type CustomerScope, inScope, ofCustomer, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import type { RefreshTokenState } from '../domain/refresh-token.ts';
import type { SessionEndReason } from './tables.ts';

/** A refresh token to be stored by its hash. */
export interface NewRefreshToken {
  readonly familyId: string;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

export interface LockedRefreshToken extends Omit<RefreshTokenState, 'isSuccessorUsed'> {
  readonly familyId: string;
  readonly customerId: string;
}

/** A family that has ended. Gateways must refuse its access tokens. */
export interface EndedFamily {
  readonly familyId: string;
  readonly endedAt: Date;
}

/** Inserts a family of refresh tokens for the scope's customer. */
export async function insertFamily(trx: Db, scope: CustomerScope, family: { id: string; startedAt: Date; expiresAt: Date }): Promise<void> {
  await trx
    .insertInto('session_family')
    .values({
      tenant_id: scope.tenantId,
      mode: scope.mode,
      id: family.id,
      customer_id: scope.customerId,
      started_at: family.startedAt,
      expires_at: family.expiresAt,
    })
    .execute();
}

/** Inserts a token of a family. */
export async function insertRefreshToken(trx: Db, scope: Scope, token: NewRefreshToken): Promise<void> {
  await trx
    .insertInto('refresh_token')
    .values({
      tenant_id: scope.tenantId,
      mode: scope.mode,
      family_id: token.familyId,
      token_hash: token.tokenHash,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** More than a session has that is refreshed every hour, for as long as a token lasts. */
const TOKENS_OF_FAMILY_MAX = 1_000;

/** Deletes the oldest tokens of a family that has too many. They were used, and who presents one is refused as with an unknown one. */
export async function deleteOldestTokens(trx: Db, scope: Scope, familyId: string): Promise<void> {
  const oldest = trx
    .selectFrom('refresh_token')
    .select('issued_at')
    .where(inScope(scope))
    .where('family_id', '=', familyId)
    .orderBy('issued_at', 'desc')
    .offset(TOKENS_OF_FAMILY_MAX - 1)
    .limit(1);
  await trx.deleteFrom('refresh_token').where(inScope(scope)).where('family_id', '=', familyId).where('issued_at', '<', oldest).execute();
}

/** Locks the token with this hash and its family, so that two uses of one token are serialized. */
export async function lockRefreshToken(trx: Db, scope: Scope, tokenHash: Buffer): Promise<LockedRefreshToken | undefined> {
  const row = await trx
    .selectFrom('refresh_token as token')
    .innerJoin('session_family as family', (join) =>
      join
        .onRef('family.tenant_id', '=', 'token.tenant_id')
        .onRef('family.mode', '=', 'token.mode')
        .onRef('family.id', '=', 'token.family_id'),
    )
    .select(['token.used_at', 'token.expires_at', 'family.id', 'family.customer_id', 'family.ended_at'])
    .where('token.tenant_id', '=', scope.tenantId)
    .where('token.mode', '=', scope.mode)
    .where('token.token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      familyId: row.id,
      customerId: row.customer_id,
      usedAt: row.used_at,
      expiresAt: row.expires_at,
      familyEndedAt: row.ended_at,
    }
  );
}

/** Whether the token with this hash was used. Read it in a statement after its family is locked, which sees what the lock waited for. */
export async function isRefreshTokenUsed(trx: Db, scope: Scope, tokenHash: Buffer): Promise<boolean> {
  const row = await trx
    .selectFrom('refresh_token')
    .select('used_at')
    .where(inScope(scope))
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row !== undefined && row.used_at !== null;
}

/** Marks the token and its family as used at `now`, and the family as extended until `familyExpiresAt`. */
export async function useRefreshToken(
  trx: Db,
  scope: Scope,
  token: { tokenHash: Buffer; familyId: string; now: Date; familyExpiresAt: Date },
): Promise<void> {
  await trx
    .updateTable('refresh_token')
    .set({ used_at: token.now })
    .where(inScope(scope))
    .where('token_hash', '=', token.tokenHash)
    .execute();
  await trx
    .updateTable('session_family')
    .set({ last_used_at: token.now, expires_at: token.familyExpiresAt })
    .where(inScope(scope))
    .where('id', '=', token.familyId)
    .execute();
}

/** Marks a family as ended; false if it had already ended. */
export async function markFamilyEnded(trx: Db, scope: Scope, familyId: string, reason: SessionEndReason): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('session_family')
    .set({ ended_at: sql<Date>`statement_timestamp()`, end_reason: reason })
    .where(inScope(scope))
    .where('id', '=', familyId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The families of a customer that do not end. */
export interface SparedFamilies {
  /** One that does not end in any case. */
  readonly current?: string | undefined;
  /** How many others, the last used ones. */
  readonly newest?: number;
}

/** Marks the customer's families as ended, except the spared ones. Returns those that had not ended. */
export async function markFamiliesEnded(
  trx: Db,
  scope: CustomerScope,
  reason: SessionEndReason,
  { current, newest = 0 }: SparedFamilies,
): Promise<string[]> {
  const live = trx.selectFrom('session_family').select('id').where(ofCustomer(scope)).where('ended_at', 'is', null);
  const lastUsed = live
    .orderBy(sql`coalesce(last_used_at, started_at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(newest);
  // In one order, so that two transactions that end the same ones cannot deadlock.
  const ending = live
    .$if(current !== undefined, (query) => query.where('id', '!=', current ?? ''))
    .$if(newest > 0, (query) => query.where('id', 'not in', lastUsed))
    .orderBy('id')
    .forUpdate();
  const rows = await trx
    .updateTable('session_family')
    .set({ ended_at: sql<Date>`statement_timestamp()`, end_reason: reason })
    .where(inScope(scope))
    .where('id', 'in', ending)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists at most `limit` families of all stores that ended at or after `since`, oldest first. */
export async function listEndedFamilies(db: Db, since: Date, limit: number): Promise<EndedFamily[]> {
  const rows = await db
    .selectFrom('session_family')
    .select(['id', 'ended_at'])
    .where('ended_at', 'is not', null)
    .where('ended_at', '>=', since)
    .orderBy('ended_at')
    .limit(limit)
    .execute();
  return rows.flatMap((row) => (row.ended_at === null ? [] : [{ familyId: row.id, endedAt: row.ended_at }]));
}
