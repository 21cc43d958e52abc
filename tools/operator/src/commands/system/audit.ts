import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import type { Clients } from '../../clients.ts';
import { type CommandContext, wholeNumber } from '../../command-options.ts';
import { SERVICE_NAMES, type ServiceName } from '../../connection.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import { operatorCaller } from '../../operator-caller.ts';

interface ListOptions {
  readonly tenant?: string;
  readonly allStores?: true;
  readonly operator?: string;
  readonly since?: string;
  readonly limit: number;
}

/** Defines the commands of `storefront audit`. */
export function auditCommand(context: CommandContext, fail: () => void): Command {
  const { clients, env, isJson, print } = context;
  const audit = nounCommand('audit');

  audit
    .command('list')
    .description('list what operators changed, exported, or were denied, newest first')
    .addHelpText('after', examples('audit list --operator ann@example.com', 'audit list --since 2026-11-01 --limit 200 --json'))
    .option('--tenant <id>', 'list only entries of this store; default: STOREFRONT_TENANT, or that of the profile')
    .option('--all-stores', 'list the entries of every store, and those of none')
    .option('--operator <name>', 'list only entries of the token with this name')
    .option('--since <time>', 'list only entries at or after this time (ISO 8601; a date is midnight UTC)')
    .option('--limit <n>', 'maximum number of entries to list, up to 1000', wholeNumber, 50)
    .action(async ({ tenant, allStores, operator, since, limit }: ListOptions) => {
      const lists = await Promise.all(
        SERVICE_NAMES.map(async (service) => {
          const request = { tenantId: allStores ? undefined : (tenant ?? (env.STOREFRONT_TENANT || undefined)), operator, since, limit };
          const { entries } = await clients.operations(service).listAuditEntries(request, operatorCaller());
          return entries.map((entry) => ({
            at: entry.at,
            operator: entry.operator,
            action: isJson ? rpcOf(entry.action) : inWords(rpcOf(entry.action)),
            outcome: entry.outcome,
            object: entry.object ?? null,
            object_id: entry.objectId ?? null,
            details: parsed(entry.details),
            before: parsed(entry.before),
            after: parsed(entry.after),
            tenant_id: entry.tenantId ?? null,
            mode: entry.mode ?? null,
            request_id: entry.requestId,
            token_id: entry.tokenId ?? null,
            service,
            position: Number(entry.position),
          }));
        }),
      );
      const newest = lists.flat().sort((a, b) => b.at.localeCompare(a.at));
      print(newest.slice(0, limit), { columns: ['at', 'operator', 'action', 'object_id', 'outcome', 'mode', 'before', 'after'] });
    });

  audit
    .command('verify')
    .description('verify that no entry was changed or deleted; keep the result elsewhere, and compare it the next time')
    .addHelpText('after', examples('audit verify --json > heads.json', 'audit verify --heads heads.json'))
    .option('--heads <file>', 'result of an earlier audit verify --json, whose entries must still exist')
    .action(async ({ heads }: { heads?: string }) => {
      const earlier = heads === undefined ? new Map<string, EarlierHead>() : earlierHeads(heads);
      const services = await Promise.all(SERVICE_NAMES.map((service) => verifyAudit(clients, service, earlier.get(service))));
      const ok = services.every((service) => service.ok);
      print({ ok, services });
      if (!ok) fail();
    });
  return audit;
}

const rpcOf = (action: string): string => action.slice(action.indexOf('/') + 1);
/** `update stock levels` for `UpdateStockLevels`. */
const inWords = (rpc: string): string => rpc.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

const parsed = (json: string | undefined): unknown => (json === undefined ? null : JSON.parse(json));

interface EarlierHead {
  readonly entries: number;
  readonly hash: string;
}

/** Reads the result of an earlier `audit verify --json`. */
function earlierHeads(file: string): ReadonlyMap<string, EarlierHead> {
  const text = readFileSync(file, 'utf8');
  try {
    const { services } = JSON.parse(text) as { services: readonly (EarlierHead & { service: string })[] };
    const heads = new Map(services.map((head) => [head.service, head]));
    // A service that the file lacks would pass without a comparison.
    if (SERVICE_NAMES.some((service) => !heads.has(service))) throw new Error('a service is missing');
    return heads;
  } catch {
    throw new Error(`${file} is not a result of storefront audit verify --json.`);
  }
}

/** A full scan of a long log takes minutes. */
const DEADLINE_MS = 10 * 60_000;

/** Verifies the audit log of one service, and that the entry of an earlier result is still in it. */
async function verifyAudit(
  clients: Clients,
  service: ServiceName,
  earlier: { readonly entries: number; readonly hash: string } | undefined,
) {
  const earlierPosition = earlier === undefined || earlier.entries === 0 ? undefined : earlier.entries;
  const caller = { ...operatorCaller(), deadlineAt: Date.now() + DEADLINE_MS };
  const result = await clients.operations(service).verifyAudit({ earlierPosition }, caller);
  const isContinued = earlierPosition === undefined || result.earlierHash === earlier?.hash;
  const violationCount = Number(result.violationCount);
  return {
    service,
    ok: violationCount === 0 && isContinued,
    entries: Number(result.position),
    hash: result.hash,
    violations: violationCount,
    violation_positions: result.violationPositions.map(Number),
    continues_earlier: earlier === undefined ? null : isContinued,
  };
}
