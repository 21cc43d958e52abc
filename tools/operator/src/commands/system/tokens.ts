import { OPERATOR_SCOPES, type OperatorScope, hashOfToken, hintOfToken, isOperatorScope, newOperatorToken } from '@storefront/access';
import { findTokens, issueToken, type KnownToken, knownTokens, newId } from '@storefront/rpc';
import { Command, InvalidArgumentError } from 'commander';
import { type CommandContext, list, seconds } from '../../command-options.ts';
import { SERVICE_NAMES } from '../../connection.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import { operatorCaller } from '../../operator-caller.ts';

/** A quarter: long enough for a program, and short enough that a forgotten token ends. */
const EXPIRES_IN_SECONDS = 90 * 24 * 3_600;

interface IssueOptions {
  readonly name: string;
  readonly scopes: readonly OperatorScope[];
  readonly tenant?: string;
  readonly expiresIn: number;
}

/** Defines the commands of `storefront tokens`. */
export function tokensCommand({ clients, print }: CommandContext): Command {
  const tokens = nounCommand('tokens');

  tokens
    .command('create')
    .description('issue a token; its text is shown only once')
    .addHelpText(
      'after',
      examples(
        'tokens create --name ann@example.com --scopes read,customers,money --expires-in 30d',
        'tokens create --name ci-catalog --scopes catalog --tenant 8f14e45f-ceea-467f-9575-1d5a3e1f9b52',
      ),
    )
    .requiredOption('--name <name>', 'name of the person or program, which the audit log shows')
    .requiredOption('--scopes <list>', `scopes: ${OPERATOR_SCOPES.join(', ')}`, operatorScopes)
    .option('--tenant <id>', 'the only store that the token is for (default: all stores)')
    .option(
      '--expires-in <interval>',
      'time until the token expires, such as 12h or 90d, up to 366d (default: 90d)',
      seconds,
      EXPIRES_IN_SECONDS,
    )
    .action(async ({ name, scopes, tenant, expiresIn }: IssueOptions) => {
      // A token for a store that does not exist could do nothing.
      if (tenant !== undefined) await clients.stores.getStore({ tenantId: tenant, mode: 'live' }, operatorCaller());
      const token = newOperatorToken();
      const expiresAt = new Date(Date.now() + expiresIn * 1_000).toISOString();
      const issued = {
        tokenId: newId(),
        name,
        hash: hashOfToken(token),
        hint: hintOfToken(token),
        scopes: [...scopes],
        tenantId: tenant,
        expiresAt,
      };
      await issueToken(clients.operations, issued, operatorCaller());
      print({ token_id: issued.tokenId, name, scopes, tenant_id: tenant ?? null, expires_at: expiresAt, token });
    });

  tokens
    .command('list')
    .description('list tokens, including those that have ended')
    .addHelpText('after', examples('tokens list', 'tokens list --tenant 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --json'))
    .option('--tenant <id>', 'list only tokens for this store')
    .action(async ({ tenant }: { tenant?: string }) => {
      const known = await knownTokens(clients.operations, tenant, operatorCaller());
      print(known.map(rowOf), { columns: ['name', 'scopes', 'tenant_id', 'expires_at', 'last_used_at', 'revoked_at', 'missing_in'] });
    });

  tokens
    .command('revoke <token>')
    .description('revoke a token, given by name or ID; every service refuses it from then on')
    .addHelpText('after', examples('tokens revoke ci-catalog', 'tokens revoke 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --json'))
    .option('--tenant <id>', 'the store of the token, if your own token is for that store only')
    .action(async (named: string, { tenant }: { tenant?: string }) => {
      // A leaked token must end where it can, also while a service is down.
      const { tokens: found, failures } = await findTokens(clients.operations, tenant, operatorCaller());
      const token = found.find(({ tokenId, name, revokedAt }) => tokenId === named || (name === named && !revokedAt));
      if (token === undefined) for (const failure of failures.values()) throw failure;
      if (token === undefined) throw new Error(`No such token: ${named}. storefront tokens list shows the tokens.`);
      const { tokenId, services } = token;
      const revoked = await Promise.allSettled(
        services.map((service) => clients.operations(service).revokeOperatorToken({ tokenId, tenantId: tenant }, operatorCaller())),
      );
      const failed = [...services.filter((_service, index) => revoked[index]?.status === 'rejected'), ...failures.keys()];
      if (failed.length > 0) throw new Error(`The token can still be valid in ${failed.join(', ')}. Run the command again.`);
      print({ token_id: tokenId, name: token.name, revoked: true });
    });
  return tokens;
}

/** Parses a comma-separated list of scopes. */
export const operatorScopes = (value: string): OperatorScope[] =>
  list(value).map((scope) => {
    if (isOperatorScope(scope)) return scope;
    throw new InvalidArgumentError(`"${scope}" is not one of ${OPERATOR_SCOPES.join(', ')}.`);
  });

const rowOf = ({ tokenId, name, hint, scopes, tenantId, createdAt, expiresAt, lastUsedAt, revokedAt, services }: KnownToken) => ({
  token_id: tokenId,
  name,
  hint,
  scopes,
  tenant_id: tenantId ?? null,
  created_at: createdAt,
  expires_at: expiresAt,
  last_used_at: lastUsedAt ?? null,
  revoked_at: revokedAt ?? null,
  missing_in: SERVICE_NAMES.filter((service) => !services.includes(service)),
});
