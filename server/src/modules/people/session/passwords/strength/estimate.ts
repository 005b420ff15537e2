import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import * as finnish from '@zxcvbn-ts/language-fi'
import { usualWords } from './usual-words.ts'

/** A password that is found within so many guesses, as a power of ten, is refused: it is zxcvbn's highest score from there. */
const fewestGuesses = 10

/**
 * Characters that are looked at: the search grows faster than the length, and what is safe in its first 64 characters is
 * safe with more.
 */
const examined = 64

const zxcvbn = new ZxcvbnFactory({
  dictionary: {
    passwords: words(common.dictionary['passwords-common']),
    usual: withoutMarks(usualWords),
    words: merged([
      finnish.dictionary.commonWords,
      english.dictionary['commonWords-en'],
      finnish.dictionary.wikipedia,
      english.dictionary['wikipedia-en'],
      common.dictionary['diceware-common'],
    ]),
    names: merged([
      finnish.dictionary.lastnames,
      finnish.dictionary.femaleFirstnames,
      finnish.dictionary.maleFirstnames,
      english.dictionary['firstnames-en'],
      english.dictionary['lastnames-en'],
    ]),
  },
  graphs: common.adjacencyGraphs,
  maxLength: examined,
  // Every letter written otherwise doubles the search.
  l33tMaxSubstitutions: 10,
})

/** Whether somebody finds the password soon who knows lists of usual ones, and the person's own words. */
export function isFoundSoon(password: string, ownWords: readonly string[]): boolean {
  const folded = password.normalize('NFKC')
  return zxcvbn.check(folded, withoutMarks(partsOf(ownWords))).guessesLog10 < fewestGuesses
}

/** “aino.virtanen@example.fi” is guessed as a whole and by its parts, “Meri Oy” also as “merioy”. */
function partsOf(ownWords: readonly string[]): string[] {
  const parts = ownWords.flatMap(own => {
    const lower = own.normalize('NFKC').toLowerCase()
    const split = lower.split(/[^\p{L}\p{N}]+/u).filter(part => part.length >= 3)
    return [lower, lower.replaceAll(/[^\p{L}\p{N}]+/gu, ''), ...split]
  })
  return [...new Set(parts)].slice(0, 50)
}

/** Who leaves the dots off writes the same word. */
function withoutMarks(list: readonly string[]): string[] {
  return [...new Set(list.flatMap(word => [word, word.normalize('NFD').replaceAll(/\p{M}/gu, '')]))]
}

function words(list: readonly (string | number)[]): string[] {
  return list.map(String)
}

/** Lists by frequency as one: where a word is in the language that has it highest. */
function merged(lists: readonly (readonly (string | number)[])[]): string[] {
  const longest = Math.max(...lists.map(list => list.length))
  const all = new Set<string>()
  for (let rank = 0; rank < longest; rank++)
    for (const list of lists) {
      const word = list[rank]
      if (word !== undefined) all.add(String(word))
    }
  return [...all]
}
