import { createHash } from 'node:crypto';
import type { Product } from '../domain/product.ts';

/** A tag of the product's content: it changes with everything that readers could see of it but the band. */
export const contentTag = ({ stockQuantity: _count, ...content }: Product): string =>
  `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url')}"`;
