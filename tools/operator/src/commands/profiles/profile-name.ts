import { InvalidArgumentError } from 'commander';

/** Parses the name of a profile, which is also the name of a file. */
export function profileName(value: string): string {
  if (/^[\w.-]{1,64}$/.test(value) && !['__proto__', '.', '..'].includes(value)) return value;
  throw new InvalidArgumentError('It must consist of letters, digits, dots, hyphens, and underscores.');
}
