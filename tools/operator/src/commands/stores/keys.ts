import type { Mode } from '@storefront/contract';
import { Command, Option } from 'commander';
import { type CommandContext, forStore, list, wholeNumber, withTenant } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import { operatorCaller } from '../../operator-caller.ts';

interface IssueOptions {
  tenant: string;
  kind: 'publishable' | 'secret';
  mode: Mode;
  scopes?: string[];
  origins?: string[];
  ratePerMinute?: number;
  ratePerClient?: number;
  expiresAt?: string;
}

/** Defines the commands of `storefront keys`. */
export function keysCommand(context: CommandContext): Command {
  const { clients, print, warn } = context;
  const keys = nounCommand('keys');

  forStore(keys.command('create'))
    .description('issue an API key; the full key is shown only once')
    .addHelpText(
      'after',
      examples(
        'keys create --kind publishable --origins https://shop.example.com,https://www.example.com',
        'keys create --kind secret --scopes storefront:catalog,storefront:checkout --expires-at 2027-01-01',
      ),
    )
    .addOption(new Option('--kind <kind>', 'kind of key').choices(['publishable', 'secret']).makeOptionMandatory())
    .option('--scopes <list>', "scopes (default: the kind's default scopes)", list)
    .option('--origins <list>', 'origins that may use a publishable key', list)
    .option('--rate-per-minute <n>', 'rate limit in requests per minute', wholeNumber)
    .option('--rate-per-client <n>', 'rate limit of each client address of a publishable key, in requests per minute', wholeNumber)
    .option('--expires-at <time>', 'expiry time (ISO 8601), or last day in the time zone of the store')
    .action(async ({ tenant, kind, mode, scopes, origins, ratePerMinute, ratePerClient, expiresAt }: IssueOptions) => {
      if (kind === 'publishable' && origins === undefined) warn('browsers cannot use a publishable key without --origins');
      const { keyId, key } = await clients.stores.issueKey(
        { tenantId: tenant, kind: kind.toUpperCase(), mode, scopes, origins, ratePerMinute, ratePerClient, expiresAt },
        operatorCaller(),
      );
      print({ key_id: keyId, key });
    });

  withTenant(keys.command('list'))
    .description('list the API keys of a store')
    .addHelpText('after', examples('keys list', 'keys list --wide'))
    .action(async ({ tenant }: { tenant: string }) => {
      const response = await clients.stores.listKeys({ tenantId: tenant }, operatorCaller());
      print(
        response.keys.map((key) => ({
          key_id: key.keyId,
          hint: key.hint,
          kind: key.kind,
          mode: key.mode,
          scopes: key.scopes,
          origins: key.origins,
          rate_per_minute: key.ratePerMinute,
          rate_per_client: key.ratePerClient ?? null,
          created_at: key.createdAt,
          expires_at: key.expiresAt ?? null,
          revoked_at: key.revokedAt ?? null,
        })),
        { columns: ['hint', 'kind', 'mode', 'key_id', 'origins', 'expires_at', 'revoked_at'] },
      );
    });

  keys
    .command('revoke <key-id>')
    .description('revoke an API key; every replica refuses it within five seconds')
    .addHelpText('after', examples('keys revoke key_01J8Z3', 'keys revoke key_01J8Z3 --json'))
    .action(async (keyId: string) => {
      await clients.stores.revokeKey({ keyId }, operatorCaller());
      print({ key_id: keyId, revoked: true });
    });

  keys
    .command('update <key-id>')
    .description('change the rate limit of an API key')
    .addHelpText(
      'after',
      examples('keys update key_01J8Z3 --rate-per-minute 1200', 'keys update key_01J8Z3 --rate-per-minute 6000 --rate-per-client 120'),
    )
    .requiredOption('--rate-per-minute <n>', 'rate limit in requests per minute', wholeNumber)
    .option('--rate-per-client <n>', 'rate limit of each client address of a publishable key; unchanged if omitted', wholeNumber)
    .action(async (keyId: string, { ratePerMinute, ratePerClient }: { ratePerMinute: number; ratePerClient?: number }) => {
      await clients.stores.setKeyRate({ keyId, ratePerMinute, ratePerClient }, operatorCaller());
      print({ key_id: keyId, rate_per_minute: ratePerMinute, ...(ratePerClient === undefined ? {} : { rate_per_client: ratePerClient }) });
    });
  return keys;
}
