import { RETRY_SCHEDULES } from '../../../services/webhooks/src/domain/retry-schedule.ts';
import { cartsAndOrders } from './carts-and-orders.ts';
import type { Limit } from './limit.ts';
import { listsAndFields } from './lists-and-fields.ts';
import { requests } from './requests.ts';
import { retention } from './retention.ts';
import { sandbox } from './sandbox.ts';
import { durationText, valueText } from './value-text.ts';
import { webhooksAndEvents } from './webhooks-and-events.ts';

interface Section {
  readonly title: string;
  readonly limits: readonly Limit[];
  /** A note below the list. */
  readonly note?: string;
}

const waitsOf = (waitsMs: readonly number[]): string =>
  `${waitsMs.length + 1} times: immediately, then after ${waitsMs.map(durationText).join(', ')}`;

/** The sections of docs/limits.md, in order. */
export const sections: readonly Section[] = [
  {
    title: 'Requests',
    limits: requests,
    note: 'A 304 does not count. Every 429 has `Retry-After`, which is at most 60 for a rate limit. A client address is an IPv4 address or the /64 network of an IPv6 address, as reported by `TRUSTED_PROXIES`. Without Redis, each gateway allows its share of each rate.',
  },
  { title: 'Lists and fields', limits: listsAndFields },
  { title: 'Carts, orders, payments', limits: cartsAndOrders },
  { title: 'Sandbox', limits: sandbox },
  {
    title: 'Webhooks and events',
    limits: webhooksAndEvents,
    note:
      `A live delivery is tried ${waitsOf(RETRY_SCHEDULES.live)}, each up to a fifth longer or shorter. ` +
      `A sandbox delivery is tried ${waitsOf(RETRY_SCHEDULES.sandbox)}. ` +
      'A `Retry-After` from the endpoint is honored between the scheduled wait and twice that wait.',
  },
  {
    title: 'Retention',
    limits: retention,
    note: 'A sweep named `purge-…` deletes the rows of the tables in parentheses after this time. Other tables are permanent or bounded; `test/docs/retention.db.test.ts` says why.',
  },
];

const INTRODUCTION = `# Limits

What happens beyond a limit is in parentheses.
`;

/** The text of docs/limits.md. */
export const limitsPage = (): string => [INTRODUCTION, ...sections.map(sectionText)].join('\n');

const sectionText = ({ title, limits, note }: Section): string =>
  [`## ${title}`, '', ...limits.map(lineText), ...(note === undefined ? [] : ['', note]), ''].join('\n');

const lineText = ({ what, limit = '{}', beyond, constant }: Limit): string =>
  Object.entries(constant).reduce(
    (line, [name, value]) => line.replace('{}', valueText(name, value)),
    `- ${what}: ${limit}${beyond === undefined ? '' : ` (${beyond})`}`,
  );
