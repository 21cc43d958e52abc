const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is an id as this API writes them. Anything else names nothing, and must not reach a uuid column. */
export const isUuid = (text: string): boolean => UUID.test(text);
