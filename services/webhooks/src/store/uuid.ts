const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the text may name a row at all; Postgres would refuse anything else as a fault of ours. */
export const isUuid = (text: string): boolean => UUID.test(text);
