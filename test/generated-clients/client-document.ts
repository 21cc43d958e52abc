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
 * Returns the document from which the clients are generated: an OpenAPI document with one response for all errors of an operation, which have the same body.
 * Otherwise, a client is five times as long. Clients offer the headers of responses as they are.
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
  return { ...Object.fromEntries(successes.map(([status, response]) => [status, { ...response, headers: undefined }])), default: ERROR };
}
