import { OPERATOR_SCOPES } from '@storefront/access';
import { PAYMENT_RAILS } from '@storefront/contract';
import { Argument, type Option } from 'commander';
import { onOff, rail, rails } from '../command-options.ts';
import { operatorScopes } from '../commands/system/tokens.ts';

/** Where the values of an option or argument come from. */
export type CompletionValues =
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
export function valuesOf(target: Argument | Option): CompletionValues | undefined {
  const placeholder = target instanceof Argument ? `<${target.name()}>` : target.flags;
  if (/<(?:file|folder)>/.test(placeholder)) return { kind: 'files' };
  const words = target.argChoices ?? VALUES.get(target.parseArg);
  return words && { kind: 'words', words, isList: placeholder.includes('<list>') };
}
