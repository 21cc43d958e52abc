import { type AppError, isAppError } from '@storefront/errors';
import { type Command, InvalidArgumentError } from 'commander';
import { escapeControls, escapeLines } from './escape-controls.ts';
import { givenArgument, missingArgument } from './given-argument.ts';
import { InvalidValue } from './invalid-value.ts';
import { UsageError } from './usage-error.ts';
import { usageProblem, valueProblem } from './usage-messages.ts';

/** Why a command failed, as `--json` prints it. */
export interface CommandError {
  /** An error code of the API, or one of those that docs/command.md lists. */
  readonly code: string;
  readonly message: string;
  /** The part of the command line that is invalid, as it was given; null if there is none. */
  readonly argument: string | null;
  /** The reason, if the service gave one. */
  readonly reason: string | null;
  /** Each problem of a request that has several. */
  readonly details: readonly { readonly field: string; readonly detail: string }[];
}

/** Explains an error that `command` threw; undefined if it failed before a command was found. `args` is the command line. */
export function toCommandError(error: unknown, command: Command | undefined, args: readonly string[]): CommandError {
  if (error instanceof UsageError) return { ...usageProblem(error, args), reason: null, details: [] };
  if (error instanceof InvalidValue) return { ...valueProblem(error), reason: null, details: [] };
  if (isAppError(error)) return ofService(error, command, args);
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof InvalidArgumentError) return plainError('invalid_argument', message);
  return ofFile(error) ?? plainError('failed', message);
}

/** Formats an error for a terminal: one line, and one more for each problem and argument that it does not contain. */
export function errorText({ message, argument, reason, details }: CommandError): string {
  const unlisted = details.map(({ field, detail }) => `${field}: ${detail}`).filter((text) => !message.includes(text));
  const isNamed = argument === null || argument.split(' ').every((part) => message.includes(part));
  const lines = [...unlisted, ...(isNamed ? [] : [`given: ${argument}`])];
  const first = `storefront: ${message}${reason === null ? '' : ` (${reason})`}`;
  // The message about a configuration has a line for each variable.
  return [escapeLines(first), ...lines.map((text) => `  ${escapeControls(text)}`)].map((line) => `${line}\n`).join('');
}

/** Formats an error as one JSON document. */
export const errorJson = (error: CommandError): string => `${escapeLines(JSON.stringify({ error }))}\n`;

const plainError = (code: string, message: string, argument: string | null = null): CommandError => ({
  code,
  message,
  argument,
  reason: null,
  details: [],
});

function ofService({ code, message, reason, details }: AppError, command: Command | undefined, args: readonly string[]): CommandError {
  const problems = details.map(({ field, detail }) => ({ field, detail }));
  const noun = /^No such (.+)\.$/.exec(message)?.[1];
  if (noun !== undefined && code === 'not_found') {
    const given = command && missingArgument(command, noun, args);
    return {
      code,
      message: given ? `No such ${noun}: ${given.value}.` : message,
      argument: given?.text ?? null,
      reason,
      details: problems,
    };
  }
  const given = problems.map(({ field }) => command && givenArgument(command, field, args)).find((found) => found !== undefined);
  return { code, message, argument: given?.text ?? null, reason, details: problems };
}

/** A file that was named on the command line and cannot be read or written. */
function ofFile(error: unknown): CommandError | undefined {
  const { code, path } = error as NodeJS.ErrnoException;
  if (path === undefined) return undefined;
  const problem = FILE_PROBLEMS[code ?? ''] ?? 'cannot be used';
  return plainError('file_error', `${path} ${problem}.`, path);
}

const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'cannot be opened: permission denied',
  EISDIR: 'is a folder',
};
