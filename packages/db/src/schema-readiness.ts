import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { readMigrationState } from './migration-state.ts';

/** The schema to wait for. */
export interface SchemaOptions<Database> {
  readonly db: Kysely<Database>;
  /** The name of the service, which is also that of its schema. */
  readonly name: string;
  /** The service's folder of migrations. */
  readonly migrations: URL;
  /** A logger; the wait is reported once for each reason. */
  readonly log: { warn(fields: object, event: string): void };
}

/** A wait for the schema that this version of the service needs. */
export interface SchemaReadiness {
  /** Resolves once a connection has found every migration applied. It does not resolve after `close`. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/** A deployment waits for this, so it is short; one small query per process does not load a server that starts. */
const LOOK_EVERY_MS = 250;

/**
 * Waits until Postgres can be reached and its schema has every migration in the folder. Migrations of a newer version are ignored.
 */
export function awaitSchema<Database>({ db, name, migrations, log }: SchemaOptions<Database>): SchemaReadiness {
  const closing = new AbortController();
  const found = Promise.withResolvers<void>();
  let reported = '';

  const report = (reason: string, fields: object): void => {
    if (reason !== reported) log.warn(fields, reason);
    reported = reason;
  };
  const isRecent = async (): Promise<boolean> => {
    try {
      const { pending } = await readMigrationState(db, name, migrations);
      if (pending.length > 0) report('schema_behind', { missing: pending });
      return pending.length === 0;
    } catch (error) {
      report('schema_unknown', { err: error });
      return false;
    }
  };
  const look = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      if (await isRecent()) return found.resolve();
      await sleep(LOOK_EVERY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const looking = look();
  return {
    ready: found.promise,
    close: () => {
      closing.abort();
      return looking;
    },
  };
}
