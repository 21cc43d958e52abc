import { createHash } from 'node:crypto';
import { escapeHtml } from '../site/escape-html.ts';

/** A released change of the HTTP API or of its events. */
export interface Change {
  /** Never changes, and never names another change. */
  readonly id: string;
  /** The day of its release, as YYYY-MM-DD. */
  readonly date: string;
  readonly kind: 'added' | 'changed' | 'deprecated' | 'removed' | 'fixed';
  readonly title: string;
  /** Plain text. */
  readonly body: string;
}

/** Returns the changes as the body of `/changelog.json`, newest first. */
export const changelogJson = (changes: readonly Change[]): string => JSON.stringify({ data: changes, errors: [] });

/** Returns the changes as an Atom feed (RFC 4287). Its links are relative, so that it is the same on every host. */
export function changelogAtom(changes: readonly Change[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${idOf('changelog')}</id>
  <title>storefront API changelog</title>
  <subtitle>Changes of the HTTP API and of its events</subtitle>
  <author><name>storefront API</name></author>
  <updated>${timeOf(changes[0]?.date ?? '')}</updated>
  <link rel="self" type="application/atom+xml" href="changelog.atom"/>
  <link rel="alternate" type="application/json" href="changelog.json"/>
  <link rel="related" type="text/html" href="docs"/>
${changes.map(entryOf).join('\n')}
</feed>
`;
}

const entryOf = ({ id, date, kind, title, body }: Change): string => `  <entry>
    <id>${idOf(id)}</id>
    <title>${escapeHtml(title)}</title>
    <updated>${timeOf(date)}</updated>
    <published>${timeOf(date)}</published>
    <link rel="alternate" type="application/json" href="changelog.json#${id}"/>
    <category term="${kind}"/>
    <content type="text">${escapeHtml(body)}</content>
  </entry>`;

const timeOf = (date: string): string => `${date}T00:00:00Z`;

/** A permanent ID of the feed or of an entry: a UUID of version 8, from the hash of its name. */
function idOf(name: string): string {
  const hash = createHash('sha256').update(`storefront changelog ${name}`).digest('hex');
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
