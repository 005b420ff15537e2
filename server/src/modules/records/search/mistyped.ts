import { errorsForgiven, isWhole } from './typing.ts'

/** What stands around the words of a folded text. */
const between = String.raw`[ -/:-@\[-${'`'}{-~]`

/**
 * A regular expression that every text has which has a word, as it is or with the errors that are forgiven. An index of trigrams finds by
 * it what too little of a short word is left in to resemble: two letters in each other's place are three of five trigrams.
 */
export const mistyped = (word: string): string =>
  isWhole(word) ? `${word}|${between}(?:${withError(word)})${between}` : partsOf(word).join('|')

/** A word with one error, which is not its first letter, though the first two may be exchanged or the second doubled before it. */
function withError(word: string): string {
  const [first = '', second = '', ...rest] = word
  return [
    `${first}(?:${errorIn([second, ...rest])})`,
    [second, first, ...rest].join(''),
    ...(rest[0] === first ? [[second, ...rest].join('')] : []),
  ].join('|')
}

/** Letters with one error anywhere: one too many, a wrong one or one left out, two in each other's place. */
function errorIn(letters: readonly string[]): string {
  const [first, second, ...rest] = letters
  if (first === undefined) return '.?'
  const after = letters.slice(1)
  return [
    `.?${letters.join('')}`,
    `.?${after.join('')}`,
    ...(second === undefined ? [] : [[second, first, ...rest].join('')]),
    `${first}(?:${errorIn(after)})`,
  ].join('|')
}

/** One part more than there may be errors, so that one is whole; or several beside each other are, but for letters exchanged where they meet. */
function partsOf(word: string): string[] {
  const letters = Array.from(word)
  const count = errorsForgiven(word) + 1
  const ends = Array.from({ length: count + 1 }, (_, at) => Math.round((at * letters.length) / count))
  return ends.flatMap((start, from) =>
    ends.slice(from + 1).map((end, more) => {
      const met = ends.slice(from + 1, from + 1 + more)
      return letters
        .map((_, at) => letters[met.includes(at) ? at - 1 : met.includes(at + 1) ? at + 1 : at])
        .slice(start, end)
        .join('')
    }),
  )
}
