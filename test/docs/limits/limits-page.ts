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
  /** The headings of the table, if they differ from the usual ones. */
  readonly headings?: readonly string[];
  /** A note below the table. */
  readonly note?: string;
}

const waitsOf = (waitsMs: readonly number[]): string =>
  `${waitsMs.length + 1} times: immediately, then after ${waitsMs.map(durationText).join(', ')}`;

/** The sections of docs/limits.md, in order. */
export const sections: readonly Section[] = [
  {
    title: 'Requests',
    limits: requests,
    note: 'A 304 does not count against the rate. A client address is an IPv4 address or the /64 network of an IPv6 address, as reported by the proxies in `TRUSTED_PROXIES`. `Retry-After` of a rate limit never exceeds 60. Without Redis, each gateway decides alone, with the rates divided by the number of running gateways and rounded down.',
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
    headings: ['What', 'Kept for', 'Tables', 'Defined in'],
    limits: retention,
    note:
      'A sweep named `purge-…` deletes rows after this time. Tables that are not listed here are permanent or bounded; ' +
      '`test/docs/retention.db.test.ts` lists each with its reason, and fails for a table that is in neither list. ' +
      'The record of a handled event must outlive every copy of the event. An event in the outbox can be published again until it is deleted after 14 days, ' +
      'and the stream keeps that copy for 7 more; the last day is a margin.',
  },
];

const HEADINGS = ['What', 'Limit', 'Beyond it', 'Defined in'];

const INTRODUCTION = `# Limits

Generated from the constants by \`npm run docs\`; edit \`test/docs/limits/\` instead of this page. The comment on each constant explains its value.
`;

/** The text of docs/limits.md. */
export const limitsPage = (): string => [INTRODUCTION, ...sections.map(sectionText)].join('\n');

const sectionText = ({ title, limits, note, headings = HEADINGS }: Section): string =>
  [
    `## ${title}`,
    '',
    `| ${headings.join(' | ')} |`,
    '| --- | --- | --- | --- |',
    ...limits.map(rowText),
    ...(note === undefined ? [] : ['', note]),
    '',
  ].join('\n');

function rowText({ what, limit = '{}', beyond = '', constant, file }: Limit): string {
  const [name = '', value = Number.NaN] = Object.entries(constant)[0] ?? [];
  return `| ${what} | ${limit.replace('{}', valueText(name, value))} | ${beyond} | \`${file}\` \`${name}\` |`;
}
