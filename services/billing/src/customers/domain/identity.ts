import { characterCount, isEmail } from '@storefront/contract';
import { type AppError, type ErrorDetail, invalid, unauthorized } from '@storefront/errors';

const PASSWORD_CHARACTERS_MIN = 10;
const PASSWORD_CHARACTERS_MAX = 128;
/** Fits on one line of an address label or an invoice. */
const NAME_CHARACTERS_MAX = 200;
/** Longer than any phone or tax number with punctuation. */
const NUMBER_CHARACTERS_MAX = 40;

/** The fields that identify a customer, set at signup or by an operator. Undefined fields are not set. */
export interface IdentityFields {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly name?: string | undefined;
  readonly companyName?: string | undefined;
  readonly phone?: string | undefined;
  readonly taxId?: string | undefined;
}

/** Returns the form in which a password is hashed. Keyboards compose accented letters differently. */
export const normalPassword = (password: string): string => password.normalize('NFKC');

/** Returns the 401 of a login whose email or password is wrong. It does not reveal which. */
export const invalidCredentials = (): AppError => unauthorized('The email or the password is wrong.', 'invalid_credentials');

/** Returns the 422 of a signed-in shopper whose current password is wrong. */
export const wrongCurrentPassword = (field = 'current_password'): AppError =>
  invalid(field, 'is not the current password', { code: 'current_password_incorrect', reason: 'current_password_incorrect' });

/** Validates the fields that are set and returns every error. */
export function identityViolations(fields: IdentityFields): ErrorDetail[] {
  return [
    ...emailViolations(fields.email),
    ...passwordViolations(fields.password),
    ...lengthViolations('name', fields.name, NAME_CHARACTERS_MAX, 1),
    ...lengthViolations('company_name', fields.companyName, NAME_CHARACTERS_MAX),
    ...lengthViolations('phone', fields.phone, NUMBER_CHARACTERS_MAX),
    ...lengthViolations('tax_id', fields.taxId, NUMBER_CHARACTERS_MAX),
  ];
}

const emailViolations = (email: string | undefined): ErrorDetail[] =>
  email === undefined || isEmail(email) ? [] : [violation('email', 'invalid_email', 'must be an email address')];

function passwordViolations(password: string | undefined): ErrorDetail[] {
  if (password === undefined) return [];
  const length = characterCount(normalPassword(password));
  if (length >= PASSWORD_CHARACTERS_MIN && length <= PASSWORD_CHARACTERS_MAX) return [];
  const detail = `must have ${PASSWORD_CHARACTERS_MIN} to ${PASSWORD_CHARACTERS_MAX} characters`;
  return [violation('password', length < PASSWORD_CHARACTERS_MIN ? 'too_short' : 'too_long', detail)];
}

function lengthViolations(field: string, text: string | undefined, max: number, min = 0): ErrorDetail[] {
  if (text === undefined) return [];
  // The only character that a Postgres text column cannot store.
  if (text.includes('\0')) return [violation(field, 'invalid', 'must not contain a NUL character')];
  const length = characterCount(text.trim());
  if (length < min) return [violation(field, 'required', 'is required')];
  return length > max ? [violation(field, 'too_long', `must have at most ${max} characters`)] : [];
}

const violation = (field: string, code: string, detail: string): ErrorDetail => ({ field, location: 'body', code, detail });
