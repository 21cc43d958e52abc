import { EMAIL_CHARACTERS_MAX, isEmail } from '@storefront/contract';
import { z } from 'zod';
import { CustomerOut } from '../customers/schemas.ts';
import { emailOut, id, idInBody, time, timeOrNull } from '../schemas/fields.ts';
import { named } from '../schemas/named.ts';
import { optionalString, optionalText, text } from '../schemas/text.ts';

/** The shortest password a customer may set. */
export const PASSWORD_MIN = 10;
/** The longest password that is hashed. */
export const PASSWORD_MAX = 128;

const email = text(EMAIL_CHARACTERS_MAX)
  .refine(isEmail, { error: 'must be an email address', params: { code: 'invalid_format' } })
  .meta({ format: 'idn-email', examples: ['ann@garage.example'] });

export const SignupIn = named('SignupIn', {
  email,
  password: text(PASSWORD_MAX, PASSWORD_MIN),
  name: text(200),
  company_name: optionalText(200),
  phone: optionalText(40),
  tax_id: optionalText(40),
});

// Less strict than sign-up, so that a login reveals nothing about the format of stored emails or passwords.
export const LoginIn = named('LoginIn', { email: text(EMAIL_CHARACTERS_MAX), password: text(1024) });
export const PasswordChangeIn = named('PasswordChangeIn', { current_password: text(1024), password: text(PASSWORD_MAX, PASSWORD_MIN) });
export const PasswordResetIn = named('PasswordResetIn', { email: text(EMAIL_CHARACTERS_MAX) });
export const PasswordResetConfirmationIn = named('PasswordResetConfirmationIn', {
  reset_token: text(1024),
  password: text(PASSWORD_MAX, PASSWORD_MIN),
});
export const EmailVerificationIn = z
  .object({ email: optionalString(email) })
  .optional()
  .meta({ id: 'EmailVerificationIn' });
export const EmailVerificationConfirmationIn = named('EmailVerificationConfirmationIn', { verification_token: text(1024) });
export const AccountClosingIn = z
  .object({ password: text(1024).optional().meta({ description: 'The current password, unless the customer has none.' }) })
  .optional()
  .meta({ id: 'AccountClosingIn' });
export const RefreshTokenIn = named('RefreshTokenIn', { refresh_token: text(1024) });
export const ShopperTokenIn = named('ShopperTokenIn', { customer_id: idInBody('The ID of a customer of the store.') });

const token = z.string().meta({ description: 'The token to send in `X-Storefront-Shopper-Token`, valid for 60 minutes.' });
const refreshToken = z.string().meta({ description: 'A single-use token for the next refresh, valid for 30 days.' });

export const ShopperSessionOut = z
  .object({ shopper_token: token, expires_at: time, refresh_token: refreshToken, customer: CustomerOut })
  .meta({ id: 'ShopperSession', description: 'The session of a signed-in shopper.' });

/** A token that the store sends by email. */
export const PasswordResetOut = z
  .object({
    reset_token: z.string().nullable().meta({ description: 'The token to send by email, valid for 60 minutes and for one use.' }),
    expires_at: timeOrNull,
    customer_id: id.nullable(),
    email: emailOut.nullable().meta({ description: 'The stored email of the account. Send the token to it, not to the requested one.' }),
  })
  .meta({ id: 'PasswordReset', description: 'A password reset. Its fields are `null` together if no active account has the email.' });

export const EmailVerificationOut = z
  .object({
    verification_token: z.string().meta({ description: 'The token to send by email, valid for 24 hours and for one use.' }),
    expires_at: time,
    email: emailOut.meta({ description: 'The address to send it to.' }),
  })
  .meta({ id: 'EmailVerification', description: 'A verification of an email.' });

export const VerifiedCustomerOut = z.object({ customer: CustomerOut }).meta({ id: 'VerifiedCustomer' });

/** The response to a sign-up. Unlike a login, it can be without a session. */
export const SignupOut = z
  .object({
    shopper_token: token.nullable().meta({
      description:
        'The token to send in `X-Storefront-Shopper-Token`, valid for 60 minutes. `null` until the store has approved the account.',
    }),
    expires_at: timeOrNull,
    refresh_token: refreshToken.nullable(),
    customer: CustomerOut,
  })
  .meta({
    id: 'Signup',
    description: 'The new customer and their session. Its fields are `null` together while the account is waiting for approval.',
  });
