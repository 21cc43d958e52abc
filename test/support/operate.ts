import { Writable } from 'node:stream';
import { runOperator } from '@storefront/operator';

export interface OperatorResult<T> {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly json: T;
}

/** Runs a `storefront` command with `--json` in this process. */
export async function tryOperate<T = Record<string, unknown>>(
  env: NodeJS.ProcessEnv,
  ...args: readonly string[]
): Promise<OperatorResult<T>> {
  const stdout = new Collector();
  const stderr = new Collector();
  const exitCode = await runOperator([...args, '--json'], env, { stdout, stderr });
  const json = (stdout.text.trim() === '' || exitCode === 1 ? undefined : JSON.parse(stdout.text)) as T;
  return { exitCode, stdout: stdout.text, stderr: stderr.text, json };
}

/** The answer of a `storefront` command that must succeed. */
export async function operate<T = Record<string, unknown>>(env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<T> {
  const { exitCode, stderr, json } = await tryOperate<T>(env, ...args);
  if (exitCode !== 0) throw new Error(`storefront ${args.join(' ')} ended with ${exitCode}: ${stderr}`);
  return json;
}

/** Text as a terminal would show it. */
export class Collector extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}
