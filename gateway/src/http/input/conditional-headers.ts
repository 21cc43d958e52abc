import { z } from 'zod';

/** Headers of a route that is not in the edge cache but can return 304. Any text is accepted; text without an ETag matches nothing. */
export const ConditionalHeaders = z.object({ 'if-none-match': z.string().optional() });
