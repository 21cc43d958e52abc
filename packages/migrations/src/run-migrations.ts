import { parseArgs } from 'node:util';
import { SERVICE_NAMES, type ServiceName } from '@storefront/access';
import { ConfigError } from '@storefront/config';
import { isForbidden, MigrationError, provision } from '@storefront/db';
import { readMigratorUrl, readProvisionConfig } from './config.ts';
import { type DistributedServiceTable, distributeServices } from './distribute-services.ts';
import { type AppliedServiceMigration, migrateServices } from './migrate-services.ts';
import { retryUntilAvailable } from './retry-until-available.ts';
import { readServiceStates } from './service-states.ts';

/** Where a command writes its output. */
export interface Streams {
  readonly stdout: Pick<NodeJS.WritableStream, 'write'>;
  readonly stderr: Pick<NodeJS.WritableStream, 'write'>;
}

/** The exit codes of the command. */
const EXIT = { done: 0, failed: 1, usage: 2, behind: 3 } as const;
type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A server that starts with the command, or fails over, is ready within this time. */
const WAIT_SECONDS = 60;

const USAGE = `Usage: npm run migrate -- <command> [--service catalog,cart,…] [--wait seconds] [--distribute]

  provision  creates roles, schemas, and grants, sets passwords and timeouts, and repairs owners and grants after a restore
  up         applies pending migrations; with --distribute, then spreads the tables over the nodes of Citus by store
  status     prints the applied and pending migrations of each service
  check      compares the schemas with this version

All of them wait for Postgres, by default for ${WAIT_SECONDS} seconds. status and check exit with 3 if a schema is behind this version.
`;

/** The command line is invalid. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Command = (context: {
  readonly services: readonly ServiceName[];
  readonly isDistributed: boolean;
  readonly env: NodeJS.ProcessEnv;
  readonly streams: Streams;
  /** Repeats what fails because Postgres is not available, for as long as the command waits. */
  readonly retry: <T>(work: () => Promise<T>) => Promise<T>;
}) => Promise<ExitCode>;

/** Runs one `migrate` command and resolves to its exit code. */
export async function runMigrations(args: readonly string[], env: NodeJS.ProcessEnv, streams: Streams): Promise<ExitCode> {
  try {
    const { command, services, waitSeconds, isDistributed } = readCommand(args);
    let reported = '';
    const onRetry = (error: unknown): void => {
      const reason = reasonOf(error);
      if (reason !== reported) streams.stderr.write(`${reason} Trying again for up to ${waitSeconds} s.\n`);
      reported = reason;
    };
    const retry = <T>(work: () => Promise<T>): Promise<T> => retryUntilAvailable({ withinMs: waitSeconds * 1000, onRetry }, work);
    return await command({ services, isDistributed, env, streams, retry });
  } catch (error) {
    streams.stderr.write(`${reasonOf(error)}\n`);
    return error instanceof UsageError ? EXIT.usage : EXIT.failed;
  }
}

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'provision',
    async ({ services, env, streams: { stderr }, retry }) => {
      const config = readProvisionConfig(env, services);
      const repaired = await retry(() => provision(config));
      stderr.write(`Provisioned ${services.join(', ')}.\n`);
      if (repaired > 0) stderr.write(`Repaired owners and privileges of ${repaired} objects.\n`);
      return EXIT.done;
    },
  ],
  [
    'up',
    async ({ services, isDistributed, env, streams: { stdout, stderr }, retry }) => {
      let count = 0;
      const url = readMigratorUrl(env);
      const onApplied = ({ name, service, durationMs }: AppliedServiceMigration): void => {
        count += 1;
        stdout.write(`${JSON.stringify({ name, service, duration_ms: durationMs })}\n`);
      };
      await retry(() => migrateServices(url, services, onApplied));
      stderr.write(count === 0 ? 'All schemas are up to date.\n' : `Applied ${count} migrations.\n`);
      if (!isDistributed) return EXIT.done;
      let tables = 0;
      const onDistributed = ({ table, service, durationMs }: DistributedServiceTable): void => {
        tables += 1;
        stdout.write(`${JSON.stringify({ table, service, duration_ms: durationMs })}\n`);
      };
      await retry(() => distributeServices(url, services, onDistributed));
      stderr.write(tables === 0 ? 'All tables are distributed.\n' : `Distributed ${tables} tables.\n`);
      return EXIT.done;
    },
  ],
  [
    'status',
    async ({ services, env, streams: { stdout }, retry }) => {
      const url = readMigratorUrl(env);
      const states = await retry(() => readServiceStates(url, services));
      for (const { service, applied, pending } of states) stdout.write(`${JSON.stringify({ service, applied, pending })}\n`);
      return states.some(({ pending }) => pending.length > 0) ? EXIT.behind : EXIT.done;
    },
  ],
  [
    'check',
    async ({ services, env, streams: { stderr }, retry }) => {
      const url = readMigratorUrl(env);
      const states = await retry(() => readServiceStates(url, services));
      const behind = states.filter(({ pending }) => pending.length > 0);
      if (behind.length === 0) return EXIT.done;
      const counts = behind.map(({ service, pending }) => `${service} (${pending.length})`);
      stderr.write(`Migrations are pending in ${counts.join(', ')}; run up.\n`);
      return EXIT.behind;
    },
  ],
]);

function readCommand(args: readonly string[]) {
  const { positionals, values } = parse(args);
  const command = COMMANDS.get(positionals[0] ?? '');
  if (command === undefined || positionals.length !== 1) throw new UsageError(USAGE);
  if (values.distribute && positionals[0] !== 'up') throw new UsageError(`--distribute belongs to up.\n\n${USAGE}`);
  if (!/^\d{1,5}$/.test(values.wait)) throw new UsageError(`--wait must be a number of seconds.\n\n${USAGE}`);
  const services = values.service === undefined ? SERVICE_NAMES : values.service.split(',').map(serviceNamed);
  return { command, services, waitSeconds: Number(values.wait), isDistributed: values.distribute };
}

function parse(args: readonly string[]) {
  try {
    const options = {
      service: { type: 'string' },
      wait: { type: 'string', default: String(WAIT_SECONDS) },
      distribute: { type: 'boolean', default: false },
    } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function serviceNamed(text: string): ServiceName {
  const found = SERVICE_NAMES.find((name) => name === text.trim());
  if (found === undefined) throw new UsageError(`There is no service "${text}". Services: ${SERVICE_NAMES.join(', ')}.`);
  return found;
}

const PRIVILEGED = 'Run provision as the owner of the database and of all objects in it, or as a superuser.';

/** An error of the configuration or a migration explains itself; any other error comes from Postgres or the path to it. */
function reasonOf(error: unknown): string {
  if (error instanceof MigrationError) return isForbidden(error.cause) ? `${error.message} ${PRIVILEGED}` : error.message;
  if (error instanceof UsageError || error instanceof ConfigError) return error.message;
  if (isForbidden(error)) return `A privilege is missing: ${(error as Error).message}. ${PRIVILEGED}`;
  const { message, code } = error as { message?: string; code?: string };
  return `Postgres could not be used: ${message || code || String(error)}.`;
}
