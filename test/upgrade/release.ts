import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A checkout with its dependencies, whose processes and commands can be run. */
export interface Release {
  readonly name: 'previous' | 'this';
  readonly folder: string;
  /** Runs `npm run migrate` of this release and returns the migrations that it applied. */
  migrate(command: 'provision' | 'up', env: Readonly<Record<string, string>>): Promise<readonly AppliedMigration[]>;
  /** Runs a `storefront` command of this release and returns its JSON output. Throws if it fails, unless its exit code is in `accepted`. */
  storefront(env: Readonly<Record<string, string>>, args: readonly string[], accepted?: readonly number[]): Promise<CommandOutput>;
}

/** A migration, as `npm run migrate -- up` prints it. */
export interface AppliedMigration {
  readonly service: string;
  readonly name: string;
  readonly duration_ms: number;
}

/** The JSON that a command prints. The callers know its fields. */
// oxlint-disable-next-line typescript/no-explicit-any
export type CommandOutput = any;

/** Lists of a test store are small. */
const OUTPUT_BYTES_MAX = 16 * 1024 * 1024;

/** Opens the release in `folder`. */
export function openRelease(name: Release['name'], folder: string): Release {
  const run = async (entry: string, args: readonly string[], env: Readonly<Record<string, string>>, accepted: readonly number[] = []) => {
    const command = ['--disable-warning=ExperimentalWarning', join(folder, entry), ...args];
    const options = { cwd: folder, env: { ...process.env, ...env }, maxBuffer: OUTPUT_BYTES_MAX };
    return promisify(execFile)(process.execPath, command, options).catch((error: FailedCommand) => {
      if (accepted.includes(error.code)) return error;
      throw new Error(`${entry} ${args.join(' ')} of the ${name} release failed: ${error.stderr}`, { cause: error });
    });
  };
  return {
    name,
    folder,
    async migrate(command, env) {
      const { stdout } = await run('packages/migrations/src/main.ts', [command], env);
      return linesOf(stdout).map((line) => JSON.parse(line) as AppliedMigration);
    },
    async storefront(env, args, accepted) {
      const { stdout } = await run('tools/operator/src/main.ts', [...args, '--json'], env, accepted);
      return stdout.trim() === '' ? undefined : JSON.parse(stdout);
    },
  };
}

interface FailedCommand extends Error {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');
