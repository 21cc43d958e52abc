import { hash, randomBytes } from 'node:crypto';

const PREFIX = 'sfop_';
/** Too many to guess. */
const RANDOM_BYTES = 32;
const FORM = /^sfop_[\w-]{43}$/;
/** Enough to recognize a token in a list, and too few to help with guessing it. */
const HINT_LENGTH = PREFIX.length + 6;

/** Returns the text of a new token. */
export const newOperatorToken = (): string => PREFIX + randomBytes(RANDOM_BYTES).toString('base64url');

/** Reports whether a text can be the named token of an operator. */
export const isOperatorToken = (text: string): boolean => FORM.test(text);

/** Returns the hash under which a token is stored. Tokens are long and random, so a salted, slow hash would add nothing. */
export const hashOfToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Returns the beginning of a token, by which its owner recognizes it. */
export const hintOfToken = (token: string): string => token.slice(0, HINT_LENGTH);
