import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from '../suite/isolation.ts'
import { readDocument } from './documents.ts'

/** What only tests, measurements and the suite need. */
const forTests =
  /(^|\/)(tests?|golden|fixtures?|bench|__\w+__)\/|\.(test|spec|bench)\.[cm]?[jt]sx?$|(^|\/)vitest\./
const lines = (text: string) => text.split('\n').filter(Boolean)
const git = (...args: readonly string[]) =>
  lines(execFileSync('git', args, { cwd: repository, encoding: 'utf8', maxBuffer: 2 ** 26 }))
/** An unpacked archive has no history, and no tests to run either. */
const isCheckout = existsSync(join(repository, '.git'))
const needed = ['package.json', 'package-lock.json', 'LICENSE', 'server/package.json', 'server/src/main.ts']

describe.runIf(isCheckout)('no test, fixture, golden file or measurement is in', () => {
  const tracked = isCheckout ? git('ls-files') : []

  it('the image', () => {
    const ignored = lines(readDocument('.dockerignore')).filter(line => !line.startsWith('#'))
    const isIgnored = (path: string) => {
      const parts = path.split('/')
      const prefixes = parts.map((_, at) => parts.slice(0, at + 1).join('/'))
      return prefixes.some(prefix => ignored.some(pattern => matchesGlob(prefix, pattern)))
    }
    const copied = [...readDocument('deploy/Containerfile').matchAll(/^COPY (.+) \S+$/gm)]
      .flatMap(([, sources = '']) => sources.split(' '))
      .filter(source => source !== 'node_modules')
    const inImage = tracked.filter(
      path => copied.some(source => path === source || path.startsWith(`${source}/`)) && !isIgnored(path),
    )
    expect(inImage).toEqual(expect.arrayContaining(needed))
    expect(inImage.filter(path => forTests.test(path))).toEqual([])
    // Docker reads no .containerignore, and the other builders prefer it.
    expect(existsSync(join(repository, '.containerignore'))).toBe(false)
  })

  it('the archive of a version', () => {
    const attributes = new Map(
      lines(
        execFileSync('git', ['check-attr', '--stdin', 'export-ignore'], {
          cwd: repository,
          encoding: 'utf8',
          maxBuffer: 2 ** 26,
          input: tracked.flatMap(withFolders).join('\n'),
        }),
      ).map(line => line.split(': export-ignore: ') as [string, string]),
    )
    const archived = tracked.filter(path => withFolders(path).every(each => attributes.get(each) !== 'set'))
    expect(archived).toEqual(expect.arrayContaining([...needed, 'deploy/konttori.service', 'openapi.json']))
    expect(archived.filter(path => forTests.test(path))).toEqual([])
  })

  it.each(['@konttori/server', '@konttori/sdk'])('the package %s', name => {
    const args = ['pack', '--dry-run', '--json', '--ignore-scripts', '--offline', '--workspace', name]
    const [packed] = Object.values<{ files: { path: string }[] }>(
      JSON.parse(execFileSync('npm', args, { cwd: repository, encoding: 'utf8', maxBuffer: 2 ** 26 })),
    )
    const paths = packed?.files.map(({ path }) => path) ?? []
    expect(paths).toEqual(expect.arrayContaining(['package.json', 'CHANGELOG.md']))
    expect(paths.some(path => path.startsWith('src/'))).toBe(true)
    expect(paths.filter(path => forTests.test(path))).toEqual([])
  })
})

function withFolders(path: string): string[] {
  const parts = path.split('/')
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}
