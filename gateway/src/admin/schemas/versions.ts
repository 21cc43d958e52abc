import { z } from 'zod';
import type { Reply } from '../../http/replies/reply.ts';

/** The version of a detail, which is also its ETag. */
export const versionField = z.string().meta({
  description:
    'Changes with any other field. Send it, in quotes, as `If-Match`, so that a change that another one has preceded is refused with 412.',
  examples: ['mzJ2o0t4pYxkQ0x4lV5u1g'],
});

/** Adds the ETag of a detail. */
export const versioned = (reply: Reply, version: string): Reply => ({ ...reply, headers: { ...reply.headers, ETag: `"${version}"` } });
