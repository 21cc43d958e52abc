import { isAppError } from '@storefront/errors';
import { Command } from 'commander';
import type { CommandContext } from '../command-kit.ts';
import { SERVICE_NAMES, type ServiceName } from '../connection.ts';
import type { Check } from '../doctor/check.ts';
import { checkConsumers } from '../doctor/check-consumers.ts';
import { checkLedgers } from '../doctor/check-ledgers.ts';
import { operatorCaller } from '../operator-caller.ts';

/** storefront doctor: what must hold in each service and between them, and what they depend on; read-only. Exit 1 when something is broken. */
export function doctorCommand(context: CommandContext, fail: () => void): Command {
  return new Command('doctor').description('checks every invariant and dependency').action(async () => {
    const { clients } = context;
    const [own, consumers, between] = await Promise.all([
      Promise.all(SERVICE_NAMES.map((service) => checksOf(context, service))),
      checkConsumers(clients),
      checkLedgers(clients),
    ]);
    const checks = [...own.flat(), consumers, ...between];
    const ok = checks.every((check) => check.ok);
    context.answer({ ok, checks: checks.map((check) => ({ ...check })) });
    if (!ok) fail();
  });
}

async function checksOf({ clients }: CommandContext, service: ServiceName): Promise<Check[]> {
  try {
    const { checks } = await clients.operations(service).checkInvariants({}, operatorCaller());
    return [
      { name: `${service}.answers`, ok: true, detail: '' },
      ...checks.map(({ name, ok, detail }) => ({ name: `${service}.${name}`, ok, detail })),
    ];
  } catch (error) {
    if (!isAppError(error)) throw error;
    return [{ name: `${service}.answers`, ok: false, detail: error.message }];
  }
}
