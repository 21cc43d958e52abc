import { similarNames } from '@storefront/contract/rows';
import type { Command, Option } from 'commander';
import type { InvalidValue } from './invalid-value.ts';
import { FLAGS } from './language/flags.ts';
import type { UsageError } from './usage-error.ts';

/** The problem with a command line. */
interface UsageProblem {
  readonly code: string;
  readonly message: string;
  readonly argument: string | null;
}

/** Explains a command line that Commander refuses, and says what to give instead. `args` are its words. */
export const usageProblem = ({ commanderCode, message, command }: UsageError, args: readonly string[]): UsageProblem =>
  PROBLEMS[commanderCode]?.(command, args) ?? { code: 'invalid_usage', message: sentenceOf(message), argument: null };

/** Commander writes "error: option … cannot be used with option …". */
const sentenceOf = (message: string): string =>
  message.replace(/^error: (\w)(.*)$/, (_all, first: string, rest: string) => `${first.toUpperCase()}${rest}.`);

/** Explains a value that an option or argument does not accept. */
export function valueProblem({ target, value, message }: InvalidValue): UsageProblem {
  const name = 'long' in target ? nameOf(target) : `<${target.name()}>`;
  const argument = 'long' in target ? `${name} ${value}` : value;
  return { code: 'invalid_argument', message: `${name} "${value}" is invalid. ${message}`, argument };
}

/** Explains a problem of a command, of which Commander says only the kind. */
type Explain = (command: Command, args: readonly string[]) => UsageProblem;

const PROBLEMS: Readonly<Record<string, Explain>> = {
  // A misspelled option, such as --tennant, is the likely reason why another one is missing.
  'commander.missingMandatoryOptionValue': (command, args) =>
    unknownIn(command, args) === undefined ? missingOption(command) : unknownOption(command, args),
  'commander.missingArgument': (command) => {
    const name = `<${command.registeredArguments.find(({ required }, index) => required && command.args[index] === undefined)?.name()}>`;
    return { code: 'missing_argument', message: `${name} is required: ${usageOf(command)}`, argument: name };
  },
  'commander.optionMissingArgument': (command, args) => {
    // Nothing follows it but options of every command, which Commander has removed.
    const valued = new Map(command.options.filter(({ required }) => required).map((option) => [nameOf(option), option.flags]));
    const name = args.findLast((word) => valued.has(word)) ?? '';
    return { code: 'missing_value', message: `${name} needs a value: ${valued.get(name)}.`, argument: name };
  },
  'commander.unknownOption': unknownOption,
  'commander.unknownCommand': (command) => {
    const [name = ''] = command.args;
    const known = command.commands.map((child) => child.name());
    const also = suggestion(name, known) || ` ${pathOf(command)} --help lists the commands.`;
    return { code: 'unknown_command', message: `There is no command ${pathOf(command)} ${name}.${also}`, argument: name };
  },
  'commander.excessArguments': (command) => {
    const excess = command.args.slice(command.registeredArguments.length).join(' ');
    return { code: 'too_many_arguments', message: `Too many arguments: ${usageOf(command)}`, argument: excess };
  },
  'commander.help': (command) => ({
    code: 'missing_command',
    message: `A command is missing. ${pathOf(command)} --help lists the commands.`,
    argument: null,
  }),
};

/** Options that a setting can replace. */
const SETTINGS: Readonly<Record<string, string>> = { '--tenant': 'STOREFRONT_TENANT', '--mode': 'STOREFRONT_MODE' };

/** Returns the first option that the command does not have. */
const unknownIn = ({ args: left }: Command, args: readonly string[]): string | undefined => {
  const options = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  return left.find((word) => /^--?[a-z]/i.test(word) && options.includes(word));
};

function unknownOption(command: Command, args: readonly string[]): UsageProblem {
  const flag = unknownIn(command, args) ?? '';
  const known = lineOf(command).flatMap(({ options }) => options);
  const also = meantBy(flag, known, (each, word) => each === word) || suggestion(flag, known.map(nameOf)) || meantBy(flag, known, begins);
  return { code: 'unknown_option', message: `${pathOf(command)} has no option ${flag}.${also}`, argument: flag };
}

function missingOption(command: Command): UsageProblem {
  const option = command.options.find((each) => each.mandatory && command.getOptionValue(each.attributeName()) === undefined);
  if (option === undefined) return { code: 'missing_option', message: `An option is missing: ${usageOf(command)}`, argument: null };
  const name = nameOf(option);
  const form = option.argChoices === undefined ? option.flags : `${name} ${option.argChoices.join('|')}`;
  const setting = SETTINGS[name];
  const others = setting === undefined ? '' : `, set ${setting}, or choose a profile (storefront profiles --help)`;
  return { code: 'missing_option', message: `${name} is required. Pass ${form}${others}.`, argument: name };
}

const nameOf = ({ long, flags }: Option): string => long ?? flags;

function suggestion(given: string, known: readonly string[]): string {
  const similar = similarNames(given, known);
  return similar.length === 0 ? '' : ` Did you mean ${similar.length > 1 ? 'one of ' : ''}${similar.join(', ')}?`;
}

/** Suggests the option whose meaning has a word that matches the given one, such as `--tenant`, the store, for `--store`. */
function meantBy(given: string, known: readonly Option[], matches: (each: string, word: string) => boolean): string {
  const word = given.replace(/^-+/, '').toLowerCase();
  const [meant] = known
    .map((option) => ({ name: nameOf(option), words: (FLAGS[option.flags] ?? '').split(' ') }))
    .filter(({ words }) => words.some((each) => matches(each, word)))
    .toSorted((a, b) => a.words.length - b.words.length);
  return meant === undefined ? '' : ` Did you mean ${meant.name}?`;
}

/** Shorter words begin too many others. */
const WORD_LENGTH_MIN = 3;
const begins = (each: string, word: string): boolean => word.length >= WORD_LENGTH_MIN && each.startsWith(word);

/** A command and those that contain it. */
const lineOf = (command: Command): Command[] => [command, ...(command.parent === null ? [] : lineOf(command.parent))];

/** The full name of a command, such as `storefront orders list`. */
const pathOf = (command: Command): string =>
  lineOf(command)
    .map((each) => each.name())
    .reverse()
    .join(' ');

const usageOf = (command: Command): string =>
  [
    pathOf(command),
    ...command.registeredArguments.map((argument) => (argument.required ? `<${argument.name()}>` : `[${argument.name()}]`)),
  ].join(' ');
