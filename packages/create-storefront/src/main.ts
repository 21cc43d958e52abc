import { log } from '@clack/prompts';
import { CreateError } from './create-error.ts';
import { create } from './create.ts';
import { HELP, readOptions } from './options.ts';

/** Runs the command. */
export async function main(): Promise<void> {
  try {
    const options = readOptions(process.argv.slice(2), process.env);
    if (options.wantsHelp) process.stdout.write(HELP);
    else process.exitCode = await create(options, process.env, process.stdin.isTTY && process.stdout.isTTY);
  } catch (error) {
    if (!(error instanceof CreateError)) throw error;
    log.error(error.message, { output: process.stderr });
    process.exitCode = 1;
  }
}
