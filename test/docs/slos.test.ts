import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { selectorsIn } from '../support/telemetry/promql.ts';
import { alerts, recordings, writtenQueries } from '../support/telemetry/written-queries.ts';

interface ServiceLevels {
  readonly version: string;
  readonly slos: readonly {
    readonly name: string;
    readonly objective: number;
    readonly description: string;
    readonly sli: { readonly events: { readonly error_query: string; readonly total_query: string } };
  }[];
}

const path = join(import.meta.dirname, '../../deploy/helm/storefront/files/slos.yaml');
const { version, slos } = parse(readFileSync(path, 'utf8')) as ServiceLevels;
const JOURNEYS = ['browse', 'cart', 'checkout', 'login', 'webhooks'];
/** The series of each kind of objective, and the alert on its budget. */
const KINDS = {
  availability: { errors: 'storefront:journey_failed:rate5m', total: 'storefront:journey_all:rate5m', alert: 'JourneyFails' },
  latency: { errors: 'storefront:journey_slow:rate5m', total: 'storefront:journey_timed:rate5m', alert: 'JourneySlow' },
} as const;
const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[];

const expressionOf = (record: string): string => recordings().find((rule) => rule.record === record)?.expr ?? '';

test('every journey has an objective for availability and one for latency', () => {
  expect(version).toBe('prometheus/v1');
  expect(slos.map(({ name }) => name)).toEqual(JOURNEYS.flatMap((journey) => kinds.map((kind) => `${journey}-${kind}`)));
});

test.each(slos)('$name counts the requests that the rules record for its journey', ({ name, sli: { events } }) => {
  const [journey, kind = ''] = name.split('-');
  const { errors, total } = KINDS[kind as keyof typeof KINDS];

  for (const [query, series] of [
    [events.error_query, errors],
    [events.total_query, total],
  ] as const) {
    expect(selectorsIn(query.replace('{{.window}}', '1h'))).toEqual([
      { series, matchers: [{ label: 'journey', operator: '=', value: journey }], groupedBy: ['namespace'] },
    ]);
    expect(expressionOf(series)).not.toBe('');
  }
});

test.each(kinds)('the alert and the dashboard use the budgets of the objectives for %s', (kind) => {
  const budgets = new Set(slos.filter(({ name }) => name.endsWith(kind)).map(({ objective }) => Number((1 - objective / 100).toFixed(4))));
  const { alert, errors } = KINDS[kind];
  const rule = alerts().find((found) => found.alert === alert)?.expr ?? '';
  const panel = writtenQueries().find(
    ({ where, expression }) => where.startsWith('dashboard') && expression.includes(errors) && expression.includes('[30d]'),
  );

  expect(budgets.size).toBe(1);
  const [budget] = budgets;
  expect(new Set([...rule.matchAll(/> (?:14\.4|6) \* ([\d.]+)/g)].map((match) => match[1]))).toEqual(new Set([String(budget)]));
  expect(panel?.expression).toMatch(new RegExp(`/ ${budget}$`));
});

test('a request is slow from the duration that its objective names', () => {
  const recorded = [...expressionOf('storefront:journey_fast:rate5m').matchAll(/le="([\d.]+)"\}, "journey", "(\w+)"/g)].map(
    ([, seconds, journey]) => [`${journey}-latency`, seconds],
  );
  const described = slos.flatMap(({ name, description }) => {
    const seconds = /at most ([\d.]+) s\.$/.exec(description)?.[1];
    return seconds === undefined ? [] : [[name, seconds]];
  });

  expect(recorded.length).toBe(JOURNEYS.length - 1);
  expect(described).toEqual(recorded);
});
