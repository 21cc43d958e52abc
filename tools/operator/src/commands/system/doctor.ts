import { Command } from 'commander';
import type { CommandContext } from '../../command-options.ts';
import { SERVICE_NAMES, type ServiceName } from '../../connection.ts';
import { CONSUMERS_RULE, checkConsumers } from '../../doctor/check-consumers.ts';
import { COMPARABLE, checkLedgers } from '../../doctor/check-ledgers.ts';
import { checkService } from '../../doctor/check-service.ts';
import { checkTokens, TOKENS_RULE } from '../../doctor/check-tokens.ts';
import { type Check, failedCheck } from '../../doctor/check.ts';
import { ledgerReader } from '../../doctor/ledger-reader.ts';
import { examples } from '../../examples.ts';

/** A week: a weekly doctor run misses nothing and reads only a week of orders. */
const RECENT_DAYS = 7;

/**
 * storefront doctor: checks the rules of each service and those between services, one at a time and without writing. Exits with 1 if one is
 * violated.
 */
export function doctorCommand(context: CommandContext, fail: () => void): Command {
  return new Command('doctor')
    .description('check every invariant and dependency')
    .addHelpText('after', examples('doctor', 'doctor --full --json'))
    .option('--full', `check the entire history, not only the changes of the last ${RECENT_DAYS} days`, false)
    .action(async ({ full }: { full: boolean }) => {
      const since = full ? undefined : new Date(Date.now() - RECENT_DAYS * 24 * 3_600_000);
      const checks = await runChecks(context, since);
      const ok = checks.every((check) => check.ok);
      context.print({ ok, checked: checks.length, checks: checks.map((check) => ({ ...check })) });
      if (!ok) fail();
    });
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
