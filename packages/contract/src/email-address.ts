import { domainToASCII, domainToUnicode } from 'node:url';
import { characterCount } from './character-count.ts';
import { DNS_NAME_LENGTH_MAX } from './dns-name.ts';

/** The longest path of RFC 5321 (256) without its angle brackets. */
export const EMAIL_CHARACTERS_MAX = 254;

/** The local part of `<input type=email>` of the HTML standard, extended by the characters that RFC 6531 adds, except invisible ones. */
const LOCAL_PART = /^(?:[\w.!#$%&'*+/=?^`{|}~-]|(?![\p{C}\p{Z}])[^\0-\x7f])+$/u;
/** The domain of `<input type=email>`. */
const DOMAIN = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
const ASCII = /^[\0-\x7f]*$/;

/** Whether a text is an email address: what `<input type=email>` accepts, and addresses with an internationalized local part or domain. */
export function isEmail(text: string): boolean {
  const { local, domain } = partsOf(foldedEmail(text));
  const ascii = asciiDomain(domain);
  return (
    LOCAL_PART.test(local) && DOMAIN.test(ascii) && ascii.length <= DNS_NAME_LENGTH_MAX && characterCount(text) <= EMAIL_CHARACTERS_MAX
  );
}

/** Returns an email without the differences that never matter: surrounding whitespace, letter case, and the composition of letters. */
export const foldedEmail = (text: string): string => text.trim().normalize('NFC').toLowerCase();

/** Returns the form in which an email is stored, the same for all spellings of an address: folded, and with the domain in Unicode. */
export function normalEmail(text: string): string {
  const { local, domain } = partsOf(foldedEmail(text));
  const ascii = asciiDomain(domain);
  return DOMAIN.test(ascii) ? `${local}@${domainToUnicode(ascii)}` : foldedEmail(text);
}

function partsOf(email: string): { readonly local: string; readonly domain: string } {
  const at = email.lastIndexOf('@');
  return { local: email.slice(0, Math.max(at, 0)), domain: email.slice(at + 1) };
}

/** Returns the domain as the DNS has it; empty if it is none. A domain in ASCII is not parsed as a host, which could be an address or percent-encoded. */
const asciiDomain = (domain: string): string => (ASCII.test(domain) ? domain : /[%:/?#[\]\\]/.test(domain) ? '' : domainToASCII(domain));
