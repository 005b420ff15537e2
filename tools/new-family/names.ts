/** A family's names in every form in which its files write them. */
export interface Names {
  readonly wing: string
  /** In snake_case: `service_visits`, `service_visit`. */
  readonly plural: string
  readonly singular: string
  readonly tag: string
}

/** The singular of an English plural; irregular ones are told. */
export const singularOf = (plural: string): string =>
  plural.endsWith('ies')
    ? `${plural.slice(0, -3)}y`
    : /(?:ss|x|zz|ch|sh)es$/.test(plural)
      ? plural.slice(0, -2)
      : plural.replace(/s$/, '')

export const camel = (snake: string): string =>
  snake.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

export const pascal = (snake: string): string => camel(`_${snake}`)

export const kebab = (snake: string): string => snake.replaceAll('_', '-')

export const words = (snake: string): string => snake.replaceAll('_', ' ')

/** What stands in the skeleton between braces, by what it becomes. */
export function replacements(
  { plural, singular, tag }: Names,
  { migration, isNewTag }: { readonly migration: string; readonly isNewTag: boolean },
): ReadonlyMap<string, string> {
  const one = words(singular)
  const capitalised = words(plural).replace(/^./, letter => letter.toUpperCase())
  return new Map([
    ['thing', camel(singular)],
    ['things', camel(plural)],
    ['Thing', pascal(singular)],
    ['Things', pascal(plural)],
    ['thing_', singular],
    ['things_', plural],
    ['things-', kebab(plural)],
    ['words', one],
    ['all words', words(plural)],
    ['a words', `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`],
    ['tag', tag],
    // Of contracts that share a tag one says what stands under it.
    ['about', isNewTag ? `\n  about: '${capitalised} of the organisation.',` : ''],
    ['migration', migration],
  ])
}
