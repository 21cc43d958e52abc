import { PAYMENT_RAILS } from '@storefront/contract';
import type { Argument, Command, Option } from 'commander';
import { onOff, rail, rails } from '../command-options.ts';

/** Where the values of an option or argument come from. */
export type CompletionValues =
  | { readonly kind: 'words'; readonly words: readonly string[]; readonly isList: boolean }
  | { readonly kind: 'files' };

/** An option of a command. `values` is undefined if they cannot be completed. */
export interface CompletionOption {
  readonly name: string;
  readonly description: string;
  readonly takesValue: boolean;
  readonly values: CompletionValues | undefined;
}

/** A command or group of commands, as a shell completes it. */
export interface CompletionNode {
  /** The name without `storefront`, such as `orders list`. Empty for the program. */
  readonly path: string;
  readonly commands: readonly { readonly name: string; readonly description: string }[];
  readonly options: readonly CompletionOption[];
  readonly arguments: readonly (CompletionValues | undefined)[];
}

/** Describes a program and all of its commands for completion. */
export const completionTree = (program: Command): readonly CompletionNode[] => nodesOf(program, '', program);

function nodesOf(command: Command, path: string, program: Command): CompletionNode[] {
  const node: CompletionNode = {
    path,
    commands: command.commands.map((child) => ({ name: child.name(), description: child.description() })),
    options: [...command.options, ...(command === program ? [] : program.options.filter(({ long }) => long !== '--version'))]
      .filter(({ hidden }) => !hidden)
      .map(optionOf)
      .concat({ name: '--help', description: 'display help for command', takesValue: false, values: undefined }),
    arguments: command.registeredArguments.map(argumentValues),
  };
  return [node, ...command.commands.flatMap((child) => nodesOf(child, path === '' ? child.name() : `${path} ${child.name()}`, program))];
}

const optionOf = (option: Option): CompletionOption => ({
  name: option.long ?? option.short ?? '',
  description: option.description,
  takesValue: option.required || option.optional,
  values: optionValues(option),
});

/** The values that a parser accepts. */
const VALUES: ReadonlyMap<unknown, readonly string[]> = new Map<unknown, readonly string[]>([
  [onOff, ['on', 'off']],
  [rail, PAYMENT_RAILS],
  [rails, PAYMENT_RAILS],
]);

function optionValues({ flags, argChoices, parseArg }: Option): CompletionValues | undefined {
  if (isFile(flags)) return { kind: 'files' };
  const words = argChoices ?? VALUES.get(parseArg);
  return words === undefined ? undefined : { kind: 'words', words, isList: flags.includes('<list>') };
}

const argumentValues = (argument: Argument): CompletionValues | undefined =>
  argument.argChoices === undefined
    ? isFile(`<${argument.name()}>`)
      ? { kind: 'files' }
      : undefined
    : { kind: 'words', words: argument.argChoices, isList: false };

const isFile = (flags: string): boolean => /<(?:file|folder)>/.test(flags);

/** Where the values of a command's option or argument are found in a script: `orders list --status`, `sandbox trigger 0`. */
export interface ValuesEntry {
  readonly keys: readonly string[];
  readonly values: CompletionValues;
}

/** Lists the values of all options and arguments, each once with everything that accepts it. */
export function valuesEntries(nodes: readonly CompletionNode[]): readonly ValuesEntry[] {
  const entries = new Map<string, { keys: string[]; values: CompletionValues }>();
  const add = (key: string, values: CompletionValues | undefined): void => {
    if (values === undefined) return;
    const id = JSON.stringify(values);
    const entry = entries.get(id) ?? { keys: [], values };
    entry.keys.push(key);
    entries.set(id, entry);
  };
  for (const { path, options, arguments: operands } of nodes) {
    for (const { name, values } of options) add(`${path} ${name}`, values);
    for (const [index, values] of operands.entries()) add(`${path} ${index}`, values);
  }
  return [...entries.values()];
}

/** Quotes a text for any of the three shells. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'"'"'`)}'`;
