/** Whether a text is a UUID as this system writes them; what is not can name nothing that is stored. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
