import { type Argument, type Command, InvalidArgumentError, type Option } from 'commander';

/** A value that the parser of an option or argument refused. The message says what it must be. */
export class InvalidValue extends Error {
  override readonly name = 'InvalidValue';
  readonly target: Option | Argument;
  readonly value: string;

  constructor(target: Option | Argument, value: string, cause: InvalidArgumentError) {
    super(cause.message, { cause });
    this.target = target;
    this.value = value;
  }
}

/** Makes the parsers of a command throw `InvalidValue`, because Commander reports a refused value in a sentence only. */
export function throwInvalidValues({ options, registeredArguments }: Command): void {
  for (const target of [...options, ...registeredArguments]) {
    const { parseArg } = target;
    if (parseArg === undefined) continue;
    target.argParser((value: string, previous: unknown) => {
      try {
        return parseArg(value, previous);
      } catch (error) {
        throw error instanceof InvalidArgumentError ? new InvalidValue(target, value, error) : error;
      }
    });
  }
}
