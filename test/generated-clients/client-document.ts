type Responses = Record<string, Record<string, unknown>>;

interface Document {
  readonly paths: Record<string, Record<string, { responses?: Responses }>>;
  readonly components: Record<string, unknown>;
}

const ERROR = {
  description: 'The request was refused.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorEnvelope' } } },
};

/**
 * Returns an OpenAPI document from which the clients are generated: the same, with one response for all errors of an operation, because all have the same body.
 * Their number multiplies the size of a client. Clients offer all response headers as they are.
 */
export function clientDocument(text: string): Document {
  const document = JSON.parse(text) as Document;
  for (const operations of Object.values(document.paths))
    for (const operation of Object.values(operations)) if (operation.responses) operation.responses = withOneError(operation.responses);
  delete document.components.responses;
  return document;
}

function withOneError(responses: Responses): Responses {
  const successes = Object.entries(responses).filter(([status]) => Number(status) < 400);
  return { ...Object.fromEntries(successes.map(([status, { headers: _, ...response }]) => [status, response])), default: ERROR };
}
