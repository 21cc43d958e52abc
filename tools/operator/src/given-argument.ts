import type { Command } from 'commander';
import { isSecret } from './secret-options.ts';

/** An argument or option as it was given: its value, and its text on the command line. */
export interface GivenArgument {
  readonly value: string;
  readonly text: string;
}

interface Candidate extends GivenArgument {
  readonly name: string;
}

/** Finds the argument or option that became the `field` of a request, such as `unit_price` or `lines[0].quantity`. `args` is the command line. */
export function givenArgument(command: Command, field: string, args: readonly string[]): GivenArgument | undefined {
  const names = field.split(/[.[\]]+/).flatMap((name) => [plain(name), ...(OPTION_NAMES[plain(name)] ?? [])]);
  const candidates = [...options(command, args), ...operands(command)];
  return candidates.find(({ name }) => names.includes(name));
}

/** Options that are not named after the field of the request. */
const OPTION_NAMES: Readonly<Record<string, readonly string[]>> = {
  from: ['gctratefrom', 'since'],
  to: ['until'],
  limittotal: ['maxuses'],
  limitpercustomer: ['maxusespercustomer'],
  taxexemptuntil: ['exemptuntil'],
  taxexemptcertificate: ['taxexempt'],
  companyname: ['company'],
  credithold: ['hold'],
  endpointurl: ['endpoint'],
  eventtype: ['type'],
  eventtypes: ['events'],
  headers: ['headersfile'],
  maxdeliveriespersecond: ['maxpersecond'],
};

/** Names of arguments that do not contain the noun of what they identify. */
const OTHER_NAMES: Readonly<Record<string, string>> = { store: 'tenant', product: 'sku', category: 'path', 'api key': 'keyid' };

/** Finds the argument or option that identifies what does not exist: the one with its name, or else the first argument. */
export function missingArgument(command: Command, noun: string, args: readonly string[]): GivenArgument | undefined {
  const name = plain(OTHER_NAMES[noun.toLowerCase()] ?? noun);
  const given = operands(command);
  const named = [...given, ...options(command, args)].find((candidate) => candidate.name.includes(name) || name.includes(candidate.name));
  return named ?? (noun === 'store' ? undefined : given[0]);
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const operands = (command: Command): Candidate[] =>
  command.registeredArguments.flatMap((argument, index) => {
    const value = command.args[index];
    return value === undefined ? [] : [{ name: plain(argument.name()), value, text: value }];
  });

/** The value of an option as it was given, such as 40d, which became a time. */
function wordOf(long: string, args: readonly string[]): string | undefined {
  const index = args.lastIndexOf(long);
  return index === -1 ? args.findLast((arg) => arg.startsWith(`${long}=`))?.slice(long.length + 1) : args[index + 1];
}

const options = (command: Command, args: readonly string[]): Candidate[] =>
  command.options.flatMap((option) => {
    const value: unknown = command.getOptionValue(option.attributeName());
    const isGiven = ['cli', 'env', 'config'].includes(command.getOptionValueSource(option.attributeName()) ?? '');
    if (!isGiven) return [];
    const long = option.long ?? '';
    // A secret is not repeated in an error, which may end in a log.
    const text = isSecret(option) ? long : `${long} ${wordOf(long, args) ?? String(value)}`;
    return [{ name: plain(option.attributeName()), value: String(value), text }];
  });
