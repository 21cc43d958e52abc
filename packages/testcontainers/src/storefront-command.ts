import type { StartedTestContainer } from 'testcontainers';

/** A `storefront` command failed. The message ends with that of the command. */
export class StorefrontCommandError extends Error {
  override readonly name = 'StorefrontCommandError';
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Runs a `storefront` command in the container and returns its JSON result. Throws a `StorefrontCommandError` if it does not exit with 0. */
export async function storefrontCommand<T>(container: StartedTestContainer, args: readonly string[]): Promise<T> {
  const { exitCode, stdout, stderr } = await container.exec(['storefront', ...args, '--json']);
  if (exitCode === 0) return JSON.parse(stdout) as T;
  const command = args.filter((word, index) => index < 2 && !word.startsWith('-')).join(' ');
  throw new StorefrontCommandError(`storefront ${command} failed with exit code ${exitCode}:\n${messageOf(stderr || stdout)}`, exitCode);
}

/** With `--json`, a command prints its error as JSON. A program that cannot start prints text. */
function messageOf(printed: string): string {
  try {
    const { error } = JSON.parse(printed) as { error: { message: string } };
    return error.message;
  } catch {
    return printed.trim();
  }
}
