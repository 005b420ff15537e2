import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { repository } from './isolation.ts'

const read = (path: string, folder = repository) => readFileSync(join(folder, path), 'utf8')
const versionOf = (folder: string, root = repository): string =>
  JSON.parse(read(`${folder}/package.json`, root)).version

it('the licence is the whole text of the one that package.json names', () => {
  expect(JSON.parse(read('package.json')).license).toBe('AGPL-3.0-or-later')
  // Of https://www.gnu.org/licenses/agpl-3.0.txt
  expect(createHash('sha256').update(read('LICENSE')).digest('hex')).toBe(
    '0d96a4ff68ad6d4b6f1f30f713b18d5184912ba8dd389f86aa7710db079abcb0',
  )
})

it.each(['server', 'sdk'])('the changes of the present version of %s are told', folder => {
  expect(read(`${folder}/CHANGELOG.md`)).toMatch(new RegExp(`^## ${versionOf(folder)}$`, 'm'))
  expect(read('CHANGELOG.md')).toMatch(new RegExp(`^## ${versionOf('server')}, `, 'm'))
})

it('a changeset that waits names packages of this repository, so that the next version can be made', () => {
  const folder = join(repository, '.changeset')
  const named = readdirSync(folder)
    .filter(file => file.endsWith('.md'))
    .flatMap(file => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/^['"]?([^'"\n]+)['"]?: (?:major|minor|patch)$/gm),
    ])
    .map(([, name]) => name)
  expect(named.filter(name => name !== '@konttori/server' && name !== '@konttori/sdk')).toEqual([])
})

it('a changeset becomes an entry of the next version, in its words alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'konttori-changelog-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const path of ['package.json', 'package-lock.json', 'server/package.json', 'sdk/package.json'])
    cpSync(join(repository, path), join(folder, path))
  for (const path of ['config.json', 'changelog.mjs'])
    cpSync(join(repository, '.changeset', path), join(folder, '.changeset', path))
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(
    join(folder, '.changeset/doors.md'),
    "---\n'@konttori/server': minor\n---\n\nDoors can be opened.\nAnd closed.\n",
  )
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '--quiet', '--initial-branch=main')
  const changeset = join(repository, 'node_modules/@changesets/cli')
  const { bin } = JSON.parse(readFileSync(join(changeset, 'package.json'), 'utf8'))
  execFileSync(
    process.execPath,
    [join(changeset, typeof bin === 'string' ? bin : bin.changeset), 'version'],
    {
      cwd: folder,
    },
  )
  const [major, minor] = versionOf('server').split('.').map(Number)
  expect(versionOf('server', folder)).toBe(`${major}.${(minor ?? 0) + 1}.0`)
  expect(read('server/CHANGELOG.md', folder)).toContain(
    `## ${major}.${(minor ?? 0) + 1}.0\n\n### Minor Changes\n\n- Doors can be opened.\n  And closed.\n`,
  )
})
