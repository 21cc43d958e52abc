import type { z } from 'zod';
import type { ResponseSchema } from './route.ts';

/** What a row of the table says of its good answer. */
export const ok = (description: string, body: z.ZodType): ResponseSchema => ({ status: 200, description, body });
export const created = (description: string, body: z.ZodType): ResponseSchema => ({ status: 201, description, body });
export const accepted = (description: string, body: z.ZodType): ResponseSchema => ({ status: 202, description, body });
export const gone = (description: string): ResponseSchema => ({ status: 204, description });
