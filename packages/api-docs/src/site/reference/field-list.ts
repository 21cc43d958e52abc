import { micromark } from 'micromark';
import { escapeHtml } from '../escape-html.ts';
import { factsOf, objectsIn, typeOf } from './describe-schema.ts';
import type { ReferenceDocument, Schema } from './reference-document.ts';

/** A named value: a property, a parameter, or a header. */
export interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly description?: string | undefined;
  readonly isRequired: boolean;
  /** Where the value stands, if that needs saying. */
  readonly location?: string;
}

/** Renders named values as a list, with the fields of the objects within them behind a summary. `open` has the names of the objects around them. */
export function fieldList(
  fields: readonly Field[],
  schemas: ReferenceDocument['components']['schemas'],
  open: readonly string[] = [],
): string {
  return `<ul class="fields">${fields.map((field) => `<li>${fieldOf(field, schemas, open)}</li>`).join('')}</ul>`;
}

/** Renders the fields of the objects that a body contains. */
export function bodyFields(schema: Schema, schemas: ReferenceDocument['components']['schemas']): string {
  const objects = objectsIn(schema, schemas);
  const [first] = objects;
  if (first === undefined) return `<p>${escapeHtml(typeOf(schema, schemas))}</p>`;
  return objects.length === 1
    ? fieldList(fieldsOf(first[1]), schemas, [first[0]])
    : objects.map((object) => inner(object, schemas, [])).join('');
}

const fieldsOf = ({ properties = {}, required = [] }: Schema): readonly Field[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    description: schema.description,
    isRequired: required.includes(name),
  }));

function fieldOf(
  { name, schema, description, isRequired, location }: Field,
  schemas: ReferenceDocument['components']['schemas'],
  open: readonly string[],
): string {
  const marks = [location, isRequired ? 'required' : undefined, schema.deprecated === true ? 'deprecated' : undefined];
  const notes = [escapeHtml(typeOf(schema, schemas)), ...marks.filter((mark) => mark !== undefined).map((mark) => `<b>${mark}</b>`)];
  const text = [description ?? '', ...factsOf(schema, schemas).map((fact) => `${fact}.`)].filter((part) => part !== '').join(' ');
  // An object within itself, such as a category with its children, is shown once.
  const objects = objectsIn(schema, schemas).filter(([type]) => !open.includes(type));
  return `<code>${escapeHtml(name)}</code> <span>${notes.join(' · ')}</span>${micromark(text)}${objects.map((object) => inner(object, schemas, open)).join('')}`;
}

const inner = (
  [name, schema]: readonly [string, Schema],
  schemas: ReferenceDocument['components']['schemas'],
  open: readonly string[],
): string =>
  `<details><summary>Fields${name === '' ? '' : ` of ${escapeHtml(name)}`}</summary>${fieldList(fieldsOf(schema), schemas, [...open, name])}</details>`;
