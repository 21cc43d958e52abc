import { z } from 'zod';

/** An object under a name of its own in the OpenAPI document. */
export const named = <Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) => z.object(shape).meta({ id });
