import { InvalidArgumentError } from 'commander';

/** Returns a parser for an option whose value is a number of at least `least`. Throws InvalidArgumentError for other values. */
export const atLeast =
  (least: number) =>
  (value: string): number => {
    const number = Number(value);
    if (!(number >= least)) throw new InvalidArgumentError(`It must be a number of at least ${least}.`);
    return number;
  };
