import { spawn } from 'node:child_process';

/** The result of a short command: its exit code (-1 if it could not be run) and all of its output. */
export type CommandResult = { readonly code: number; readonly output: string };

/** How to run a command. */
export type CommandOptions = {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number;
  readonly gid?: number;
  readonly timeoutMs?: number;
};

/** Long enough for initdb on a slow disk; a command that takes longer has hung. */
const TIMEOUT_MS = 60_000;

/** Runs a command and waits for it. Never throws: a command that cannot be run is a result like any other failure. */
export function runCommand(
  file: string,
  args: readonly string[],
  { timeoutMs = TIMEOUT_MS, ...options }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], timeout: timeoutMs, killSignal: 'SIGKILL' });
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: -1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? -1, output }));
  });
}
