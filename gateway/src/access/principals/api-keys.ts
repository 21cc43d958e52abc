import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Mode } from '@storefront/db';
import type { KeyKind } from './key-principal.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 28 base62 characters contain more than 166 bits. */
const RANDOM_LENGTH = 28;
/** More than 35 bits, so that a guessed checksum is right once in 56 billion tries. */
const CHECKSUM_LENGTH = 6;
const CHECKSUMS = 62 ** CHECKSUM_LENGTH;
/** The first bytes of an HMAC, which are as many as a number represents exactly. The rest of their division by `CHECKSUMS` is uniform within 0.02%. */
const TAG_BYTES = 6;
/** Starts no key, so that a checksum reveals nothing about a hash. */
const CHECKSUM_LABEL = 'checksum of an API key: ';
const SHAPE = new RegExp(`^svc_(test|live)_(pub|sec)_[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);
/** Long enough to tell keys apart in a list, and far too short to guess the rest. */
const HINT_LENGTH = 16;

/** Generates the text of a new key: `svc_<test|live>_<pub|sec>_<random><checksum>`. The checksum can only be computed with the pepper. */
export function mintApiKey(mode: Mode, kind: KeyKind, pepper: string): string {
  const head = `svc_${mode === 'sandbox' ? 'test' : 'live'}_${kind === 'PUBLISHABLE' ? 'pub' : 'sec'}_${randomText()}`;
  return head + secretChecksum(head, pepper);
}

/** Whether the text has the format of a key and a checksum that proves that it was minted with the pepper. */
export function isMinted(text: string, pepper: string): boolean {
  if (!SHAPE.test(text)) return false;
  const checksum = secretChecksum(text.slice(0, -CHECKSUM_LENGTH), pepper);
  return timingSafeEqual(Buffer.from(text.slice(-CHECKSUM_LENGTH)), Buffer.from(checksum));
}

/** Returns the mode of a key from its text, whether or not the key exists. A key that does not start with `svc_test_` is live. */
export function modeOfKeyText(text: string | undefined): Mode {
  return text?.startsWith('svc_test_') ? 'sandbox' : 'live';
}

/** Hashes a key for storage and lookup: HMAC-SHA256 with the server's pepper. */
export function hashApiKey(text: string, pepper: string): Buffer {
  return createHmac('sha256', pepper).update(text).digest();
}

/** Returns the first characters of a key, to identify it in lists. */
export function hintOfKey(text: string): string {
  return text.slice(0, HINT_LENGTH);
}

/** Skips bytes above the largest multiple of 62, so that every character is equally likely. */
function randomText(): string {
  let text = '';
  while (text.length < RANDOM_LENGTH) {
    for (const byte of randomBytes(RANDOM_LENGTH * 2)) {
      if (byte < 248 && text.length < RANDOM_LENGTH) text += ALPHABET[byte % 62];
    }
  }
  return text;
}

function secretChecksum(head: string, pepper: string): string {
  const tag = createHmac('sha256', pepper).update(CHECKSUM_LABEL).update(head).digest().readUIntBE(0, TAG_BYTES);
  return base62(tag % CHECKSUMS);
}

/** Writes a number below `CHECKSUMS` in as many digits as every checksum has. */
function base62(number: number): string {
  let rest = number;
  let digits = '';
  for (let index = 0; index < CHECKSUM_LENGTH; index += 1) {
    digits = (ALPHABET[rest % 62] ?? '') + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
