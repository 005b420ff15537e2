import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const document = readFileSync(resolve(root, 'docs/security.md'), 'utf8')
const points = [...document.matchAll(/^\| (\d+\.\d+\.\d+) \| (L[12]) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, number = '', level, asks, here = '', shown = '']) => ({ number, level, asks, here, shown }),
)

describe('docs/security.md', () => {
  it('names no file that is not there', () => {
    const named = [...document.matchAll(/`([\w./-]+\.(?:test\.)?(?:ts|md|json))`/g)].map(
      ([, file = '']) => file,
    )
    expect(named.length).toBeGreaterThan(200)
    expect([...new Set(named)].filter(file => !existsSync(resolve(root, file)))).toEqual([])
  })

  it.each([
    ['yauzl', /none is taken|nothing is uploaded/],
    ['saxes', /no XML is read/],
    ['markdown-it', /none is taken/],
  ])('does not say that there is nothing where the service depends on %s', (dependency, denial) => {
    const { dependencies } = JSON.parse(readFileSync(resolve(root, 'server/package.json'), 'utf8'))
    expect(dependencies).toHaveProperty(dependency)
    expect(document).not.toMatch(denial)
  })

  it('speaks of every point of the first two levels once', () => {
    const chapters = new Map(
      Map.groupBy(points, ({ number }) => number.split('.')[0])
        .entries()
        .map(([chapter, those]) => [chapter, those.length]),
    )
    // As OWASP ASVS 4.0.3 has them.
    expect(Object.fromEntries(chapters)).toEqual(pointsOfChapter)
    expect(new Set(points.map(({ number }) => number)).size).toBe(points.length)
  })

  it('says of each whether it holds, and shows it by a test or says why not', () => {
    for (const { number, here, shown } of points) {
      expect([number, here]).toEqual([number, expect.stringMatching(/^(holds|does not|not applicable)$/)])
      expect([number, shown.length > 3]).toEqual([number, true])
    }
    const count = (status: string) => points.filter(({ here }) => here === status).length
    expect(document).toContain(
      `${points.length} points: ${count('holds')} hold, ${count('does not')} do not, ${count('not applicable')} are not applicable`,
    )
  })
})

const pointsOfChapter = {
  1: 38,
  2: 53,
  3: 18,
  4: 9,
  5: 30,
  6: 13,
  7: 12,
  8: 15,
  9: 7,
  10: 5,
  11: 8,
  12: 15,
  13: 13,
  14: 23,
}
