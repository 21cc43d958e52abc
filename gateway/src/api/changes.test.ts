import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { changelogAtom, changelogJson } from '@storefront/api-docs/site';
import { findTestProgram } from '@storefront/backing-servers/testing';
import { skippedIf } from '@storefront/lifecycle/testing';
import { parseAtomFeed } from 'feedsmith';
import { CHANGES } from './changes.ts';

const xmllint = await findTestProgram('xmllint');

test('the changes have unique IDs and real dates, newest first', () => {
  const dates = CHANGES.map(({ date }) => date);

  expect(new Set(CHANGES.map(({ id }) => id)).size).toBe(CHANGES.length);
  expect(dates.map((date) => new Date(date).toISOString().slice(0, 10))).toEqual(dates);
  expect(dates.toSorted().toReversed()).toEqual(dates);
});

describe('the Atom feed', () => {
  skippedIf(xmllint.missing, test)('is well-formed to xmllint', () => {
    const { file, env } = xmllint;
    const { status, stderr } = spawnSync(file, ['--noout', '--nonet', '-'], { env, input: changelogAtom(CHANGES), encoding: 'utf8' });

    expect([status, stderr]).toEqual([0, '']);
  });

  test('has the same entries as the JSON to a reader of feeds', () => {
    const { data, errors } = JSON.parse(changelogJson(CHANGES));
    const feed = parseAtomFeed(changelogAtom(CHANGES));

    expect(errors).toEqual([]);
    expect(feed.links?.find(({ rel }) => rel === 'self')?.href).toBe('changelog.atom');
    expect(feed.entries?.map(({ links }) => links?.find(({ rel }) => rel === 'alternate')?.href)).toEqual(
      data.map(({ id }: (typeof CHANGES)[number]) => `changelog.json#${id}`),
    );
    expect(feed.updated).toBe(`${data[0].date}T00:00:00Z`);
    expect(
      feed.entries?.map(({ updated, title, content, categories }) => ({
        date: String(updated).slice(0, 10),
        kind: categories?.[0]?.term,
        title: textOf(title),
        body: textOf(content),
      })),
    ).toEqual(data.map(({ date, kind, title, body }: (typeof CHANGES)[number]) => ({ date, kind, title, body })));
    expect(new Set(feed.entries?.map(({ id }) => id)).size).toBe(CHANGES.length);
  });
});

/** A text construct, which some readers return with its type. */
const textOf = (text: unknown): unknown => (typeof text === 'object' && text !== null && 'value' in text ? text.value : text);
