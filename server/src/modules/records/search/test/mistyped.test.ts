import { expect, it } from 'vitest'
import { type Draws, drawsFrom } from '../../../../../test/world/draws.ts'
import { mistyped } from '../mistyped.ts'
import { isForgiven, isWhole, typingErrors } from '../typing.ts'

const seed = Number(process.env['KONTTORI_FUZZ_SEED'] ?? 1)
const count = Number(process.env['KONTTORI_FUZZ_COUNT'] ?? 20_000)

const names = [
  'aino',
  'osmo',
  'matti',
  'laine',
  'virtanen',
  'kiinteistohuolto',
  'meri-anne',
  "o'harra",
  'makinen oy',
]
const letters = Array.from('aeinomtv-')

/** A letter too many, a wrong one or one left out, or two in each other's place. */
function withAnError(draw: Draws, word: string): string {
  const at = draw.below(word.length)
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
  return draw.oneOf([
    before + draw.oneOf(letters) + letter + after,
    before + draw.oneOf(letters) + after,
    before + after,
    before + after.slice(0, 1) + letter + after.slice(1),
  ])
}

it('every text with a word whose errors are forgiven is found by the expression of what was typed', () => {
  const draw = drawsFrom(seed)
  const tried = { short: 0, long: 0 }
  for (let time = 0; time < count; time++) {
    const name = draw.oneOf(names)
    let typed = name.split(/[^a-z]/).toSorted((a, b) => b.length - a.length)[0] ?? ''
    for (let errors = draw.below(4); errors > 0; errors--) typed = withAnError(draw, typed).replace('-', '')
    if (!isForgiven(typed) || typingErrors(typed, [name]) === undefined) continue
    tried[isWhole(typed) ? 'short' : 'long']++
    const text = draw.oneOf([`| ${name} |`, `| ${name}@oy.example | 42 |`, `| (${name}) eero |`])
    expect(new RegExp(mistyped(typed), 'u').test(text), `${typed} for ${text}, seed ${seed}`).toBe(true)
  }
  expect(Math.min(tried.short, tried.long)).toBeGreaterThan(count / 20)
})

it.each([
  ['osom', '| osku virtanen |'],
  ['laine', '| lahti |'],
  ['matti', '| mtatila | miitta |'],
])('%s is not looked for in %s', (typed, text) => {
  expect(new RegExp(mistyped(typed), 'u').test(text)).toBe(false)
})
