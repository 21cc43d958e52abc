import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { CALLERS_OF, SERVICE_NAMES } from './peers.ts';

const CHART_SERVICES = new URL('../../../deploy/helm/storefront/files/services.json', import.meta.url);

test('services.json of the chart lists the callers and callees of each service, which an upgrade replaces first', () => {
  const services = JSON.parse(readFileSync(CHART_SERVICES, 'utf8')) as Record<string, { callers: string[]; calls: string[]; wave: number }>;

  const callers = Object.entries(services).map(([name, service]) => [name, service.callers]);
  expect(Object.fromEntries(callers)).toEqual(CALLERS_OF);
  for (const name of SERVICE_NAMES) {
    const callees = SERVICE_NAMES.filter((other) => CALLERS_OF[other].includes(name));
    expect(services[name]?.calls).toEqual(callees);
    for (const callee of seen('callees', callees, 0)) expect(services[callee]?.wave).toBeLessThan(services[name]?.wave ?? 0);
  }
});
