import type { StorePaymentGateway__Output } from '@storefront/proto/storefront/billing/v1';
import { Command } from 'commander';
import type { CommandContext } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import { storeCaller } from '../../operator-caller.ts';
import { secretText } from '../../secret-options.ts';

interface SetOptions {
  apiKeyFile: string;
  webhookSecretFile: string;
  apiBase?: string;
}

/** Defines the commands of `storefront stores payments`: the Stripe account of a store in live mode. */
export function storePaymentsCommand({ clients, print }: CommandContext): Command {
  const payments = nounCommand('stores payments');

  payments
    .command('set <tenant>')
    .description('set or replace the account; secrets are read from files, encrypted, and never shown')
    .addHelpText(
      'after',
      examples(
        'stores payments set 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --api-key-file key.txt --webhook-secret-file secret.txt',
        'stores payments set 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --api-key-file - --webhook-secret-file -',
      ),
    )
    .requiredOption('--api-key-file <file>', 'file with the secret or restricted API key; - for standard input')
    .requiredOption('--webhook-secret-file <file>', "file with the webhook endpoint's signing secret; - for standard input")
    .option('--api-base <url>', "base URL of Stripe's API (default: STRIPE_API_BASE of the billing service)")
    .action(async (tenant: string, { apiKeyFile, webhookSecretFile, apiBase }: SetOptions) => {
      const [apiKey, webhookSecret] = secretsFrom(apiKeyFile, webhookSecretFile);
      const caller = await storeCaller(clients, tenant, 'live');
      const { paymentGateway } = await clients.billing.setPaymentGateway({ apiKey, webhookSecret, apiBase }, caller);
      print(gatewayRow(tenant, paymentGateway));
    });

  payments
    .command('get <tenant>')
    .description('show the account without its secrets, and the path of its webhook endpoint')
    .addHelpText(
      'after',
      examples(
        'stores payments get 8f14e45f-ceea-467f-9575-1d5a3e1f9b52',
        'stores payments get 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --json',
      ),
    )
    .action(async (tenant: string) => {
      const { paymentGateway } = await clients.billing.getPaymentGateway({}, await storeCaller(clients, tenant, 'live'));
      print(gatewayRow(tenant, paymentGateway));
    });

  payments
    .command('delete <tenant>')
    .description('remove the account and its secrets; the store then uses the default account, if there is one')
    .addHelpText(
      'after',
      examples(
        'stores payments delete 8f14e45f-ceea-467f-9575-1d5a3e1f9b52',
        'stores payments delete 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --json',
      ),
    )
    .action(async (tenant: string) => {
      await clients.billing.removePaymentGateway({}, await storeCaller(clients, tenant, 'live'));
      print({ tenant_id: tenant, removed: true });
    });
  return payments;
}

const gatewayRow = (tenant: string, gateway: StorePaymentGateway__Output | null) => ({
  tenant_id: tenant,
  provider: gateway?.provider ?? null,
  is_default: gateway?.isDefault ?? true,
  api_key: gateway?.apiKeyHint ?? null,
  api_base: gateway?.apiBase ?? null,
  secrets_key_id: gateway?.secretsKeyId ?? null,
  notification_path: gateway?.notificationPath ?? null,
  updated_at: gateway?.updatedAt ?? null,
});

/** Reads the API key and the webhook secret. From standard input, each is a line, the API key first. */
function secretsFrom(apiKeyFile: string, webhookSecretFile: string): [string, string] {
  const lines = [apiKeyFile, webhookSecretFile].includes('-') ? secretText('-').split('\n') : [];
  const read = (file: string): string => (file === '-' ? (lines.shift() ?? '') : secretText(file)).trim();
  return [read(apiKeyFile), read(webhookSecretFile)];
}
