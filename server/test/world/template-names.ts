/** The databases that those of the tests are copies of: one that is migrated, and one that holds the small named world too. */
export const templates = { migrated: 'konttori_template', founded: 'konttori_founded' } as const

export type Template = keyof typeof templates
