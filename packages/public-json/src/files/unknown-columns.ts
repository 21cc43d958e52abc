import { didYouMean } from '@storefront/contract/rows';

/** Describes a column that is ignored because a format does not have it. */
export const unknownColumn = (name: string, known: readonly string[]): string =>
  `unknown column "${name}" is ignored${didYouMean(name, known)}`;
