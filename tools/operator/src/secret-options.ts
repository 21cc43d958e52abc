import { readFileSync } from 'node:fs';
import { type Command, InvalidArgumentError, Option } from 'commander';

class SecretOption extends Option {}

/** Adds an option for a secret, and one for a file with it. On the command line, other users of the machine can read a secret. */
export const withSecret = (command: Command, name: string, what: string, rest = ''): Command =>
  command
    .addOption(new SecretOption(`--${name} <${name}>`, `${what}${rest}`))
    .addOption(new Option(`--${name}-file <file>`, `file with the ${what}; - for standard input`).conflicts(name));

/** Reports whether the value of an option is a secret. */
export const isSecret = (option: Option): boolean => option instanceof SecretOption;

/** Returns a notice for each secret that was given on the command line. */
export const secretNotices = (command: Command): readonly string[] =>
  command.options
    .filter((option) => isSecret(option) && command.getOptionValueSource(option.attributeName()) === 'cli')
    .map(({ long }) => `other users of this machine can read ${long} in the list of processes; use ${long}-file`);

const STDIN = 0;

/** Reads the text of a file, or of standard input for `-`. */
export function secretText(file: string): string {
  try {
    return readFileSync(file === '-' ? STDIN : file, 'utf8');
  } catch {
    throw new InvalidArgumentError(`${file === '-' ? 'Standard input' : file} cannot be read.`);
  }
}

/** Reads a secret from a file without the line break at its end; undefined if there is no file. */
export const secretFrom = (file: string | undefined): string | undefined =>
  file === undefined ? undefined : secretText(file).replace(/\r?\n$/, '');
