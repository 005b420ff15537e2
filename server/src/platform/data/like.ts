/** Text in a pattern of LIKE, whose wildcards are escaped in it. */
export const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** A pattern of LIKE for text anywhere. */
export const containing = (text: string): string => `%${literal(text)}%`
