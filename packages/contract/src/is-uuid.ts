const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reports whether a text is a UUID. Check it before using an ID in a query: Postgres rejects other text in a uuid column, which would surface as an internal error. */
export const isUuid = (text: string): boolean => UUID.test(text);
