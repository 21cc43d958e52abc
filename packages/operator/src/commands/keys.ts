import { Command, Option } from 'commander';
import { type CommandContext, list, wholeNumber } from '../command-kit.ts';
import { operatorCaller } from '../operator-caller.ts';

interface IssueOptions {
  tenant: string;
  kind: 'publishable' | 'secret';
  mode: 'sandbox' | 'live';
  scopes?: string[];
  origins?: string[];
  ratePerMinute?: number;
  expiresAt?: string;
}

/** storefront keys issue | list | revoke | set-rate */
export function keysCommand(context: CommandContext): Command {
  const { clients, answer } = context;
  const keys = new Command('keys').description('API keys');

  keys
    .command('issue')
    .description('a new key; it is shown once')
    .requiredOption('--tenant <id>')
    .addOption(new Option('--kind <kind>').choices(['publishable', 'secret']).makeOptionMandatory())
    .addOption(new Option('--mode <mode>').choices(['sandbox', 'live']).makeOptionMandatory())
    .option('--scopes <list>', "the kind's own by default", list)
    .option('--origins <list>', 'where a publishable key may be used', list)
    .option('--rate-per-minute <n>', '', wholeNumber)
    .option('--expires-at <time>', 'ISO-8601')
    .action(async ({ tenant, kind, mode, scopes, origins, ratePerMinute, expiresAt }: IssueOptions) => {
      const { keyId, key } = await clients.stores.issueKey(
        { tenantId: tenant, kind: kind.toUpperCase(), mode, scopes, origins, ratePerMinute, expiresAt },
        operatorCaller(),
      );
      answer({ key_id: keyId, key });
    });

  keys
    .command('list')
    .requiredOption('--tenant <id>')
    .action(async ({ tenant }: { tenant: string }) => {
      const response = await clients.stores.listKeys({ tenantId: tenant }, operatorCaller());
      answer(
        response.keys.map((key) => ({
          key_id: key.keyId,
          hint: key.hint,
          kind: key.kind,
          mode: key.mode,
          scopes: key.scopes,
          origins: key.origins,
          rate_per_minute: key.ratePerMinute,
          created_at: key.createdAt,
          expires_at: key.expiresAt ?? null,
          revoked_at: key.revokedAt ?? null,
        })),
      );
    });

  keys
    .command('revoke <key-id>')
    .description('refused on every replica within five seconds')
    .action(async (keyId: string) => {
      await clients.stores.revokeKey({ keyId }, operatorCaller());
      answer({ key_id: keyId, revoked: true });
    });

  keys.command('set-rate <key-id> <n>').action(async (keyId: string, n: string) => {
    const ratePerMinute = wholeNumber(n);
    await clients.stores.setKeyRate({ keyId, ratePerMinute }, operatorCaller());
    answer({ key_id: keyId, rate_per_minute: ratePerMinute });
  });
  return keys;
}
