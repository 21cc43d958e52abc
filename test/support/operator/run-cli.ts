import { Writable } from 'node:stream';
import { runOperator } from '@storefront/operator';

/** The outcome of a `storefront` command. */
export interface CliResult<T> {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly json: T;
}

/** Runs a `storefront` command with `--json` in this process and returns its outcome. */
export async function tryCli<T = Record<string, unknown>>(env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<CliResult<T>> {
  const stdout = new Collector();
  const stderr = new Collector();
  const exitCode = await runOperator([...args, '--json'], env, { stdout, stderr });
  const json = (stdout.text.trim() === '' || exitCode === 1 ? undefined : JSON.parse(stdout.text)) as T;
  return { exitCode, stdout: stdout.text, stderr: stderr.text, json };
}

/** Runs a `storefront` command and returns its JSON output. Throws if it fails. */
export async function runCli<T = Record<string, unknown>>(env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<T> {
  const { exitCode, stderr, json } = await tryCli<T>(env, ...args);
  if (exitCode !== 0) throw new Error(`storefront ${args.join(' ')} exited with ${exitCode}: ${stderr}`);
  return json;
}

/** Collects written text. */
export class Collector extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}
