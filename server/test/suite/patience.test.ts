import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from './isolation.ts'

const files = globSync(['{server,sdk,tools}/**/test/**/*.ts', 'server/test/**/*.ts'], {
  cwd: repository,
  exclude: ['**/node_modules/**'],
}).filter(path => !path.startsWith('server/test/suite/') && path !== 'server/test/world/patience.ts')

/** Limits of time that a busy machine may reach. */
function limitsIn(text: string): string[] {
  const given = text.match(/\btimeout: ?[\d_]+|^ *\}, [\d_]{5,}\)$/gm) ?? []
  const waits = [...text.matchAll(/\bvi\.wait(?:For|Until)\(/g)].map(({ index }) => call(text, index))
  return [...given, ...waits.filter(wait => !wait.includes('patience'))]
}

/** The call that begins at `start`, to its last parenthesis. */
function call(text: string, start: number): string {
  let open = 0
  for (let index = text.indexOf('(', start); index < text.length; index++) {
    if (text[index] === '(') open++
    if (text[index] === ')' && --open === 0) return text.slice(start, index + 1)
  }
  return text.slice(start)
}

it('no test waits with a limit of its own', () => {
  const found = files.flatMap(path =>
    limitsIn(readFileSync(join(repository, path), 'utf8')).map(limit => `${path}: ${limit}`),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

describe('a limit is seen', () => {
  it.each([
    'vi.waitFor(() => expect(heard()).toBe(1), { timeout: 30_000 })',
    'vi.waitUntil(() => heard() === 1)',
    'expect.poll(heard, { timeout: 5_000 })',
    "it('hears', async () => {\n  await heard()\n}, 60_000)",
  ])('%s', text => expect(limitsIn(text)).not.toEqual([]))

  it('patience is none', () => {
    expect(limitsIn('vi.waitUntil(() => heard(1), { ...patience, interval: 1 })')).toEqual([])
  })
})
