import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from './isolation.ts'

const files = globSync(['server/src/**/test/**/*.ts', 'server/test/**/*.ts'], { cwd: repository }).filter(
  path => !path.startsWith('server/test/suite/'),
)

/** The date of a moment in UTC: for two or three hours of each night it is not that of the organisation. */
const datesInUtc = (text: string): string[] =>
  text.match(/(?:new Date\(\)|Date\.now\(\)[^\n]*\)|\bnow)(?:\.toISOString\(\))?\.slice\(0, 10\)/g) ?? []

it('no test takes the date in UTC for today', () => {
  const found = files.flatMap(path =>
    datesInUtc(readFileSync(join(repository, path), 'utf8')).map(date => `${path}: ${date}`),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

it.each([
  'const today = new Date().toISOString().slice(0, 10)',
  'new Date(Date.now() + days * 864e5).toISOString().slice(0, 10)',
  'clock.now.slice(0, 10)',
])('is seen: %s', text => expect(datesInUtc(text)).not.toEqual([]))
