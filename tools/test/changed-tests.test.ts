import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changedFiles, testsReachedBy } from '../launch/changed-tests.mjs'
import { repository, writeFiles } from './checkout.ts'

const family = (wing: string, name: string, imported = '') => ({
  [`server/src/modules/${wing}/${name}/rules.ts`]: 'export const rule = 1\n',
  [`server/src/modules/${wing}/${name}/port.ts`]: `export { rule } from './rules.ts'\n`,
  [`server/src/modules/${wing}/${name}/handlers.ts`]: `${imported}import { rule } from './rules.ts'\n`,
  [`server/src/modules/${wing}/${name}/module.ts`]: `import './handlers.ts'\n`,
  [`server/src/modules/${wing}/${name}/test/api.test.ts`]: `import { startWorld } from '../../../../../test/world/world.ts'\n`,
})

const files = {
  ...family('time', 'days'),
  ...family('time', 'clock', `import { rule as ofDays } from '../days/port.ts'\n`),
  ...family('money', 'terms'),
  'server/src/modules/index.ts': ['time/days', 'time/clock', 'money/terms']
    .map(path => `import './${path}/module.ts'\n`)
    .join(''),
  'server/src/app.ts': `import { modules } from './modules/index.ts'\n`,
  'server/src/platform/data/page.ts': 'export const page = 50\n',
  'server/src/pages/assets/pages.css': 'body {}\n',
  'server/src/pages/test/pages.test.ts': `import { startWorld } from '../../../test/world/world.ts'\n`,
  'server/test/world/world.ts': `import { startApp } from '../../src/app.ts'\n`,
  'server/test/breadth/paging.test.ts': `import { modules } from '../../src/modules/index.ts'\n`,
  'server/test/crashes/kill.test.ts': `import { startWorld } from '../world/world.ts'\n`,
  'sdk/src/client.ts': 'export const client = 1\n',
  'sdk/test/client.test.ts': `import { client } from '../src/client.ts'\n`,
  'README.md': 'Hello\n',
}

let root: string
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Aino', '-c', 'user.email=aino@example.com', ...args], { cwd: root })
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'konttori-changed-'))
  await writeFiles(root, files)
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'All')
})
afterAll(() => rm(root, { recursive: true }))

const daysTest = 'server/src/modules/time/days/test/api.test.ts'
const clockTest = 'server/src/modules/time/clock/test/api.test.ts'
const termsTest = 'server/src/modules/money/terms/test/api.test.ts'
const paging = 'server/test/breadth/paging.test.ts'

describe('a change reaches', () => {
  it.each([
    [
      'the tests of its family, of families that ask it, and those over all contracts',
      'server/src/modules/time/days/rules.ts',
      [clockTest, daysTest, paging],
    ],
    ['no family that does not ask it', 'server/src/modules/money/terms/handlers.ts', [termsTest, paging]],
    ['a test that was changed itself, and its family', termsTest, [termsTest]],
    [
      'what shows a file that is no module',
      'server/src/pages/assets/pages.css',
      ['server/src/pages/test/pages.test.ts', paging],
    ],
    ['the tests that import it', 'sdk/src/client.ts', ['sdk/test/client.test.ts']],
    ['nothing where it is only told of', 'README.md', []],
  ])('%s', (_, changed, reached) => {
    expect(testsReachedBy([changed], root)).toEqual(reached.toSorted())
  })

  it.each([
    'server/src/platform/data/page.ts',
    'server/src/app.ts',
    'server/test/world/world.ts',
    'package.json',
  ])('everything, where everything stands on it: %s', changed =>
    expect(testsReachedBy([changed], root)).toBe(null),
  )
})

it('what has changed is what differs from the last commit, or from where a branch began, new files included', async () => {
  git('checkout', '--quiet', '-b', 'topic')
  await writeFiles(root, { 'sdk/src/client.ts': 'export const client = 2\n' })
  git('commit', '--quiet', '--all', '--message', 'Client')
  await writeFiles(root, { 'README.md': 'Hello again\n', 'sdk/src/new.ts': 'export const made = 1\n' })
  expect(changedFiles('HEAD', root)).toEqual(['README.md', 'sdk/src/new.ts'])
  expect(changedFiles('HEAD~1', root)).toEqual(['README.md', 'sdk/src/client.ts', 'sdk/src/new.ts'])
})

it('in this checkout a change of one family reaches a part of the tests, its own among them', () => {
  const all = execFileSync('git', ['ls-files', '*.test.ts'], { cwd: repository, encoding: 'utf8' })
    .trim()
    .split('\n')
  const [own = ''] = all.filter(path =>
    /^server\/src\/modules\/\w+\/payment-terms\/test\/rules\.test\.ts$/.test(path),
  )
  const reached = testsReachedBy([own.replace('test/rules.test.ts', 'rules.ts')]) ?? all
  expect(reached).toEqual(expect.arrayContaining([own, 'server/test/contract/golden.test.ts']))
  expect(reached.length).toBeLessThan(all.length / 4)
})
