import { inTransaction, isUniqueViolation } from '@storefront/db';
import { conflict, notFound } from '@storefront/errors';
import { type Kysely, sql } from 'kysely';
import { isOperatorScope } from '../operator-scopes.ts';
import type { Operator } from './operator.ts';

/** A token as operators see it: never with its text. */
export interface StoredToken {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly scopes: readonly string[];
  readonly tenantId: string | null;
  /** The name of the token that issued it. */
  readonly issuedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly lastUsedAt: Date | null;
}

/** A token to be stored. */
export interface NewToken extends Pick<StoredToken, 'id' | 'name' | 'hint' | 'scopes' | 'tenantId' | 'issuedBy' | 'expiresAt'> {
  readonly hash: Buffer;
}

/** How exactly the last use of a token is known. Each call would otherwise write a row. */
const USE_NOTED_EVERY = '1 minute';

/** Finds the owner of a token by its hash, and notes the use. */
export async function findOperator<Database>(db: Kysely<Database>, hash: Buffer): Promise<Operator | undefined> {
  const { rows } = await sql<Omit<StoredToken, 'revokedAt'> & { ended: 'expired' | 'revoked' | null; isNoted: boolean }>`
    select id, name, scopes, tenant_id as "tenantId", expires_at as "expiresAt",
      case when revoked_at is not null then 'revoked' when expires_at <= clock_timestamp() then 'expired' end as ended,
      coalesce(last_used_at > clock_timestamp() - ${USE_NOTED_EVERY}::interval, false) as "isNoted"
    from operator_token where hash = ${hash}
  `.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { id, name, scopes, tenantId, expiresAt, ended } = row;
  if (ended === null && !row.isNoted) await sql`update operator_token set last_used_at = clock_timestamp() where id = ${id}`.execute(db);
  const known = { name, tokenId: id, scopes: scopes.filter(isOperatorScope), tenantId, expiresAt };
  return ended === null ? known : { ...known, ended };
}

/** Stores a token; one with this ID stays as it is. Throws 409 if another valid token has the name. */
export async function insertToken<Database>(db: Kysely<Database>, token: NewToken): Promise<void> {
  const { id, name, hash, hint, scopes, tenantId, issuedBy, expiresAt } = token;
  try {
    await inTransaction(db, (trx) =>
      sql`
        insert into operator_token (id, name, hash, hint, scopes, tenant_id, issued_by, expires_at)
        values (${id}, ${name}, ${hash}, ${hint}, ${[...scopes]}, ${tenantId}, ${issuedBy}, ${expiresAt})
        on conflict (id) do nothing
      `.execute(trx),
    );
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('token_name_taken', `There is a token with the name ${name} that is not revoked.`);
    throw error;
  }
}

/** Lists tokens, newest first, those of one store if `tenantId` is not null. An organization has few, so the list has no pages. */
export async function listTokens<Database>(db: Kysely<Database>, tenantId: string | null): Promise<readonly StoredToken[]> {
  const { rows } = await sql<StoredToken>`
    select id, name, hint, scopes, tenant_id as "tenantId", issued_by as "issuedBy", created_at as "createdAt", expires_at as "expiresAt",
      revoked_at as "revokedAt", last_used_at as "lastUsedAt"
    from operator_token where ${tenantId}::uuid is null or tenant_id = ${tenantId} order by created_at desc, id
  `.execute(db);
  return rows;
}

/** Revokes a token, of one store if `tenantId` is not null. A token that is revoked keeps its time. Throws 404 if there is no such token. */
export async function revokeToken<Database>(db: Kysely<Database>, id: string, tenantId: string | null): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { numAffectedRows = 0n } = await sql`
      update operator_token set revoked_at = coalesce(revoked_at, clock_timestamp())
      where id = ${id} and (${tenantId}::uuid is null or tenant_id = ${tenantId})
    `.execute(trx);
    if (numAffectedRows === 0n) throw notFound('token');
  });
}
