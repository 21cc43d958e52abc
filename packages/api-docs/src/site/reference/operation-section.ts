import { micromark } from 'micromark';
import { escapeHtml } from '../escape-html.ts';
import { codeBlock, sampleGroup } from '../samples/code-samples.ts';
import { consoleForm, hasConsole } from './console-form.ts';
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

const LANGUAGES: Readonly<Record<string, string>> = { Shell: 'sh', JavaScript: 'js', Python: 'py', Go: 'go' };

/** Renders an operation: what it does, how to send it, and what it accepts and returns. On a wide screen, the samples stand beside the text. */
export function operationSection({ operation, method, path, isEvent }: LocatedOperation, schemas: Schemas): string {
  const { operationId, summary, description, requestBody, responses } = operation;
  const samples = (operation['x-codeSamples'] ?? []).map(({ lang, source }) => {
    const language = LANGUAGES[lang] ?? 'text';
    return { language, html: codeBlock(language, source) };
  });
  const beside = [
    samples.length === 0 ? '' : sampleGroup(samples),
    isEvent ? examplesOf(requestBody?.content ?? {}, ' open') : '',
    isEvent || !hasConsole(operation) ? '' : consoleForm(operation, method, path),
  ]
    .filter((part) => part !== '')
    .join('\n');
  const reference = [
    parameterLists(operation, schemas),
    requestBody === undefined ? '' : `<h3>Body</h3>${contentOf(requestBody.content, schemas, !isEvent)}`,
    isEvent ? '' : `<h3>Responses</h3>${responsesOf(responses, schemas)}`,
  ].join('\n');
  return [
    '<section class="operation"><div>',
    `<h2 id="${operationId}">${escapeHtml(summary)} <a class="anchor" href="#${operationId}" aria-label="Link to this section">#</a></h2>`,
    `<p class="target"><b>${isEvent ? 'Event' : method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></p>`,
    micromark(description),
    `</div>${beside === '' ? '' : `<div class="beside">${beside}</div>`}<div>${reference}</div></section>`,
  ].join('\n');
}

/** The parameters of an operation. Its headers, most of which all operations have, are behind a summary. */
function parameterLists({ parameters = [] }: Operation, schemas: Schemas): string {
  const listOf = (list: typeof parameters): string =>
    fieldList(
      list.map(({ name, schema, description, required = false, in: location }) => ({
        name,
        schema,
        description: description ?? schema.description,
        isRequired: required,
        location,
      })),
      schemas,
    );
  const headers = parameters.filter((parameter) => parameter.in === 'header');
  const others = parameters.filter((parameter) => parameter.in !== 'header');
  const names = headers.map(({ name }) => name);
  return `${others.length === 0 ? '' : `<h3>Parameters</h3>${listOf(others)}`}${behindSummary('Headers', names, listOf(headers))}`;
}

/** The responses of an operation. Its errors, most of which all operations have, are behind a summary. */
function responsesOf(responses: Operation['responses'], schemas: Schemas): string {
  const all = Object.entries(responses);
  const errors = all.filter(([status]) => /^[45]/.test(status));
  const statuses = errors.map(([status]) => status);
  const listOf = (list: typeof all): string => list.map(([status, response]) => responseOf(status, response, schemas)).join('');
  return `${listOf(all.filter((each) => !errors.includes(each)))}${behindSummary('Errors', statuses, listOf(errors))}`;
}

const behindSummary = (title: string, names: readonly string[], html: string): string =>
  names.length === 0
    ? ''
    : `<details><summary>${title}: ${names.map((name) => `<code>${escapeHtml(name)}</code>`).join(' ')}</summary>${html}</details>`;

function responseOf(status: string, { description, headers = {}, content = {} }: Response, schemas: Schemas): string {
  const [first = '', ...rest] = description.split('\n\n');
  const isSuccess = status.startsWith('2');
  const list = Object.entries(headers).map(([name, header]) => ({ name, ...header, isRequired: false }));
  return `<details class="responses"><summary><b>${status}</b> ${micromark(first).replace(/^<p>(.*)<\/p>$/s, '$1')}</summary>
${micromark(rest.join('\n\n'))}
${isSuccess ? contentOf(content, schemas) : examplesOf(content)}
${isSuccess && list.length > 0 ? `<details><summary>Headers</summary>${fieldList(list, schemas)}</details>` : ''}</details>`;
}

const contentOf = (content: Content, schemas: Schemas, withExamples = true): string =>
  Object.entries(content)
    .map(([type, { schema }]) => (type === 'application/json' ? bodyFields(schema, schemas) : `<p><code>${escapeHtml(type)}</code></p>`))
    .join('') + (withExamples ? examplesOf(content) : '');

/** Examples of one body, each with its summary. */
const examplesOf = (content: Content, state = ''): string =>
  Object.values(content)
    .flatMap(({ examples = {} }) => Object.values(examples))
    .filter(({ value }) => value !== undefined)
    .map(
      ({ summary = 'Example', value }) =>
        `<details${state}><summary>Example: ${escapeHtml(summary)}</summary>${codeBlock('json', JSON.stringify(value, null, 2))}</details>`,
    )
    .join('');
