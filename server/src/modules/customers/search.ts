/** A pattern for text anywhere; what LIKE would read as a sign stands for itself. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
