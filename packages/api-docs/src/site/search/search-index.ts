import MiniSearch from 'minisearch';
import { slugOf } from '../guides/render-markdown.ts';
import type { ReferencePage } from '../reference/reference-pages.ts';

/** A page of Markdown to be found. */
export interface SearchedPage {
  readonly title: string;
  /** Relative to the folder `/docs/`. */
  readonly address: string;
  readonly source: string;
}

/** A section to be found. `id` is its address. */
interface Found {
  readonly id: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

/** The browser loads the index with the same options. */
const OPTIONS = { fields: ['title', 'heading', 'text'], storeFields: ['title', 'heading'] };

/** Builds the index of the guides and of the reference, as JSON for the search box. */
export function searchIndex(pages: readonly SearchedPage[], reference: readonly ReferencePage[]): string {
  const index = new MiniSearch<Found>(OPTIONS);
  const described = reference.map(({ title, address, description }) => ({ title, address, source: description }));
  index.addAll([...pages, ...described].flatMap(sectionsOf));
  index.addAll(reference.flatMap(operationsOf));
  return JSON.stringify({ options: OPTIONS, index });
}

function sectionsOf({ title, address, source }: SearchedPage): readonly Found[] {
  return source.split(/^###? /m).map((section, at) => {
    const heading = at === 0 ? '' : plain(section.slice(0, section.indexOf('\n')));
    return { id: at === 0 ? address : `${address}#${slugOf(heading)}`, title, heading, text: plain(section) };
  });
}

const operationsOf = ({ title, address, operations }: ReferencePage): readonly Found[] =>
  operations.map(({ operation: { operationId, summary, description, parameters = [] }, method, path }) => ({
    id: `${address}#${operationId}`,
    title,
    heading: summary,
    text: [operationId, method, path, plain(description), ...parameters.map(({ name }) => name)].join(' '),
  }));

/** Markdown without its marks and the targets of its links. */
const plain = (source: string): string =>
  source
    .replaceAll(/\]\([^)]*\)/g, ' ')
    .replaceAll(/[`*#|[\]]/g, '')
    .trim();
