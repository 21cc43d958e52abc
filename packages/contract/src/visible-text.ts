/** Removes characters that are not shown, such as zero-width spaces, soft hyphens, and byte order marks, which copied text contains. */
export const withoutInvisible = (text: string): string => text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
