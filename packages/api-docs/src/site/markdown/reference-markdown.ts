import { factsOf, objectsIn, typeOf } from '../reference/describe-schema.ts';
import type { LocatedOperation } from '../reference/operation-section.ts';
import type { Content, Operation, ReferenceDocument, Schema } from '../reference/reference-document.ts';
import type { ReferencePage } from '../reference/reference-pages.ts';
import { relinked } from './markdown-links.ts';

type Schemas = ReferenceDocument['components']['schemas'];

/** Renders a page of the reference as Markdown. `base` leads from the page to the root of the service, to which its links are relative. */
export function referenceMarkdown(
  { title, description, operations }: ReferencePage,
  { components }: ReferenceDocument,
  base: string,
): string {
  const { schemas } = components;
  const source = [`# ${title}`, description, ...operations.map((located) => operationMarkdown(located, schemas))].join('\n\n');
  const relink = (target: string): string => {
    if (/^(?:https?:|#)/.test(target)) return target;
    const [path = '', anchor] = target.split('#');
    // The folder of the guides leads to the first one.
    const page = path === 'docs/guides' ? 'docs/guides/quickstart' : path;
    return `${base}${page}${/^docs(?:\/|$)/.test(page) ? '.md' : ''}${anchor === undefined ? '' : `#${anchor}`}`;
  };
  return `${relinked(source, relink)}\n`;
}

/** Renders an operation: what it does, what it accepts and returns, and how to send it with curl. */
function operationMarkdown({ operation, method, path, isEvent }: LocatedOperation, schemas: Schemas): string {
  const { summary, description, parameters = [], requestBody, responses } = operation;
  const listed = parameters.map(({ name, in: location, required, ...rest }) =>
    fieldLine({ name, ...rest, marks: [...(isEvent ? [] : [location]), ...(required ? ['required'] : [])] }, schemas),
  );
  return [
    `## ${summary}`,
    isEvent ? `Event \`${path}\`` : `\`${method.toUpperCase()} ${path}\``,
    description,
    ...section(isEvent ? 'Headers' : 'Parameters', listed),
    ...section('Body', contentLines(requestBody?.content, schemas)),
    ...(isEvent ? [] : section('Responses', responseLines(responses, schemas))),
    ...sampleOf(operation),
  ].join('\n\n');
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`### ${title}`, lines.join('\n')];

const responseLines = (responses: Operation['responses'], schemas: Schemas): readonly string[] =>
  Object.entries(responses).flatMap(([status, { description, content }]) => [
    `- **${status}** ${oneLine(description)}`,
    ...(status.startsWith('2') ? contentLines(content, schemas).map((line) => `  ${line}`) : []),
  ]);

function contentLines(content: Content | undefined, schemas: Schemas): readonly string[] {
  return Object.entries(content ?? {}).flatMap(([type, { schema }]) =>
    type === 'application/json' ? bodyLines(schema, schemas, []) : [`- \`${type}\``],
  );
}

/** The fields of the objects that a body contains, each object once. */
function bodyLines(schema: Schema, schemas: Schemas, open: readonly string[]): readonly string[] {
  return objectsIn(schema, schemas)
    .filter(([name]) => !open.includes(name))
    .flatMap(([name, { properties = {}, required = [] }]) =>
      Object.entries(properties).flatMap(([field, inner]) => [
        fieldLine({ name: field, schema: inner, marks: required.includes(field) ? [] : ['optional'] }, schemas),
        ...bodyLines(inner, schemas, [...open, name]).map((line) => `  ${line}`),
      ]),
    );
}

interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly description?: string;
  readonly marks: readonly string[];
}

function fieldLine({ name, schema, description = schema.description, marks }: Field, schemas: Schemas): string {
  const notes = [typeOf(schema, schemas), ...marks, ...(schema.deprecated === true ? ['deprecated'] : [])];
  const facts = factsOf(schema, schemas).map((fact) => `${fact}.`);
  return oneLine(`- \`${name}\` (${notes.join(', ')}) ${[description ?? '', ...facts].join(' ')}`);
}

function sampleOf({ 'x-codeSamples': samples = [] }: Operation): readonly string[] {
  const shell = samples.find(({ lang }) => lang === 'Shell');
  return shell === undefined ? [] : [`\`\`\`sh\n${shell.source}\n\`\`\``];
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
