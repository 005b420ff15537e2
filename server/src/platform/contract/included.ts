import { nameableIn, WithNames } from './names.ts'
import type { Operation } from './operation.ts'
import { describedAs, object, optional, type TObject, Type } from './shapes.ts'

/** What an answer may have besides what is asked for, by the words of `include`. */
const words = {
  may: 'what the caller may do with each record, as its `may`',
  names: 'the names of the records that the ids in the answer are of, as `names`',
} as const
type Word = keyof typeof words

/** Which words an operation knows. */
const wordsOf = (operation: Operation): Word[] => [
  ...(operation.may ? (['may'] as const) : []),
  ...(nameableIn(operation) ? (['names'] as const) : []),
]

/** A list or record whose answer may have more takes `include`, and says what comes with it. */
export function withIncluded(operation: Operation): Operation {
  const known = wordsOf(operation)
  if (known.length === 0) return operation
  const { query = object({}) } = operation
  const whole = { ...operation, query: object({ ...query.properties, include: includeOf(known) }) }
  return known.includes('names') ? { ...whole, answers: namedAnswerOf(operation) } : whole
}

/** The description has the answer as it is without names, and says what comes beside it. */
function namedAnswerOf({ answers }: Operation) {
  const { properties } = answers as TObject
  const whole = object({ ...properties, ...WithNames.properties })
  return describedAs(whole, Type.Unsafe({ allOf: [answers, WithNames] }))
}

const includeOf = (known: readonly Word[]) =>
  optional(
    Type.String({
      pattern: `^(${known.join('|')})(,(${known.join('|')}))*$`,
      description: `What is answered besides, with commas between: ${known.map(word => `\`${word}\`, ${words[word]}`).join('; ')}.`,
      examples: [known.join(',')],
    }),
  )

/** Whether a request asks for it. */
export const isIncluded = (query: unknown, word: Word): boolean =>
  ((query ?? {}) as { readonly include?: string }).include?.split(',').includes(word) ?? false
