import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import vm from 'node:vm'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { startWorld } from '../../server/test/world/world.ts'
import { formerPrograms, newProject, packedSdk, present, run } from './consumer.ts'
import { startNetwork } from './network.ts'

const sdk = resolve(import.meta.dirname, '..')
const readme = readFileSync(join(sdk, 'README.md'), 'utf8')

const world = await startWorld()
const { baseUrl } = await startNetwork(world)
const { tarball, files, size } = await packedSdk()
const former = await formerPrograms()

/** What a first program does; `tsc --init` knows no `process`, so the address and key stand in it. */
const program = `import { batch, createClient, isRefusal, type Member, rows, verifyWebhook } from '@konttori/sdk'

const konttori = createClient({ baseUrl: '${baseUrl}', key: '${world.meri.serviceKey}' })

async function main(): Promise<string> {
  const names: string[] = []
  for await (const member of rows(konttori.members.list, { limit: 2 })) {
    const { displayName }: Member = member
    names.push(displayName)
  }
  // @ts-expect-error the list cannot be asked so
  const refused: unknown = await konttori.members.list({ nonsense: 1 }).catch((error: unknown) => error)
  const types = await batch(konttori, ['work', 'none'], async code => {
    for await (const type of rows(konttori.entryTypes.list)) if (type.code === code) return type.id
    throw new Error(code)
  })
  const rejected: unknown = await verifyWebhook('{}', {}, 'secret').catch((error: unknown) => error)
  return JSON.stringify({
    hasVeera: names.some(name => name.includes('Veera')),
    refused: isRefusal(refused) && refused.code,
    found: types.map(({ ok }) => ok),
    rejected: rejected instanceof Error && rejected.name,
  })
}

main().then(said => console.log(said), (error: unknown) => console.log(String(error)))
`
const expected = JSON.stringify({
  hasVeera: true,
  refused: 'bad-request',
  found: [true, false],
  rejected: 'WebhookVerificationError',
})

describe('what npm packs', () => {
  let folder: string
  let installed: string
  beforeAll(async () => {
    folder = await newProject(tarball)
    installed = join(folder, 'node_modules/@konttori/sdk')
  })
  const read = (path: string) => readFileSync(join(installed, path), 'utf8')

  it('is the programs with their types, maps and sources, the README, the changes and the licence, and nothing else', () => {
    const others = files.filter(path => !/^(dist|src)\//.test(path))
    expect(others.sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'])
    const sources = files.filter(path => path.startsWith('src/')).map(path => path.slice(4, -3))
    expect(sources).toContain('index')
    expect(files.filter(path => path.startsWith('dist/')).sort()).toEqual(
      sources
        .flatMap(name => ['.js', '.js.map', '.d.ts', '.d.ts.map'].map(ending => `dist/${name}${ending}`))
        .sort(),
    )
  })

  it('says what it is: ESM of a version, under MIT, for Node 20 or later, without dependencies or scripts at install', () => {
    const { dependencies, optionalDependencies, peerDependencies, scripts, ...manifest } = JSON.parse(
      read('package.json'),
    ) as Record<string, unknown>
    expect(manifest).toMatchObject({
      name: '@konttori/sdk',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      license: 'MIT',
      type: 'module',
      sideEffects: false,
      engines: { node: '>=20' },
    })
    expect(manifest).not.toHaveProperty('private')
    expect([dependencies, optionalDependencies, peerDependencies]).toEqual([undefined, undefined, undefined])
    expect(Object.keys(scripts as object).filter(name => /install|prepare$/.test(name))).toEqual([])
    expect(read('LICENSE')).toMatch(/^MIT License/)
  })

  it('refers to compiled files, and to sources that are there', () => {
    for (const path of files.filter(name => /\.(js|d\.ts)$/.test(name) && name.startsWith('dist/')))
      for (const [, from = ''] of read(path).matchAll(/(?:from|import\() ?['"](\.[^'"]+)['"]/g)) {
        expect(from).toMatch(/\.js$/)
        expect(existsSync(join(installed, dirname(path), from))).toBe(true)
      }
    for (const path of files.filter(name => name.endsWith('.map')))
      for (const source of (JSON.parse(read(path)) as { sources: string[] }).sources)
        expect([path, existsSync(join(installed, dirname(path), source))]).toEqual([path, true])
  })

  it('is as large as the README says', () => {
    expectAbout(size, kilobytesIn(/(\d+) kB packed/))
  })
})

describe.skipIf(!former)(
  'a new project (skipped where TypeScript 5 and Node 20 are not there and cannot be fetched)',
  () => {
    const compilers = {
      'TypeScript 5.0': () => former?.('typescript-5.0') ?? '',
      'TypeScript 5.9': () => former?.('typescript-5.9') ?? '',
      'TypeScript 7': () => present.tsc,
    }
    const nodes = [
      ['Node 20', () => former?.('node-20') ?? ''],
      ['Node 22', () => former?.('node-22') ?? ''],
      ['Node 26', () => process.execPath],
    ] as const

    it.each([
      // Before 5.9 `tsc --init` asks for CommonJS, which requires the package; since then for what Node does itself.
      ['TypeScript 5.0', undefined, 'index.ts', 'index.js'],
      ['TypeScript 5.9', { type: 'module' }, 'index.ts', 'index.js'],
      ['TypeScript 7', undefined, 'index.mts', 'index.mjs'],
    ] as const)(
      'of %s, as `tsc --init` sets it up, package %j, compiles %s and runs on every Node',
      async (compiler, manifest, source, output) => {
        const folder = await newProject(tarball, manifest)
        const tsc = compilers[compiler]()
        await run(process.execPath, [tsc, '--init'], folder)
        writeFileSync(join(folder, source), program)
        await run(process.execPath, [tsc], folder)
        if (compiler !== 'TypeScript 5.9')
          await run(process.execPath, [tsc, '--noEmit', '--skipLibCheck', 'false'], folder)
        const said = await Promise.all(
          nodes.map(async ([name, node]) => `${name}: ${(await run(node(), [output], folder)).trim()}`),
        )
        expect(said).toEqual(nodes.map(([name]) => `${name}: ${expected}`))
      },
    )
  },
)

it('bundles for a browser, which needs nothing of Node', async () => {
  const folder = await newProject(tarball, { type: 'module' })
  writeFileSync(join(folder, 'index.js'), `export * from '@konttori/sdk'`)
  writeFileSync(
    join(folder, 'vite.config.js'),
    `export default { build: { lib: { entry: 'index.js', formats: ['iife'], name: 'sdk', fileName: 'sdk' } } }`,
  )
  await run(process.execPath, [present.vite, 'build', '--logLevel', 'error'], folder)
  const bundle = readFileSync(join(folder, 'dist/sdk.iife.js'), 'utf8')
  expectAbout(gzipSync(bundle).length, kilobytesIn(/(\d+) kB minified and gzipped/))

  const page = vm.createContext({
    ...{
      fetch,
      Headers,
      URL,
      URLSearchParams,
      AbortController,
      TextEncoder,
      TextDecoder,
      crypto,
      performance,
    },
    ...{ setTimeout, clearTimeout },
  })
  const { createClient } = vm.runInContext(`${bundle};sdk`, page) as typeof import('../src/index.ts')
  const { membership } = await createClient({ baseUrl, key: world.meri.serviceKey }).me.access()
  expect(membership.role).toBe('admin')
})

const kilobytesIn = (figure: RegExp): number => Number(figure.exec(readme)?.[1])

/** A new operation changes the size a little and not the figure that people read. */
function expectAbout(bytes: number, kilobytes: number): void {
  expect(bytes / 1000).toBeGreaterThan(kilobytes * 0.9 - 0.5)
  expect(bytes / 1000).toBeLessThan(kilobytes * 1.1 + 0.5)
}
