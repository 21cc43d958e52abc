const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be an id at all. Anything else names nothing, and must not reach a uuid column: Postgres would call it a fault of ours. */
export const isUuid = (text: string): boolean => UUID.test(text);
