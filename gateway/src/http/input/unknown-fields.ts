import { z } from 'zod';
import { EACH_ITEM, NAMES_MAX } from './unknown-parameters.ts';

/** The fields of an object, or the items of an array; undefined for a schema without an object. */
type Shape = { readonly fields: ReadonlyMap<string, Shape> } | { readonly items: Shape } | undefined;

const shapes = new WeakMap<z.ZodType, { readonly shape: Shape }>();

/**
 * Returns the paths of the fields of a body that are not in its schema, such as `lines[].uom`: each once, and no more than a warning names. The items of an array
 * count as one, so that 200 lines with the same typo are one path.
 */
export function unknownFields(schema: z.ZodType | undefined, body: unknown): readonly (readonly string[])[] {
  const found = new Map<string, readonly string[]>();
  const visit = (shape: Shape, value: unknown, path: readonly string[]): void => {
    if (shape === undefined || typeof value !== 'object' || value === null || found.size >= NAMES_MAX) return;
    if ('items' in shape) {
      if (Array.isArray(value)) for (const item of value) visit(shape.items, item, [...path, EACH_ITEM]);
      return;
    }
    if (Array.isArray(value)) return;
    for (const [name, field] of Object.entries(value)) {
      const at = [...path, name];
      if (shape.fields.has(name)) visit(shape.fields.get(name), field, at);
      else if (found.size < NAMES_MAX) found.set(at.join('\0'), at);
    }
  };
  if (schema !== undefined) visit(shapeOf(schema), body, []);
  return [...found.values()];
}

function shapeOf(schema: z.ZodType): Shape {
  const known = shapes.get(schema);
  if (known !== undefined) return known.shape;
  const shape = readShape(schema);
  shapes.set(schema, { shape });
  return shape;
}

/** Reads what the schema takes as input. A test over all routes fails if a body has a form that is not read here. */
function readShape(schema: unknown): Shape {
  if (schema instanceof z.ZodObject) {
    const fields: [string, unknown][] = Object.entries(schema.shape);
    return { fields: new Map(fields.map(([name, field]) => [name, readShape(field)])) };
  }
  if (schema instanceof z.ZodArray) {
    const items = readShape(schema.element);
    return items && { items };
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return readShape(schema.unwrap());
  // The input of a preprocessed schema is that of the schema that follows.
  if (schema instanceof z.ZodPipe) return readShape(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  return undefined;
}
