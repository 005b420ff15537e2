/** Words of fewer letters resemble too many others. */
const leastForgiven = 4

/** From so many letters on a word is found inside another, which compound words need, and may be unfinished. */
const leastPart = 6

/** From so many letters on two errors are forgiven. */
const leastForTwo = 9

/** What follows in a longer word is not compared. */
const longestCompared = 60

/** The words of a folded text, of letters and digits only. */
export const wordsIn = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * With how many typing errors the words of a question, folded, are among those of a record; undefined when they are not. Numbers
 * are not forgiven, since another one is meant, nor is a wrong first letter, which people see.
 */
export function typingErrors(question: string, texts: readonly string[]): number | undefined {
  const words = texts.flatMap(wordsIn).map(word => word.slice(0, longestCompared))
  let all = 0
  for (const asked of wordsIn(question)) {
    const errors = Math.min(...words.map(word => errorsIn(asked, word)))
    if (errors > errorsForgiven(asked)) return undefined
    all += errors
  }
  return all
}

/** Whether an error in a word of a question is forgiven. */
export const isForgiven = (word: string): boolean => errorsForgiven(word) > 0

/** Whether a word with an error is compared with whole words only. */
export const isWhole = (word: string): boolean => word.length < leastPart

export function errorsForgiven(asked: string): number {
  if (asked.length < leastForgiven || /\p{N}/u.test(asked)) return 0
  return asked.length < leastForTwo ? 1 : 2
}

function errorsIn(asked: string, word: string): number {
  if (asked.length < leastForgiven ? word.startsWith(asked) : word.includes(asked)) return 0
  if (isWhole(asked)) return beginAlike(asked, word) ? distance(asked, word) : Infinity
  const starts = Array.from(word, (_, start) => word.slice(start)).filter(rest => beginAlike(asked, rest))
  return Math.min(...starts.map(rest => distanceToPart(asked, rest)))
}

const beginAlike = (asked: string, word: string): boolean =>
  asked[0] === word[0] || (asked[0] === word[1] && asked[1] === word[0])

/** How many letters are added, left out, wrong, or in each other's place. */
const distance = (asked: string, word: string): number => distances(asked, word).at(-1) ?? Infinity

/** The same to the whole of a word, or to a beginning of it that ends alike: an ending that is wrong makes another word. */
function distanceToPart(asked: string, rest: string): number {
  const last = asked.at(-1)
  const toBeginnings = distances(asked, rest)
  return Math.min(
    ...toBeginnings.filter(
      (_, length) => length === rest.length || (length > 1 && rest[length - 1] === last),
    ),
  )
}

/** The distances of a text to every beginning of another, from the empty one on: optimal string alignment. */
function distances(asked: string, word: string): number[] {
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, length) => length)
  for (let at = 1; at <= asked.length; at++) {
    const next = [at]
    for (let to = 1; to <= word.length; to++) {
      const same = asked[at - 1] === word[to - 1]
      const swapped = at > 1 && to > 1 && asked[at - 1] === word[to - 2] && asked[at - 2] === word[to - 1]
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[to - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = row
    row = next
  }
  return row
}
