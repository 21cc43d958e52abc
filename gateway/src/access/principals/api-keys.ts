import { createHmac, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Mode } from '@storefront/db';
import type { KeyKind } from './key-principal.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 28 base62 characters contain more than 166 bits. */
const RANDOM_LENGTH = 28;
/** A CRC-32 fits into six base62 characters. It lets scanners and the gateway detect a mistyped key without a lookup. */
const CHECKSUM_LENGTH = 6;
const SHAPE = new RegExp(`^svc_(test|live)_(pub|sec)_[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);
/** Long enough to tell keys apart in a list, and far too short to guess the rest. */
const HINT_LENGTH = 16;

/** Generates the text of a new key: `svc_<test|live>_<pub|sec>_<random><checksum>`. */
export function mintApiKey(mode: Mode, kind: KeyKind): string {
  const head = `svc_${mode === 'sandbox' ? 'test' : 'live'}_${kind === 'PUBLISHABLE' ? 'pub' : 'sec'}_${randomText()}`;
  return head + checksum(head);
}

/** Whether the text has the format and checksum of a key. It does not check that the key exists. */
export function isWellFormedKey(text: string): boolean {
  return SHAPE.test(text) && checksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);
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

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    digits = (ALPHABET[rest % 62] ?? '') + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
