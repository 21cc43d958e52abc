import type { Command } from 'commander';
import { nounOf } from './nouns.ts';
import { OLD_FLAGS, OLD_FORMS, type OldForm } from './old-forms.ts';

/** A command line in the form of this release, and a notice if it was given in another one. */
interface NewForm {
  readonly args: readonly string[];
  readonly notice: string | undefined;
}

/** No command has more words. */
const WORDS_MAX = 3;

/** Rewrites a command line of an earlier release. */
export function inNewForm(program: Command, given: readonly string[]): NewForm {
  const end = given.includes('--') ? given.indexOf('--') : given.length;
  const args = given.slice(0, end);
  const words = wordsOf(program, args);
  const old = oldFormOf(words.map((at) => args[at] ?? ''));
  const path =
    old?.form.now ??
    commandOf(
      program,
      words.map((at) => args[at] ?? ''),
    ).path;
  const head = old === undefined ? [] : words.slice(0, old.length);
  const rest = args.filter((_word, at) => !head.includes(at));
  if (old !== undefined) rest.splice(head[0] ?? 0, 0, ...path.split(' '));
  const target = commandOf(program, path.split(' ')).command;
  const renamed = withFlags(rest, OLD_FLAGS[path] ?? {});
  const operands = old?.form.operands ?? {};
  const isOld = old !== undefined || renamed.old.length > 0;
  const [before, now] = [
    [old?.words ?? path, ...renamed.old],
    [path, ...Object.values(operands), ...renamed.now],
  ];
  return {
    args: [...withOptions(renamed.args, path, operands, target), ...given.slice(end)],
    notice: isOld ? `"storefront ${before.join(' ')}" is now "storefront ${now.join(' ')}"` : undefined,
  };
}

/** Returns the positions of the words with which a command line begins, between options of every command. */
function wordsOf(program: Command, args: readonly string[]): number[] {
  const found: number[] = [];
  for (let at = 0; at < args.length && found.length < WORDS_MAX + 1; at += 1) {
    const word = args[at] ?? '';
    if (!word.startsWith('-')) found.push(at);
    else if (takesValue(program, word)) at += 1;
    else if (!program.options.some(({ long, short }) => long === word || short === word) && !word.includes('=')) break;
  }
  return found;
}

const takesValue = ({ options }: Command, word: string): boolean => options.some(({ long, required }) => long === word && required);

/** Finds the old form with the most of these words. A noun of this release that has a verb where the old form ends is not an old form. */
function oldFormOf(words: readonly string[]): { words: string; length: number; form: OldForm } | undefined {
  for (let length = Math.min(words.length, WORDS_MAX); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    const form = Object.hasOwn(OLD_FORMS, name) ? OLD_FORMS[name] : undefined;
    const isVerb = nounOf(name)?.verbs.some((verb) => verb === words[length]);
    if (form !== undefined && isVerb !== true) return { words: name, length, form };
  }
  return undefined;
}

/** Returns the command that the words lead to, and its own words. */
function commandOf(program: Command, words: readonly string[]): { command: Command; path: string } {
  const path: string[] = [];
  let command = program;
  for (const word of words) {
    const child = command.commands.find((each) => each.name() === word);
    if (child === undefined) break;
    path.push(word);
    command = child;
  }
  return { command, path: path.join(' ') };
}

/** Makes operands the values of options. */
function withOptions(args: readonly string[], path: string, operands: Readonly<Record<number, string>>, command: Command): string[] {
  const words = path.split(' ').length;
  let count = 0;
  return args.flatMap((word, at) => {
    const before = args[at - 1] ?? '';
    if (word.startsWith('-') || takesValue(command, before) || before === '--profile') return [word];
    count += 1;
    const option = operands[count - 1 - words];
    return option === undefined ? [word] : [option, word];
  });
}

function withFlags(args: readonly string[], flags: Readonly<Record<string, string>>) {
  const old: string[] = [];
  const now: string[] = [];
  const renamed = args.flatMap((word) => {
    const [flag = '', ...value] = word.split('=');
    const name = flag.startsWith('--') && Object.hasOwn(flags, flag) ? flags[flag] : undefined;
    if (name === undefined) return [word];
    old.push(flag);
    now.push(name === '' ? '<customer>' : name);
    if (name === '') return value.length === 0 ? [] : [value.join('=')];
    return [[name, ...value].join('=')];
  });
  return { args: renamed, old, now };
}
