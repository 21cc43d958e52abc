import { auto } from './auto.ts';
import { building } from './building.ts';
import type { Drawings } from './drawings.ts';
import { electrical } from './electrical.ts';
import { home } from './home.ts';
import { plumbing } from './plumbing.ts';
import { tools } from './tools.ts';

/** Every product's drawing. */
export const allDrawings: Drawings = { ...building, ...tools, ...plumbing, ...electrical, ...auto, ...home };
