import { renderMarkdown, slugOf } from '../guides/render-markdown.ts';
import type { Mode, PageContent } from '../page-frame.ts';
import type { SitePage } from '../site.ts';
import { hasConsole } from './console-form.ts';
import { operationSection, type LocatedOperation } from './operation-section.ts';
import type { ReferenceDocument } from './reference-document.ts';

/** A page of the reference. */
export interface ReferencePage extends SitePage {
  readonly modes: readonly Mode[];
  readonly description: string;
  readonly operations: readonly LocatedOperation[];
}

/** The introduction stands at `/docs` itself. */
const INTRODUCTION_ADDRESS = '../docs';

const BOTH: readonly Mode[] = ['sandbox', 'live'];

const SECRET_KEYS = 'Operations that only your server sends, without a shopper, have no console here. Run their samples there.';

/** Returns the pages of the reference: the introduction, and each section of operations. */
export function referencePages({ info, tags = [], paths, webhooks = {} }: ReferenceDocument): readonly ReferencePage[] {
  const located = [...locatedIn(paths, false), ...locatedIn(webhooks, true)];
  const introduction = {
    title: 'Introduction',
    address: INTRODUCTION_ADDRESS,
    modes: BOTH,
    description: info.description,
    // A document without tags is one page.
    operations: tags.length === 0 ? located : [],
  };
  const sections = tags.map(({ name, description }): ReferencePage => ({
    title: name,
    address: `reference/${slugOf(name)}`,
    modes: name === 'Sandbox' ? ['sandbox'] : BOTH,
    description,
    operations: located.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return [introduction, ...sections];
}

const locatedIn = (operations: ReferenceDocument['paths'], isEvent: boolean): readonly LocatedOperation[] =>
  Object.entries(operations).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ operation, method, path, isEvent })),
  );

/** Renders a page of the reference. Links in the document are relative to the root of the service. */
export function renderReference(page: ReferencePage, { info, components }: ReferenceDocument, base: string): PageContent {
  const isIntroduction = page.address === INTRODUCTION_ADDRESS;
  const title = isIntroduction ? `${info.title} ${info.version}` : page.title;
  const documents = 'The reference is also available as [OpenAPI](openapi.json) and [AsyncAPI](asyncapi.json) documents.';
  const hasOwnPages = isIntroduction && page.operations.length === 0;
  const isPartly = !isIntroduction && page.operations.some(({ operation, isEvent }) => !isEvent && !hasConsole(operation));
  const source = [`# ${title}`, page.description, ...(hasOwnPages ? [documents] : []), ...(isPartly ? [SECRET_KEYS] : [])].join('\n\n');
  const content = renderMarkdown(
    source,
    (target) => (/^(?:https?:|#)/.test(target) ? target : `${base}../${target}`),
    (target) => target,
  );
  return {
    title: isIntroduction ? 'API reference' : title,
    html: [content.html, ...page.operations.map((located) => operationSection(located, components.schemas))].join('\n'),
    sections: [...content.sections, ...page.operations.map(({ operation }) => ({ id: operation.operationId, title: operation.summary }))],
  };
}
