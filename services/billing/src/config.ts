import { ConfigError, readEnv, SERVICE_VARIABLES, type ServiceConfig, secret, text, toServiceConfig } from '@storefront/config';
import { type Keyring, parseKeyring } from '@storefront/secrets';
import { z } from 'zod';
import { checkAccount, STRIPE_API_BASE, type StripeAccount } from './gateways/adapters/stripe/stripe-account.ts';
import type { StripeConfig } from './gateways/adapters/stripe/stripe-accounts.ts';

/** The configuration of the billing process. */
export interface Config extends ServiceConfig {
  /** The base URL at which browsers reach the gateway, and so the payment pages of the sandbox. */
  readonly publicBaseUrl: string;
  /** The HMAC key of stored refresh tokens. It may be empty, because a hash of 256 random bits cannot be reversed by guessing. */
  readonly sessionPepper: string;
  /** The key that signs the notifications of the sandbox payment gateway; the same in every process of the service. */
  readonly sandboxSecret: string;
  /** Stripe's API, the account of stores that have none of their own, and the keys that encrypt the accounts of those that have. */
  readonly stripe: StripeConfig;
}

/** Reads the environment of the process. Throws one error that names every invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readEnv(
    {
      ...SERVICE_VARIABLES,
      PUBLIC_BASE_URL: text(),
      SESSION_PEPPER: secret().optional(),
      SANDBOX_SECRET: secret(),
      STRIPE_API_BASE: text(STRIPE_API_BASE),
      STRIPE_API_KEY: secret().optional(),
      STRIPE_WEBHOOK_SECRET: secret().optional(),
      PAYMENT_SECRETS_KEYS: secretsKeys.optional(),
    },
    env,
  );
  return Object.freeze({
    ...toServiceConfig(values, env),
    publicBaseUrl: values.PUBLIC_BASE_URL,
    sessionPepper: values.SESSION_PEPPER ?? '',
    sandboxSecret: values.SANDBOX_SECRET,
    stripe: {
      apiBase: values.STRIPE_API_BASE,
      defaultAccount: defaultAccount(values.STRIPE_API_KEY, values.STRIPE_WEBHOOK_SECRET, values.STRIPE_API_BASE),
      keyring: values.PAYMENT_SECRETS_KEYS,
    },
  });
}

/** The first key encrypts the secrets of payment gateways, and all of them decrypt. */
const secretsKeys: z.ZodType<Keyring> = z.string().transform((list, context) => {
  const keys = parseKeyring(list);
  if (keys !== undefined) return keys;
  context.addIssue({ code: 'custom', message: 'must be entries of the form <id>:<32 random bytes in base64>' });
  return z.NEVER;
});

function defaultAccount(apiKey: string | undefined, webhookSecret: string | undefined, apiBase: string): StripeAccount | undefined {
  if (apiKey === undefined && webhookSecret === undefined) return undefined;
  try {
    return checkAccount({ apiKey: apiKey ?? '', webhookSecret: webhookSecret ?? '', apiBase });
  } catch (error) {
    throw new ConfigError(
      `STRIPE_API_KEY, STRIPE_WEBHOOK_SECRET, and STRIPE_API_BASE: ${error instanceof Error ? error.message : 'invalid'}`,
    );
  }
}
