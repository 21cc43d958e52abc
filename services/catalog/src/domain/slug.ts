import { hashText } from './hash-text.ts';

/** Long enough for any name that a person reads; it is a part of URLs. */
const SLUG_LENGTH_MAX = 80;

/** No name is longer. Normalizing takes time quadratic in the length of a run of combining marks, so the text is truncated first. */
const NAME_LENGTH_MAX = 1000;

/** 32 bits in hexadecimal, enough for the few names that differ in nothing but signs. */
const HASH_LENGTH = 8;

/** Whether the text is a valid slug: one that converts to itself. */
export const isSlug = (text: string): boolean => text !== '' && text.length <= SLUG_LENGTH_MAX && text === slugOf(text);

/**
 * Converts a name to a slug of letters of any script, digits, and single hyphens: "Brake pads & discs" gives brake-pads-discs. Letter case,
 * accents of Latin letters, and the punctuation of prose make no difference. A name with other signs, or without any letter, ends with a
 * hash, so that "C", "C++", and "C#" differ. Empty only if the text is blank.
 */
export function slugOf(text: string): string {
  const name = foldedName(text);
  const words = plainWords(name);
  const isExact = words.length <= SLUG_LENGTH_MAX && !SIGN.test(name.replace(PROSE, ' '));
  return isExact ? words : withHash(words, name, SLUG_LENGTH_MAX);
}

/** A name in the form in which names are compared: without invisible characters, in lowercase, with single blanks. */
export const foldedName = (text: string): string =>
  text
    .slice(0, NAME_LENGTH_MAX)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();

/** The letters and digits of a name, with a hyphen in place of everything else. */
export const joinedWords = (name: string): string => name.replace(/[^\p{L}\p{Mn}\p{Mc}\p{N}]+/gu, '-').replace(/^-|-$/g, '');

/** The words of a name with plain Latin letters, without accents, and plain digits. Marks of other scripts are parts of their letters. */
const plainWords = (name: string): string =>
  joinedWords(
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
      .normalize('NFC'),
  );

/** Appends a short hash of `original` to words that do not identify it, and shortens them to `max` characters in all. */
export function withHash(words: string, original: string, max: number): string {
  const hash = hashText(original)[0].toString(16).padStart(HASH_LENGTH, '0');
  // A cut must not leave half of a surrogate pair.
  const head = words.slice(0, max - HASH_LENGTH - 1).replace(/[\ud800-\udbff]?-?$/, '');
  return head === '' ? hash : `${head}-${hash}`;
}

/** The default name of something that was created from its slug: brake-pads gives "Brake pads". */
export function nameFromSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Punctuation that means no more than a blank between words: "Food, Beverages & Tobacco", "Men's", "T-shirt", "Shoes (kids)". */
const PROSE = new RegExp(
  [
    String.raw`(?<=\S )(?:[&/]|\p{Pd}+)(?= \S)`,
    String.raw`(?<=[\p{L}\p{M}\p{N}])[,;:.!](?= |$)`,
    String.raw`(?<=[\p{L}\p{M}\p{N}])[_\p{Pd}](?=[\p{L}\p{N}])`,
    String.raw`(?<=[\p{L}\p{M}])(?::(?=\p{L})|['’](?=\p{L}|\s|$))`,
    String.raw`(?<=^| )\((?=[\p{L}\p{N}])|(?<=[\p{L}\p{M}\p{N}])\)(?= |$)`,
  ].join('|'),
  'gu',
);

/** Numbers other than digits, such as ½, are signs: they look like the digits that they are written with. */
const SIGN = /[^\p{L}\p{Mn}\p{Mc}\p{Nd} ]/u;
