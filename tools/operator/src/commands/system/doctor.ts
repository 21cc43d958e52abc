import { setTimeout as sleep } from 'node:timers/promises';
import { isAppError } from '@storefront/errors';
import { knownTokens } from '@storefront/rpc';
import { Command } from 'commander';
import type { Clients } from '../../clients.ts';
import type { CommandContext } from '../../command-options.ts';
import { SERVICE_NAMES, type ServiceName } from '../../connection.ts';
import { COMPARABLE, checkLedgers } from '../../doctor/check-ledgers.ts';
import { checkService } from '../../doctor/check-service.ts';
import { type Check, checkOf, failedCheck, withSeen } from '../../doctor/check.ts';
import { ledgerReader } from '../../doctor/ledger-reader.ts';
import { examples } from '../../examples.ts';
import { operatorCaller } from '../../operator-caller.ts';
import type { CommandResult } from '../../print.ts';

/** A week: a weekly doctor run misses nothing and reads only a week of orders. */
const RECENT_DAYS = 7;

/**
 * storefront doctor: checks the rules of each service and those between services, one at a time and without writing. Exits with 1 if one is
 * violated.
 */
export function doctorCommand(context: CommandContext, fail: () => void): Command {
  return new Command('doctor')
    .description('check every invariant and dependency')
    .addHelpText('after', examples('doctor', 'doctor --full --all', 'doctor --json'))
    .option('--full', `check the entire history, not only the changes of the last ${RECENT_DAYS} days`, false)
    .option('--all', 'print every check, not only those that fail', false)
    .action(async ({ full, all }: { full: boolean; all: boolean }) => {
      const since = full ? undefined : new Date(Date.now() - RECENT_DAYS * 24 * 3_600_000);
      const checks = await runChecks(context, since);
      const ok = checks.every((check) => check.ok);
      context.print(context.isJson ? { ok, checked: checks.length, checks: checks.map((check) => ({ ...check })) } : summary(checks, all));
      if (!ok) fail();
    });
}

/** A line for each check that failed, or for all, those that failed first, and then their sum. Names are in full. */
function summary(checks: readonly Check[], all: boolean): CommandResult {
  const failed = checks.filter(({ ok }) => !ok);
  const failures = failed.map(({ name, description, detail }) => [name, `FAILED: ${detail} (${description})`]);
  const passed = all ? checks.filter(({ ok }) => ok).map(({ name, description }) => [name, `ok: ${description}`]) : [];
  const result = failed.length === 0 ? `All ${checks.length} checks passed.` : `${failed.length} of ${checks.length} checks failed.`;
  return Object.fromEntries([...failures, ...passed, ['result', result]]);
}

/** A working service responds to a health check within milliseconds; one that has stopped would delay every rule. */
const HEALTH_TIMEOUT_MS = 3_000;

async function runChecks({ clients, progress }: CommandContext, since: Date | undefined): Promise<Check[]> {
  const responding = await Promise.all(SERVICE_NAMES.map((service) => clients.responds(service, HEALTH_TIMEOUT_MS)));
  const silent = SERVICE_NAMES.filter((_service, index) => responding[index] === false);
  const checks: Check[] = [];
  for (const service of SERVICE_NAMES) {
    progress(`checking ${service}`);
    checks.push(...(silent.includes(service) ? [silentService(service)] : await checkService(clients, service, since)));
  }
  if (silent.length > 0) {
    return [
      ...checks,
      ...[CONSUMERS_RULE, TOKENS_RULE, COMPARABLE].map((rule) => failedCheck(rule, `not checked without ${silent.join(', ')}`)),
    ];
  }
  progress('comparing the services');
  return [...checks, await checkConsumers(clients), await checkTokens(clients), ...(await checkLedgers(ledgerReader(clients), since))];
}

const silentService = (service: ServiceName): Check =>
  failedCheck({ name: `${service}.responds`, description: `The ${service} service responds.` }, 'it does not respond');

/** The rule that this checks. */
const CONSUMERS_RULE = { name: 'consumers_keep_up', description: 'Every event consumer is caught up or catching up.' };
/** Long enough for a working consumer to have handled something. */
const LOOK_AGAIN_MS = 2_000;

/** Checks that each consumer with a backlog makes progress. */
async function checkConsumers(clients: Clients): Promise<Check> {
  try {
    const before = await backlogs(clients);
    const waiting = new Map([...before].filter(([, count]) => count > 0));
    if (waiting.size === 0) return withSeen(checkOf(CONSUMERS_RULE, []), before.size, 1);
    await sleep(LOOK_AGAIN_MS);
    const after = await backlogs(clients);
    const stuck = [...after].filter(([consumer, count]) => count >= (waiting.get(consumer) ?? Number.POSITIVE_INFINITY));
    const notes = stuck.map(([consumer, count]) => `${consumer} has ${count} events pending`);
    const ids = stuck.map(([consumer]) => consumer);
    return withSeen(checkOf(CONSUMERS_RULE, ids, ids.length, notes), after.size, 1);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return failedCheck(CONSUMERS_RULE, error.message);
  }
}

/** The backlog of each consumer. */
async function backlogs(clients: Clients): Promise<Map<string, number>> {
  const lags = await Promise.all(SERVICE_NAMES.map((service) => clients.operations(service).getLag({}, operatorCaller())));
  return new Map(
    lags.flatMap(({ consumers }) => consumers.map((each) => [each.consumer, Number(each.pending) + Number(each.unacknowledged)] as const)),
  );
}

/** The rule that the copies of tokens agree. */
const TOKENS_RULE = {
  name: 'operator_tokens_agree',
  description: 'Every service accepts the same operator tokens, with the same scopes, store, and expiry.',
};

/** Compares the tokens of all services. After a failed revocation, some services still accept what others refuse; a token must also permit the same everywhere. */
async function checkTokens(clients: Clients): Promise<Check> {
  try {
    const tokens = await knownTokens(clients.operations, undefined, operatorCaller());
    const isAccepted = tokens.filter(({ acceptedBy }) => acceptedBy.length > 0);
    const split = isAccepted.filter(({ acceptedBy, isSame }) => acceptedBy.length < SERVICE_NAMES.length || !isSame);
    const notes = split.map(({ name, acceptedBy, isSame }) =>
      isSame ? `${name} is accepted only by ${acceptedBy.join(', ')}` : `${name} differs between services`,
    );
    const ids = split.map(({ tokenId }) => tokenId);
    return withSeen(checkOf(TOKENS_RULE, ids, ids.length, notes), tokens.length);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return failedCheck(TOKENS_RULE, error.message);
  }
}
