import type { Scope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { FaultEffect } from '../../access/principals/fault-effect.ts';
import type { GatewayDatabase } from './schema.ts';

/** A fault that applies to the next matching requests of a sandbox. */
export interface SandboxFault {
  readonly id: string;
  /** Upper case, or `*`. */
  readonly method: string;
  /** The path of a route, or `*`. */
  readonly path: string;
  readonly effect: FaultEffect;
  readonly times: number;
  readonly remaining: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A fault to be stored. */
export type NewFault = Omit<SandboxFault, 'remaining' | 'createdAt' | 'expiresAt'> & { readonly expiresInSeconds: number };

/** Enough for any test, and few enough to list. */
export const FAULTS_MAX = 20;

const isActive = sql<boolean>`remaining > 0 and expires_at > statement_timestamp()`;
const COLUMNS = ['id', 'method', 'path', 'effect', 'times', 'remaining', 'created_at', 'expires_at'] as const;

const faultsOf = (db: Kysely<GatewayDatabase>, { tenantId }: Scope) =>
  db.selectFrom('sandbox_fault').where('tenant_id', '=', tenantId).where('mode', '=', 'sandbox').where(isActive);

/** Lists the faults that can still apply, in the order in which they apply. */
export async function listFaults(db: Kysely<GatewayDatabase>, scope: Scope): Promise<readonly SandboxFault[]> {
  const rows = await faultsOf(db, scope).select(COLUMNS).orderBy('created_at').orderBy('id').limit(FAULTS_MAX).execute();
  return rows.map(({ created_at, expires_at, ...row }) => ({ ...row, createdAt: created_at, expiresAt: expires_at }));
}

/** Stores a fault and returns it. Throws 409 if the sandbox has as many as it can. */
export async function insertFault(trx: Transaction<GatewayDatabase>, scope: Scope, fault: NewFault): Promise<SandboxFault> {
  await sql`select from store_settings where tenant_id = ${scope.tenantId} and mode = 'sandbox' for update`.execute(trx);
  const { count } = await faultsOf(trx, scope)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (count >= FAULTS_MAX) throw conflict('sandbox_fault_limit', `A sandbox can have at most ${FAULTS_MAX} faults.`);
  const { created_at, expires_at, ...row } = await trx
    .insertInto('sandbox_fault')
    .values({
      tenant_id: scope.tenantId,
      mode: 'sandbox',
      id: fault.id,
      method: fault.method,
      path: fault.path,
      effect: JSON.stringify(fault.effect),
      times: fault.times,
      remaining: fault.times,
      expires_at: sql<Date>`clock_timestamp() + make_interval(secs => ${fault.expiresInSeconds})`,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return { ...row, createdAt: created_at, expiresAt: expires_at };
}

/** Deletes the faults of a sandbox. */
export async function deleteFaults(trx: Transaction<GatewayDatabase>, { tenantId }: Scope): Promise<void> {
  await trx.deleteFrom('sandbox_fault').where('tenant_id', '=', tenantId).where('mode', '=', 'sandbox').execute();
}

/** Takes one use of the oldest fault that matches the request, so that a fault applies exactly as often as asked, whichever gateways handle the requests. */
export async function claimFault(
  db: Kysely<GatewayDatabase>,
  { tenantId }: Scope,
  { method, path }: { readonly method: string; readonly path: string },
): Promise<FaultEffect | undefined> {
  const { rows } = await sql<{ effect: FaultEffect }>`
    update sandbox_fault set remaining = remaining - 1
    where tenant_id = ${tenantId} and mode = 'sandbox' and id = (
      select id from sandbox_fault
      where tenant_id = ${tenantId} and mode = 'sandbox' and ${isActive} and method in (${method}, '*') and path in (${path}, '*')
      order by created_at, id limit 1 for update
    ) and remaining > 0
    returning effect
  `.execute(db);
  return rows[0]?.effect;
}
