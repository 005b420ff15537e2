import { oneOf, optional, Type } from './shapes.ts'

/** What an answer may be asked to tell besides. */
export type Inclusion = keyof typeof told

const told = {
  names: '`names`: answer the names of the records that the ids in the answer are of, as `names`.',
  may: '`may`: answer with each record which operations the caller may carry out on it, as `may`.',
} as const

/** The parameter by which an answer is asked to tell more. */
export const includable = (...inclusions: readonly [Inclusion, ...Inclusion[]]) => {
  const [only] = inclusions
  if (inclusions.length === 1) return optional(oneOf([only], { description: told[only] }))
  const one = `(${inclusions.join('|')})`
  return optional(
    Type.String({
      pattern: `^${one}(,${one}){0,${inclusions.length - 1}}$`,
      description: `With commas between. ${inclusions.map(each => told[each]).join(' ')}`,
      examples: [inclusions.join()],
    }),
  )
}

/** Whether a query asks for it. */
export const includes = (query: unknown, inclusion: Inclusion): boolean => {
  const { include } = (query ?? {}) as { readonly include?: string }
  return include?.split(',').includes(inclusion) ?? false
}
