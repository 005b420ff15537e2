import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const places = ['server/src', 'server/test', 'sdk/src', 'bench', 'examples', 'tools']

/** The words that `docs/words.md` names in code letters in its last column: names in the code do without them. */
const avoided = readFileSync(join(root, 'docs/words.md'), 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| '))
  .flatMap(line => [...(line.split('|').at(-2) ?? '').matchAll(/`(\w+)`/g)].map(([, word]) => word ?? ''))

describe('names in the code', () => {
  it('do without the words that docs/words.md puts aside', () => {
    expect(avoided.length).toBeGreaterThan(5)
    const found = places.flatMap(place =>
      readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
        .filter(path => /\.(ts|mjs)$/.test(path) && !/(^|\/)(generated|migrations|golden)\//.test(path))
        .flatMap(path =>
          wordsOf(path, readFileSync(join(root, place, path), 'utf8'))
            .filter(word => avoided.includes(word))
            .map(word => `${place}/${path}: ${word}`),
        ),
    )
    expect([...new Set(found)].sort()).toEqual([])
  })

  it.each([
    ['const heldTurn = 1', 'turn'],
    ['class Turnstile {}', 'turnstile'],
    ['await processes.sayGone()', 'saygone'],
    ['for (const lane of lanes) work(lane)', 'lane'],
  ])('a planted name is found: %s', (text, word) => expect(wordsOf('planted.ts', text)).toContain(word))

  it('what comments and texts say is not a name', () =>
    expect(wordsOf('planted.ts', "// a turn\n/* turn */ const a = 'turn' // turn\n")).not.toContain('turn'))
})

/** The names of a file and its path, whole and by their parts, in lower case and in the singular. */
function wordsOf(path: string, text: string): string[] {
  const code = text.replace(
    /\/\*[^]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g,
    ' ',
  )
  const names = [...`${path} ${code}`.matchAll(/[A-Za-z]+/g)].map(([name]) => name)
  return names
    .flatMap(name => [name, ...name.split(/(?<=[a-z])(?=[A-Z])/)])
    .map(name => name.toLowerCase())
    .flatMap(name => (name.endsWith('s') ? [name, name.slice(0, -1)] : [name]))
}
