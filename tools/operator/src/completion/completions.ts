import { type Complete, RootCommand } from '@bomb.sh/tab';
import { OPERATOR_SCOPES } from '@storefront/access';
import { PAYMENT_RAILS } from '@storefront/contract';
import { Argument, type Command, type Option } from 'commander';
import { onOff, rail, rails } from '../command-options.ts';
import { operatorScopes } from '../commands/system/tokens.ts';
import { everyCommand } from '../program.ts';
import { printed } from './printed.ts';

/** Directives of the scripts: complete files, or neither complete files nor add a space. */
const FILES = ':0';
const NO_SPACE = ':6';

/** Returns the candidates for the last of `words`, which follow `storefront`, with descriptions, in the form that a completion script reads. */
export function completions(program: Command, words: readonly string[]): string {
  const asked = joined(words);
  const typed = (asked.at(-1) ?? '').replace(/^--[^=]*=/, '');
  let directive: string | undefined;
  const add = (complete: Complete, values: CompletionValues | undefined): void => {
    if (values?.kind === 'files') directive = FILES;
    if (values?.kind !== 'words') return;
    if (values.isList) directive = NO_SPACE;
    const prefix = values.isList ? typed.slice(0, typed.lastIndexOf(',') + 1) : '';
    for (const word of values.words) complete(prefix + word, '');
  };
  const completer = (target: Argument | Option) => (complete: Complete) => add(complete, valuesOf(target));

  const root = new RootCommand();
  everyCommand(program, (command) => {
    const names = namesOf(command);
    const node = command === program ? root : root.command(names.join(' '), command.description());
    // The library takes an option of any command for one of this command.
    if (!names.every((name) => asked.includes(name))) return;
    const ofEveryCommand = command === program ? [] : program.options.filter(({ long }) => long !== '--version');
    for (const option of [...command.options, ...ofEveryCommand]) {
      node.option((option.long ?? '').slice(2), option.description, option.isBoolean() ? undefined : completer(option));
    }
    node.option('help', 'display help for command');
    for (const argument of command.registeredArguments) node.argument(argument.name(), completer(argument), argument.variadic);
  });

  const output = printed(() => root.parse(asked));
  return directive === undefined ? output : output.replace(/:\d+\n$/, `${directive}\n`);
}

/** The words of a command after `storefront`, such as `orders list`; none for the program. */
const namesOf = (command: Command): string[] => (command.parent === null ? [] : [...namesOf(command.parent), command.name()]);

/** Bash splits `--option=value` into three words. */
function joined(words: readonly string[]): string[] {
  const result: string[] = [];
  for (const [index, word] of words.entries()) {
    const isValue = word === '=' || (words[index - 1] === '=' && index > 1);
    if (isValue) result.push(`${result.pop() ?? ''}${word}`);
    else result.push(word);
  }
  return result;
}

/** Where the values of an option or argument come from. */
type CompletionValues =
  | { readonly kind: 'words'; readonly words: readonly string[]; readonly isList: boolean }
  | { readonly kind: 'files' };

/** The values that a parser accepts. */
const VALUES: ReadonlyMap<unknown, readonly string[]> = new Map<unknown, readonly string[]>([
  [onOff, ['on', 'off']],
  [rail, PAYMENT_RAILS],
  [rails, PAYMENT_RAILS],
  [operatorScopes, OPERATOR_SCOPES],
]);

/** Returns the values of an option or argument; undefined if they are not known. */
function valuesOf(target: Argument | Option): CompletionValues | undefined {
  const placeholder = target instanceof Argument ? `<${target.name()}>` : target.flags;
  if (/<(?:file|folder)>/.test(placeholder)) return { kind: 'files' };
  const words = target.argChoices ?? VALUES.get(target.parseArg);
  return words && { kind: 'words', words, isList: placeholder.includes('<list>') };
}
