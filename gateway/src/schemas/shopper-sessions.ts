import { z } from 'zod';
import { CustomerOut } from './customers.ts';
import { textOrNull, timeOrNull } from './fields.ts';
import { optionalText, text } from './text.ts';

const EMAIL_MAX = 254;
const PASSWORD_MIN = 10;
const PASSWORD_MAX = 128;

const email = text(EMAIL_MAX)
  .pipe(z.email('must be an e-mail address'))
  .meta({ format: 'email', examples: ['ann@garage.example'] });

export const SignupIn = z
  .object({
    email,
    password: text(PASSWORD_MAX, PASSWORD_MIN),
    name: text(200),
    company_name: optionalText(200),
    phone: optionalText(40),
    tax_id: optionalText(40),
  })
  .meta({ id: 'SignupIn' });

// Looser than signup: a login tells nothing of what an account's e-mail or password may look like.
export const LoginIn = z.object({ email: text(EMAIL_MAX), password: text(1024) }).meta({ id: 'LoginIn' });
export const RefreshTokenIn = z.object({ refresh_token: text(1024) }).meta({ id: 'RefreshTokenIn' });
export const ShopperTokenIn = z.object({ customer_id: text(100) }).meta({ id: 'ShopperTokenIn' });

export const ShopperSessionOut = z
  .object({
    shopper_token: textOrNull.meta({
      description: 'Goes into X-Storefront-Shopper-Token; lives 60 minutes. null while the store has not approved the account.',
    }),
    expires_at: timeOrNull,
    refresh_token: textOrNull.meta({ description: 'For one use within 30 days.' }),
    customer: CustomerOut,
  })
  .meta({ id: 'ShopperSession' });
