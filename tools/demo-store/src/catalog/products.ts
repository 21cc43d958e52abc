import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schemas } from '@storefront/client';
import type { Product } from './product.ts';

const DEPARTMENTS = ['building', 'tools', 'plumbing', 'electrical', 'auto', 'home'];

/** A product as written in `products/*.json`: the body as lines, and specs by heading. An asterisk before a label puts it in the quick-glance grid. */
interface WrittenProduct extends Omit<Product, 'body' | 'specs'> {
  readonly body: readonly string[];
  readonly specs: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Reads all products of the demo store. */
export const readProducts = (): readonly Product[] => DEPARTMENTS.flatMap(readDepartment);

function readDepartment(name: string): Product[] {
  const file = join(import.meta.dirname, '../../products', `${name}.json`);
  const written: readonly WrittenProduct[] = JSON.parse(readFileSync(file, 'utf8'));
  return written.map((product) => ({ ...product, body: `${product.body.join('\n')}\n`, specs: specGroups(product.specs) }));
}

const specGroups = (groups: WrittenProduct['specs']): Schemas['SpecGroup'][] =>
  Object.entries(groups).map(([label, rows]) => ({
    label,
    rows: Object.entries(rows).map(([name, value]) => ({ label: name.replace(/^\*/, ''), value, highlight: name.startsWith('*') })),
  }));
