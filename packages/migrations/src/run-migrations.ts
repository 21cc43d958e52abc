import { parseArgs } from 'node:util';
import { SERVICE_NAMES, type ServiceName } from '@storefront/access';
import { ConfigError } from '@storefront/config';
import { MigrationError, provision } from '@storefront/db';
import { readMigratorUrl, readProvisionConfig } from './config.ts';
import { migrateServices } from './migrate-services.ts';
import { readServiceStates } from './service-states.ts';

/** Where a command writes its output. */
export interface Streams {
  readonly stdout: Pick<NodeJS.WritableStream, 'write'>;
  readonly stderr: Pick<NodeJS.WritableStream, 'write'>;
}

/** The exit codes of the command. */
const EXIT = { done: 0, failed: 1, usage: 2, behind: 3 } as const;
type ExitCode = (typeof EXIT)[keyof typeof EXIT];

const USAGE = `Usage: npm run migrate -- <command> [--service catalog,cart,…]

  provision  creates roles, schemas, and grants, and sets passwords and timeouts
  up         applies pending migrations
  status     prints the applied and pending migrations of each service
  check      compares the schemas with this version

status and check exit with 3 if a schema is behind this version.
`;

/** The command line is invalid. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Command = (services: readonly ServiceName[], env: NodeJS.ProcessEnv, streams: Streams) => Promise<ExitCode>;

/** Runs one `migrate` command and resolves to its exit code. */
export async function runMigrations(args: readonly string[], env: NodeJS.ProcessEnv, streams: Streams): Promise<ExitCode> {
  try {
    const { command, services } = readCommand(args);
    return await command(services, env, streams);
  } catch (error) {
    streams.stderr.write(`${reasonOf(error)}\n`);
    return error instanceof UsageError ? EXIT.usage : EXIT.failed;
  }
}

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'provision',
    async (services, env, { stderr }) => {
      await provision(readProvisionConfig(env, services));
      stderr.write(`Provisioned ${services.join(', ')}.\n`);
      return EXIT.done;
    },
  ],
  [
    'up',
    async (services, env, { stdout, stderr }) => {
      let count = 0;
      await migrateServices(readMigratorUrl(env), services, ({ name, service, durationMs }) => {
        count += 1;
        stdout.write(`${JSON.stringify({ name, service, duration_ms: durationMs })}\n`);
      });
      stderr.write(count === 0 ? 'All schemas are up to date.\n' : `Applied ${count} migrations.\n`);
      return EXIT.done;
    },
  ],
  [
    'status',
    async (services, env, { stdout }) => {
      const states = await readServiceStates(readMigratorUrl(env), services);
      for (const { service, applied, pending } of states) stdout.write(`${JSON.stringify({ service, applied, pending })}\n`);
      return states.some(({ pending }) => pending.length > 0) ? EXIT.behind : EXIT.done;
    },
  ],
  [
    'check',
    async (services, env, { stderr }) => {
      const states = await readServiceStates(readMigratorUrl(env), services);
      const behind = states.filter(({ pending }) => pending.length > 0);
      if (behind.length === 0) return EXIT.done;
      const counts = behind.map(({ service, pending }) => `${service} (${pending.length})`);
      stderr.write(`Migrations are pending in ${counts.join(', ')}; run up.\n`);
      return EXIT.behind;
    },
  ],
]);

function readCommand(args: readonly string[]): { command: Command; services: readonly ServiceName[] } {
  const { positionals, values } = parse(args);
  const command = COMMANDS.get(positionals[0] ?? '');
  if (command === undefined || positionals.length !== 1) throw new UsageError(USAGE);
  return { command, services: values.service === undefined ? SERVICE_NAMES : values.service.split(',').map(serviceNamed) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { service: { type: 'string' } } });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function serviceNamed(text: string): ServiceName {
  const found = SERVICE_NAMES.find((name) => name === text.trim());
  if (found === undefined) throw new UsageError(`There is no service "${text}". Services: ${SERVICE_NAMES.join(', ')}.`);
  return found;
}

/** A fault of the configuration or a migration explains itself; any other error comes from Postgres or the path to it. */
function reasonOf(error: unknown): string {
  if (error instanceof UsageError || error instanceof ConfigError || error instanceof MigrationError) return error.message;
  const { message, code } = error as { message?: string; code?: string };
  return `Postgres could not be used: ${message || code || String(error)}.`;
}
