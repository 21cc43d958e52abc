import type { Scope } from '@storefront/db';
import { AppError } from '@storefront/errors';
import type { Keyring, SealedSecret } from '@storefront/secrets';
import { checkAccount, type StripeAccount } from './stripe-account.ts';

/** A store's Stripe account as it is stored: the secrets encrypted, and no URL if it is the default one. */
export interface SealedAccount {
  readonly apiBase: string | null;
  readonly secrets: SealedSecret;
}

/** The configuration of Stripe for all stores. */
export interface StripeConfig {
  /** The API of accounts that have no URL. */
  readonly apiBase: string;
  /** The account of stores that have none of their own; undefined if such stores accept no live payments. */
  readonly defaultAccount: StripeAccount | undefined;
  /** Encrypts the secrets of the stores' accounts; undefined if no store can have its own. */
  readonly keyring: Keyring | undefined;
}

/** Encrypts the secrets of a store's account, after checking them. */
export function sealAccount(
  { keyring, apiBase: defaultBase }: StripeConfig,
  scope: Scope,
  account: Omit<StripeAccount, 'apiBase'> & { apiBase: string | null },
): SealedAccount {
  if (keyring === undefined) {
    throw new AppError('conflict', 'PAYMENT_SECRETS_KEYS is not set, so the secrets of payment gateways cannot be stored.');
  }
  const { apiKey, webhookSecret, apiBase } = checkAccount({ ...account, apiBase: account.apiBase ?? defaultBase });
  return {
    apiBase: account.apiBase === null ? null : apiBase,
    secrets: keyring.seal(JSON.stringify({ api_key: apiKey, webhook_secret: webhookSecret }), ownerOf(scope)),
  };
}

/** Decrypts a store's account. Throws if its key is not configured. */
export function openAccount({ keyring, apiBase }: StripeConfig, scope: Scope, account: SealedAccount): StripeAccount {
  if (keyring === undefined) throw new Error('PAYMENT_SECRETS_KEYS is not set');
  const secrets = JSON.parse(keyring.open(account.secrets, ownerOf(scope))) as { api_key: string; webhook_secret: string };
  return { apiKey: secrets.api_key, webhookSecret: secrets.webhook_secret, apiBase: account.apiBase ?? apiBase };
}

/** Encrypts secrets again with the current key. */
export const resealSecrets = (keyring: Keyring, scope: Scope, secrets: SealedSecret): SealedSecret =>
  keyring.seal(keyring.open(secrets, ownerOf(scope)), ownerOf(scope));

const ownerOf = ({ tenantId, mode }: Scope): string => `${tenantId}/${mode}/stripe`;
