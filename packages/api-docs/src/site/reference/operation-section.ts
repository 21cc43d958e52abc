import { micromark } from 'micromark';
import { escapeHtml } from '../escape-html.ts';
import { codeBlock, sampleGroup } from '../samples/code-samples.ts';
import { consoleForm, isForBrowsers } from './console-form.ts';
import { bodyFields, fieldList } from './field-list.ts';
import type { Content, Operation, ReferenceDocument, Response } from './reference-document.ts';

type Schemas = ReferenceDocument['components']['schemas'];

/** An operation with its location. */
export interface LocatedOperation {
  readonly operation: Operation;
  readonly method: string;
  /** The path, or the type of an event. */
  readonly path: string;
  readonly isEvent: boolean;
}

const LANGUAGES: Readonly<Record<string, string>> = { Shell: 'sh', JavaScript: 'js', Python: 'py' };

/** Renders an operation: what it does, how to send it, and what it accepts and returns. */
export function operationSection({ operation, method, path, isEvent }: LocatedOperation, schemas: Schemas): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const samples = (operation['x-codeSamples'] ?? []).map(({ lang, source }) => {
    const language = LANGUAGES[lang] ?? 'text';
    return { language, html: codeBlock(language, escapeHtml(source)) };
  });
  return [
    `<h2 id="${operationId}">${escapeHtml(summary)} <a class="anchor" href="#${operationId}" aria-label="Link to this section">#</a></h2>`,
    `<p class="target"><b>${isEvent ? 'Event' : method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></p>`,
    micromark(description),
    samples.length === 0 ? '' : sampleGroup(samples),
    isEvent || !isForBrowsers(operation) ? '' : consoleForm(operation, method, path),
    parameters.length === 0 ? '' : `<h3>${isEvent ? 'Headers' : 'Parameters'}</h3>${parameterList(operation, schemas, isEvent)}`,
    requestBody === undefined ? '' : `<h3>Body</h3>${contentOf(requestBody.content, schemas)}`,
    isEvent
      ? ''
      : `<h3>Responses</h3>${Object.entries(responses)
          .map(([status, response]) => responseOf(status, response, schemas))
          .join('')}`,
  ].join('\n');
}

const parameterList = ({ parameters = [] }: Operation, schemas: Schemas, isEvent: boolean): string =>
  fieldList(
    parameters.map(({ name, schema, description, required = false, in: location }) => ({
      name,
      schema,
      description: description ?? schema.description,
      isRequired: required,
      ...(isEvent ? {} : { location }),
    })),
    schemas,
  );

function responseOf(status: string, { description, headers = {}, content = {} }: Response, schemas: Schemas): string {
  const [first = '', ...rest] = description.split('\n\n');
  const isSuccess = status.startsWith('2');
  const list = Object.entries(headers).map(([name, header]) => ({ name, ...header, isRequired: false }));
  return `<details class="responses"><summary><b>${status}</b> ${micromark(first).replace(/^<p>(.*)<\/p>$/s, '$1')}</summary>
${micromark(rest.join('\n\n'))}
${isSuccess ? contentOf(content, schemas) : examplesOf(content)}
${isSuccess && list.length > 0 ? `<details><summary>Headers</summary>${fieldList(list, schemas)}</details>` : ''}</details>`;
}

const contentOf = (content: Content, schemas: Schemas): string =>
  Object.entries(content)
    .map(([type, { schema }]) => (type === 'application/json' ? bodyFields(schema, schemas) : `<p><code>${escapeHtml(type)}</code></p>`))
    .join('') + examplesOf(content);

/** Examples of one body, each with its summary. */
const examplesOf = (content: Content): string =>
  Object.values(content)
    .flatMap(({ examples = {} }) => Object.values(examples))
    .filter(({ value }) => value !== undefined)
    .map(
      ({ summary = 'Example', value }) =>
        `<details><summary>Example: ${escapeHtml(summary)}</summary>${codeBlock('json', escapeHtml(JSON.stringify(value, null, 2)))}</details>`,
    )
    .join('');
