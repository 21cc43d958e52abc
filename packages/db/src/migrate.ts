import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { withMigrationLock } from './migration-lock.ts';
import { readMigrationState } from './migration-state.ts';
import { type MigratorOptions, openMigrator } from './open-migrator.ts';
import { isLockTimeout, isMissingSchema } from './pg-errors.ts';

/** The target of a migration. */
export interface MigrateOptions extends MigratorOptions {
  readonly folder: string;
  /** Called after each migration, before the next one. */
  readonly onApplied?: (migration: AppliedMigration) => void | Promise<void>;
}

/** A migration that this run applied. */
export interface AppliedMigration {
  readonly name: string;
  readonly durationMs: number;
}

/** The exports of a migration's file. */
interface Migration {
  up(db: Kysely<unknown>): Promise<void>;
  /** False for statements that Postgres refuses in a transaction, or that commit on their own. Such a migration is run again from its start if it fails, so it must be repeatable. */
  readonly transaction?: boolean;
}

/** A migration failed. The message names it and gives the reason in one sentence; earlier migrations stay applied. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** Applies a service's pending migrations in order, each in its own transaction. Concurrent runs wait for each other. */
export async function migrate({ folder, onApplied, ...options }: MigrateOptions): Promise<void> {
  const { db, pool, close } = openMigrator(options);
  const { name } = options;
  try {
    await withMigrationLock(pool, async () => {
      const pending = await listPending(db, name, folder);
      if (pending.length > 0) await createMigrationTable(db, name);
      for (const migration of pending) {
        const startedAt = Date.now();
        const { up, transaction } = (await import(pathToFileURL(join(folder, `${migration}.ts`)).href)) as Migration;
        const apply = async (connection: Kysely<unknown>): Promise<void> => {
          await up(connection);
          await sql`insert into kysely_migration (name, timestamp) values (${migration}, ${new Date().toISOString()})`.execute(connection);
        };
        await (transaction === false ? db.connection() : db.transaction()).execute(apply).catch((error: unknown) => {
          throw new MigrationError(`Migration ${name}/${migration} failed: ${reasonOf(error)}.`, { cause: error });
        });
        await onApplied?.({ name: migration, durationMs: Date.now() - startedAt });
      }
    });
  } finally {
    await close();
  }
}

/** Returns the pending migrations. One that sorts before an applied one was added under a number that is too low, and would run in another order on a new database. */
async function listPending(db: Kysely<unknown>, name: string, folder: string): Promise<readonly string[]> {
  const { applied, pending } = await readMigrationState(db, name, folder);
  const [first, last] = [pending[0], applied.at(-1)];
  if (first !== undefined && last !== undefined && first < last) {
    throw new MigrationError(`Migration ${name}/${first} sorts before ${last}, which is already applied; give it a higher number.`);
  }
  return pending;
}

async function createMigrationTable(db: Kysely<unknown>, name: string): Promise<void> {
  const create = sql`create table if not exists ${sql.id(name, 'kysely_migration')} (name varchar(255) primary key, timestamp varchar(255) not null)`;
  await create.execute(db).catch((error: unknown) => {
    if (isMissingSchema(error)) throw new MigrationError(`The schema ${name} does not exist; run provision first.`, { cause: error });
    throw error;
  });
}

function reasonOf(error: unknown): string {
  if (isLockTimeout(error)) return 'other transactions held its locks for too long, and it was rolled back; run it again';
  return error instanceof Error ? error.message : String(error);
}
