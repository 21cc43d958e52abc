import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { ReleaseError } from './release-error.ts';

/** The root of the repository, where all programs run. */
export const ROOT = `${import.meta.dirname}/../../..`;

/** Runs a program and returns its output without surrounding white space. Its progress goes to standard error. Throws a `ReleaseError` if it fails or is not installed. */
export async function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const { code, output } = await outcomeOf(program, args, env);
  if (code !== 0) throw new ReleaseError(`${program} ${args.join(' ')} failed with exit code ${code}`);
  return output;
}

/** Runs a program and returns its exit code and output. Throws a `ReleaseError` if it is not installed. */
export async function outcomeOf(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number | null; readonly output: string }> {
  process.stderr.write(`> ${program} ${args.join(' ')}\n`);
  const child = spawn(program, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) =>
      reject(new ReleaseError(`${program} could not be started: ${error.message}. tools/release/README.md lists what a release needs.`)),
    );
    child.once('close', resolve);
  });
  const [code, output] = await Promise.all([ended, text(child.stdout)]);
  return { code, output: output.trim() };
}
