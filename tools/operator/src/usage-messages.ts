import type { Command } from 'commander';
import type { UsageFault } from './usage-fault.ts';

/** What is wrong with a command line. */
interface UsageProblem {
  readonly code: string;
  readonly message: string;
  readonly argument: string | null;
}

/** Explains a command line that Commander refuses, and says what to give instead. */
export function usageFaultOf({ commanderCode, message, command }: UsageFault): UsageProblem {
  const text = message.replace(/^error: /, '');
  return PROBLEMS[commanderCode]?.(text, command) ?? { code: 'invalid_usage', message: sentence(text), argument: null };
}

type Explain = (message: string, command: Command) => UsageProblem;

const PROBLEMS: Readonly<Record<string, Explain>> = {
  'commander.missingMandatoryOptionValue': (message, command) => missingOption(quoted(message)[0] ?? '', command),
  'commander.missingArgument': (message, command) => {
    const name = `<${quoted(message)[0] ?? ''}>`;
    return { code: 'missing_argument', message: `${name} is required: ${usageOf(command)}`, argument: name };
  },
  'commander.optionMissingArgument': (message) => {
    const flags = quoted(message)[0] ?? '';
    return { code: 'missing_value', message: `${longOf(flags)} needs a value: ${flags}.`, argument: longOf(flags) };
  },
  'commander.invalidArgument': invalidArgument,
  'commander.unknownOption': (message, command) => {
    const [flag = ''] = quoted(message);
    return { code: 'unknown_option', message: `${pathOf(command)} has no option ${flag}.${suggestion(message)}`, argument: flag };
  },
  'commander.unknownCommand': (message, command) => {
    const [name = ''] = quoted(message);
    const also = suggestion(message) || ` ${pathOf(command)} --help lists the commands.`;
    return { code: 'unknown_command', message: `There is no command ${pathOf(command)} ${name}.${also}`, argument: name };
  },
  'commander.excessArguments': (_message, command) => {
    const excess = command.args.slice(command.registeredArguments.length).join(' ');
    return { code: 'too_many_arguments', message: `Too many arguments: ${usageOf(command)}`, argument: excess };
  },
  'commander.help': (_message, command) => ({
    code: 'missing_command',
    message: `A command is missing. ${pathOf(command)} --help lists the commands.`,
    argument: null,
  }),
};

/** Options that a setting can replace. */
const SETTINGS: Readonly<Record<string, string>> = { '--tenant': 'STOREFRONT_TENANT', '--mode': 'STOREFRONT_MODE' };

function missingOption(flags: string, command: Command): UsageProblem {
  const long = longOf(flags);
  const option = command.options.find((candidate) => candidate.long === long);
  const value = option?.argChoices?.join('|') ?? '';
  const form = value === '' ? flags : `${long} ${value}`;
  const setting = SETTINGS[long];
  const others = setting === undefined ? '' : `, set ${setting}, or choose a profile (storefront profile --help)`;
  return { code: 'missing_option', message: `${long} is required. Pass ${form}${others}.`, argument: long };
}

/** Commander quotes the option or argument and the value, in either order. */
function invalidArgument(message: string): UsageProblem {
  const ofOption = /^option '(?<name>.+?)' argument '(?<value>[\s\S]*)' is invalid\. ?(?<why>[\s\S]*)$/.exec(message)?.groups;
  const ofOperand = /^command-argument value '(?<value>[\s\S]*)' is invalid for argument '(?<name>.+?)'\. ?(?<why>[\s\S]*)$/.exec(
    message,
  )?.groups;
  const { name = '', value = '', why = '' } = ofOption ?? ofOperand ?? {};
  const argument = ofOption === undefined ? value : `${longOf(name)} ${value}`;
  const named = ofOption === undefined ? `<${name}> "${value}"` : `${longOf(name)} "${value}"`;
  return { code: 'invalid_argument', message: `${named} is invalid. ${why}`.trim(), argument };
}

const quoted = (message: string): string[] => [...message.matchAll(/'([^']*)'/g)].map((match) => match[1] ?? '');
const longOf = (flags: string): string => /--[\w-]+/.exec(flags)?.[0] ?? flags;
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`;

/** Commander suggests similar names on a line of their own: "(Did you mean --mode?)". */
const suggestion = (message: string): string => {
  const found = /\((Did you mean [^)]+)\)/.exec(message)?.[1];
  return found === undefined ? '' : ` ${found}`;
};

/** The full name of a command, such as `storefront orders list`. */
const pathOf = (command: Command): string => (command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`);

const usageOf = (command: Command): string =>
  [
    pathOf(command),
    ...command.registeredArguments.map((argument) => (argument.required ? `<${argument.name()}>` : `[${argument.name()}]`)),
  ].join(' ');
