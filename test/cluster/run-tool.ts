import { spawn } from 'node:child_process';

/** The output of a program. */
export interface Output {
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program in the repository while the load continues. Throws an error with its output if it fails. */
export function runTool(tool: string, args: readonly string[], input = ''): Promise<Output> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, { cwd: `${import.meta.dirname}/../..` });
    const chunks: Record<keyof Output, string> = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      chunks.stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      chunks.stderr += text;
    });
    // A program that ends without reading its input is reported by its exit code.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(chunks);
      else reject(new Error(`${tool} ${args.join(' ')}\n${chunks.stdout}${chunks.stderr}`));
    });
  });
}
