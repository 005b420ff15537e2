import { literal } from '../../../platform/data/like.ts'
import { fold } from '../../../platform/data/folding.ts'
import { mistyped } from './mistyped.ts'
import { isForgiven, isWhole, wordsIn } from './typing.ts'

/** What is looked for, as patterns of `like` over folded texts: `| matti virtanen | matti@example.fi |`. */
export interface Question {
  readonly folded: string
  /** The two longest words, which an index narrows down by; a question of one word has it twice. */
  readonly narrowing: readonly [Word, Word]
  /** What every match must fit, `narrowing` among them. */
  readonly all: readonly string[]
  /** The whole field, its beginning, the beginning of a word; and the beginnings of words for every word. */
  readonly exact: string
  readonly prefix: string
  readonly word: string
  readonly words: readonly string[]
  /** Whether an index of trigrams knows anything of it. */
  readonly isIndexed: boolean
  /** Whether texts that only resemble it are looked for where nothing fits. */
  readonly forgivesTyping: boolean
  /**
   * The two longest words that may be mistyped; a question of one has it twice. A text must have something of both, so that an index
   * narrows down by the rarer one.
   */
  readonly sought: Sought
}

/** By what texts are found that have two words mistyped: by resemblance, or, where one of them is short, by regular expressions. */
interface Sought {
  readonly resembled: Pair
  readonly mistyped: Pair
}

type Pair = readonly [string, string] | readonly [null, null]

/** The patterns of a word anywhere, and at the beginning of a word. */
interface Word {
  readonly part: string
  readonly word: string
}

/** A field in another spelling than that of the question, such as a telephone number. */
export interface Spelling {
  readonly fits: string
  readonly exact: string
  /** Whether a field, folded, is meant. */
  isOf(folded: string): boolean
}

/** A longer question is of these words and of the rest as one. */
const mostWords = 8

/** A longer text is no name. */
const mostForgiven = 64

/** One or two characters stand in the middle of nearly every text, so they are looked for at the beginning of words only. */
const shortest = 3

/** Undefined for a text of which folding leaves nothing. */
export function question(text: string): Question | undefined {
  const folded = fold(text)
  if (folded === '') return undefined
  const split = folded.split(' ')
  const words = [...split.slice(0, mostWords - 1), split.slice(mostWords - 1).join(' ')].filter(
    word => word !== '',
  )
  const fitting = words.map(word => (word.length < shortest ? `% ${literal(word)}%` : `%${literal(word)}%`))
  const byLength = words
    .map((word, place) => ({
      known: knownLetters(word),
      part: fitting[place] ?? '',
      word: `% ${literal(word)}%`,
    }))
    .toSorted((a, b) => b.known - a.known)
  const [first = { known: 0, part: '%', word: '%' }, second = first] = byLength
  return {
    folded,
    narrowing: [first, second],
    all: fitting,
    exact: `%| ${literal(folded)} |%`,
    prefix: `%| ${literal(folded)}%`,
    word: `% ${literal(folded)}%`,
    words: words.map(word => `% ${literal(word)}%`),
    isIndexed: first.known > 0,
    forgivesTyping:
      folded.length <= mostForgiven &&
      !/[0-9]/.test(folded) &&
      /[a-z]/.test(folded) &&
      wordsIn(folded).some(isForgiven),
    sought: soughtIn(folded),
  }
}

function soughtIn(folded: string): Sought {
  const [longest = folded, next = longest] = wordsIn(folded)
    .filter(isForgiven)
    .toSorted((a, b) => b.length - a.length)
  return isWhole(next)
    ? { resembled: [null, null], mistyped: [mistyped(longest), mistyped(next)] }
    : { resembled: [longest, next], mistyped: [null, null] }
}

/** The letters in which an index of trigrams can look a word up: three in a row, or those that a short word begins with. */
function knownLetters(word: string): number {
  const runs = word.match(/[a-z0-9]+/g) ?? []
  const longest = Math.max(0, ...runs.map(run => run.length))
  if (word.length < shortest) return /^[a-z0-9]/.test(word) ? 1 : 0
  return longest >= shortest ? longest : 0
}
