import { execFile } from 'node:child_process';

interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program to its end and returns its output. Rejects with everything it printed if it fails. */
export const run = (program: string, args: readonly string[], { cwd, env = {} }: RunOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile(program, args, { cwd, env: { ...process.env, ...env } }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(`${program} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error }));
    });
  });
