/** The verbs that most nouns have, with their meaning, which is the same for every noun. */
export const STANDARD_VERBS = {
  list: 'lists the resources that match its filters',
  get: 'prints one resource',
  create: 'creates a resource; its name must be new',
  update: 'changes the given fields of a resource',
  set: 'stores a value under its name, and replaces the earlier one',
  delete: 'deletes a resource',
  import: 'reads resources from a file',
  export: 'writes all resources to stdout, in the form that import reads',
} as const;

/** The verbs of single nouns. */
export const DOMAIN_VERBS = [
  'adjust',
  'advance',
  'aging',
  'apply',
  'cancel',
  'clear',
  'close',
  'deliver',
  'dispute',
  'download',
  'end',
  'hide',
  'listen',
  'payments',
  'record-payment',
  'redeliver',
  'redrive',
  'refund',
  'refund-credit',
  'reopen',
  'replay',
  'republish',
  'reset',
  'restock',
  'retry',
  'reverse-payment',
  'revoke',
  'ship',
  'statement',
  'tail',
  'tax',
  'trigger',
  'unhide',
  'use',
  'verify',
  'void',
] as const;

/** A verb of the command. */
export type Verb = keyof typeof STANDARD_VERBS | (typeof DOMAIN_VERBS)[number];
