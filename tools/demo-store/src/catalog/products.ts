import { auto } from './auto.ts';
import { building } from './building.ts';
import { electrical } from './electrical.ts';
import { home } from './home.ts';
import { plumbing } from './plumbing.ts';
import type { Product } from './product.ts';
import { tools } from './tools.ts';

/** All products of the demo store. */
export const products: readonly Product[] = [...building, ...tools, ...plumbing, ...electrical, ...auto, ...home];
