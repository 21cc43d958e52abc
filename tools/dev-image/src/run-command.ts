import { Writable } from 'node:stream';
import { runOperator } from '@storefront/operator';

/** Runs a `storefront` command in this process and returns its result. Throws what it printed if it fails. */
export async function runCommand<T>(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<T> {
  const [stdout, stderr] = [collector(), collector()];
  const exitCode = await runOperator([...args, '--json'], env, { stdout: stdout.stream, stderr: stderr.stream });
  if (exitCode !== 0) throw new Error(`storefront ${args.slice(0, 2).join(' ')} exited with ${exitCode}: ${stderr.text()}`);
  return JSON.parse(stdout.text()) as T;
}

function collector() {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString('utf8') };
}
