import { createHmac } from 'node:crypto';

/** What the sandbox signs with: equal in every process of a system, since they share the service credential, and of no use elsewhere. */
export const sandboxSecret = (serviceToken: string): string =>
  createHmac('sha256', serviceToken).update('sandbox payment notifications').digest('base64url');
