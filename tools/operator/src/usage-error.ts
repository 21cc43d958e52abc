import type { Command, CommanderError } from 'commander';

/** A command line that cannot be run: what Commander found, and the command at which it stopped. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly command: Command;

  constructor(cause: CommanderError, command: Command) {
    super(cause.message, { cause });
    this.command = command;
  }

  /** Commander's code, such as `commander.unknownOption`. */
  get commanderCode(): string {
    return (this.cause as CommanderError).code;
  }
}
