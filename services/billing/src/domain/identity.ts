import type { ErrorDetail } from '@storefront/errors';

/** RFC 5321's longest forward path, less its brackets. */
const EMAIL_CHARACTERS_MAX = 254;
const PASSWORD_CHARACTERS_MIN = 10;
const PASSWORD_CHARACTERS_MAX = 128;
/** Fits an address label and an invoice's party block on one line each. */
const NAME_CHARACTERS_MAX = 200;
/** Longer than any telephone or tax number with its punctuation. */
const NUMBER_CHARACTERS_MAX = 40;

/** What a person or an operator may say of a customer; what is undefined is not said. */
export interface IdentityFields {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly name?: string | undefined;
  readonly companyName?: string | undefined;
  readonly phone?: string | undefined;
  readonly taxId?: string | undefined;
}

/** The one spelling under which an e-mail is stored and compared. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** The one spelling under which a password is hashed: keyboards differ in how they compose letters. */
export const normalPassword = (password: string): string => password.normalize('NFKC');

/** Every fault of the given fields, none for those left out. */
export function identityFaults(fields: IdentityFields): ErrorDetail[] {
  return [
    ...emailFaults(fields.email),
    ...passwordFaults(fields.password),
    ...lengthFaults('name', fields.name, NAME_CHARACTERS_MAX, 1),
    ...lengthFaults('company_name', fields.companyName, NAME_CHARACTERS_MAX),
    ...lengthFaults('phone', fields.phone, NUMBER_CHARACTERS_MAX),
    ...lengthFaults('tax_id', fields.taxId, NUMBER_CHARACTERS_MAX),
  ];
}

function emailFaults(email: string | undefined): ErrorDetail[] {
  if (email === undefined) return [];
  const normal = normalEmail(email);
  const wellFormed = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(normal) && characters(normal) <= EMAIL_CHARACTERS_MAX;
  return wellFormed ? [] : [fault('email', 'invalid_email', 'must be an e-mail address')];
}

function passwordFaults(password: string | undefined): ErrorDetail[] {
  if (password === undefined) return [];
  const length = characters(normalPassword(password));
  if (length >= PASSWORD_CHARACTERS_MIN && length <= PASSWORD_CHARACTERS_MAX) return [];
  const detail = `must have ${PASSWORD_CHARACTERS_MIN} to ${PASSWORD_CHARACTERS_MAX} characters`;
  return [fault('password', length < PASSWORD_CHARACTERS_MIN ? 'too_short' : 'too_long', detail)];
}

function lengthFaults(field: string, text: string | undefined, most: number, least = 0): ErrorDetail[] {
  if (text === undefined) return [];
  // Postgres text holds any character but this one.
  if (text.includes('\0')) return [fault(field, 'invalid', 'must not contain a NUL character')];
  const length = characters(text.trim());
  if (length < least) return [fault(field, 'required', 'is required')];
  return length > most ? [fault(field, 'too_long', `must have at most ${most} characters`)] : [];
}

/** Code points, so that a letter outside the first plane counts once. */
const characters = (text: string): number => Array.from(text).length;

const fault = (field: string, code: string, detail: string): ErrorDetail => ({ field, location: 'body', code, detail });
