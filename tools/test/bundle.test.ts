// Isolated: programs that it writes change their process, which looks as if it did.
import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, it } from 'vitest'
import { programs } from '../../server/test/world/programs.ts'
import { makeCheckout, pinNode, repository, runIn, writeFiles } from './checkout.ts'

const run = promisify(execFile)

/** A little service with a thread, a file beside its source, and migrations that are found by their folder. */
const sources = {
  'server/package.json': JSON.stringify({ type: 'module' }),
  'server/src/main.ts': `
    import { start } from './app.ts'
    console.log(JSON.stringify({ run: import.meta.dirname, ...(await start('first')) }))`,
  'server/src/command-line/main.ts': `console.log('the command line says', process.argv.slice(2).join(' ') satisfies string)`,
  'server/src/app.ts': `
    import { readFileSync } from 'node:fs'
    import { Worker } from 'node:worker_threads'
    import { importMigrations } from './platform/data/migration-modules.ts'

    export interface Told { readonly word: string }

    export async function start(word: string): Promise<Told & Record<string, unknown>> {
      const thread = new Worker(new URL('./thread.ts', import.meta.url))
      const fromThread = await new Promise(resolve => thread.once('message', resolve))
      const asset = readFileSync(new URL('./asset.txt', import.meta.url), 'utf8')
      return { word, fromThread, asset, migrations: Object.keys(await importMigrations()), at: whereFrom() }
    }

    const whereFrom = (): string => String(new Error('here').stack).split('\\n')[1] ?? ''`,
  'server/src/thread.ts': `
    import { parentPort } from 'node:worker_threads'
    interface Nothing { readonly nothing: true }
    parentPort?.postMessage({ from: import.meta.dirname, at: String(new Error().stack).split('\\n')[1] })`,
  'server/src/asset.txt': 'beside the source',
  'server/src/demo/demo.ts': 'export const demo = 1',
  'server/src/modules/days/migrations/20260101T0000_days.ts': 'export const up = async () => {}',
}

let checkout: string
beforeEach(async () => {
  const migrationModules = 'server/src/platform/data/migration-modules.ts'
  checkout = await makeCheckout({
    ...sources,
    [migrationModules]: await readFile(join(repository, migrationModules), 'utf8'),
  })
  await pinNode(checkout)
  const { ended } = runIn(checkout, 'npm', ['ci', '--silent'])
  expect(await ended).toBe(0)
  await symlink(join(repository, 'node_modules/rolldown'), join(checkout, 'node_modules/rolldown'))
})

const start = async () => {
  const started = runIn(checkout, process.execPath, ['tools/start.mjs'])
  expect({ code: await started.ended, ...started.output }).toMatchObject({ code: 0 })
  return { ...JSON.parse(started.output.stdout), stderr: started.output.stderr }
}
const bundles = () => readdir(join(checkout, 'node_modules/.konttori'))
const change = (word: string) =>
  writeFiles(checkout, { 'server/src/main.ts': sources['server/src/main.ts'].replace('first', word) })

it('a start runs a bundle, with threads and migrations in it, that does what the sources do', async () => {
  const told = await start()
  const [name = ''] = await bundles()
  const bundle = join(checkout, 'node_modules/.konttori', name)
  expect(told).toMatchObject({
    word: 'first',
    asset: 'beside the source',
    migrations: ['modules/days/migrations/20260101T0000_days.ts'],
  })
  const files = await readdir(bundle)
  const code = await Promise.all(
    files.filter(file => file.endsWith('.mjs')).map(file => readFile(join(bundle, file), 'utf8')),
  )
  expect(code.join('\n')).not.toMatch(/['"/][\w-]+\.ts['"]\s*,\s*import\.meta/)
  expect(told.stderr).toContain('konttori: bundling the service')

  const { stdout } = await run(process.execPath, [join(checkout, 'server/src/main.ts')])
  const fromSources = JSON.parse(stdout)
  for (const what of ['word', 'asset', 'migrations']) expect(told[what]).toEqual(fromSources[what])
})

it('stack traces name the sources, in threads too', async () => {
  const told = await start()
  expect(told.at).toContain(join(checkout, 'server/src/app.ts:15:'))
  expect(told.fromThread.at).toContain(join(checkout, 'server/src/thread.ts:4:'))
})

it('a bundle is made once for the same sources, and a start after a change runs what was changed', async () => {
  await start()
  const [first] = await bundles()
  expect((await start()).stderr).toBe('')
  await writeFiles(checkout, { 'server/src/test/main.test.ts': 'a test is no part of it' })
  expect((await start()).stderr).toBe('')
  expect(await bundles()).toEqual([first])

  await change('second')
  expect(await start()).toMatchObject({ word: 'second', stderr: expect.stringContaining('bundling') })
  await change('first')
  expect(await start()).toMatchObject({ word: 'first', stderr: '' })
  expect(await bundles()).toHaveLength(2)
})

it('another version of a package is another bundle, and another way to write the lock file is not', async () => {
  await start()
  const lock = JSON.parse(await readFile(join(checkout, 'package-lock.json'), 'utf8'))
  await writeFiles(checkout, { 'package-lock.json': JSON.stringify(lock, null, 4) })
  await start()
  expect(await bundles()).toHaveLength(1)

  // One that is not there and need not be.
  lock.packages['node_modules/fsevents'] = { version: '2.3.3', integrity: 'sha512-', optional: true }
  await writeFiles(checkout, { 'package-lock.json': JSON.stringify(lock) })
  await start()
  expect(await bundles()).toHaveLength(2)
})

it('several starts at once make one bundle and leave nothing beside it', async () => {
  const told = await Promise.all([start(), start(), start(), start()])
  expect(told.map(({ word }) => word)).toEqual(['first', 'first', 'first', 'first'])
  expect(await bundles()).toHaveLength(1)
})

it('bundles that nobody has started for weeks go when another one is made', async () => {
  await start()
  const [first = ''] = await bundles()
  const long = new Date(Date.now() - 30 * 86_400_000)
  await utimes(join(checkout, 'node_modules/.konttori', first), long, long)
  await change('second')
  await start()
  expect(await bundles()).toHaveLength(1)
  expect(await bundles()).not.toContain(first)
})

it('where no bundle can be made the sources are run, and it is told why', async () => {
  await writeFiles(checkout, { 'server/src/demo/demo.ts': 'this is no program' })
  const told = await start()
  expect(told).toMatchObject({
    word: 'first',
    stderr: expect.stringMatching(/konttori: no bundle could be made/),
  })
  expect(told.run).toBe(join(checkout, 'server/src'))
  expect(await bundles()).toEqual([])
})

it('an installation that cannot be written runs its sources', async () => {
  const readOnly = `data:text/javascript,
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    fs.mkdirSync = () => { throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' }) };
    syncBuiltinESMExports()`
  const started = runIn(checkout, process.execPath, ['--import', readOnly, 'tools/start.mjs'])
  expect(await started.ended).toBe(0)
  expect(JSON.parse(started.output.stdout)).toMatchObject({
    word: 'first',
    run: join(checkout, 'server/src'),
  })
  expect(started.output.stderr).toBe('')
})

it('a folder whose packages lie elsewhere runs its sources, which a bundle over there would not find', async () => {
  const other = join(checkout, 'other')
  await mkdir(other)
  await run('cp', ['-a', 'server', 'tools', 'package.json', 'package-lock.json', other], { cwd: checkout })
  await symlink(join(checkout, 'node_modules'), join(other, 'node_modules'))
  const { stdout } = await run(process.execPath, ['tools/start.mjs'], { cwd: other })
  expect(JSON.parse(stdout)).toMatchObject({ run: join(other, 'server/src') })
})

it('an install makes the bundle, which the command line then uses', async () => {
  const { ended } = runIn(checkout, process.execPath, ['tools/launch/installed.mjs'])
  expect(await ended).toBe(0)
  const made = await bundles()
  expect(made).toHaveLength(1)
  await run('cp', ['-a', join(repository, 'server/bin'), join(checkout, 'server')])
  const { stdout, stderr } = await run(process.execPath, ['server/bin/konttori.mjs', 'hello', 'there'], {
    cwd: checkout,
  })
  expect({ stdout, stderr }).toEqual({ stdout: 'the command line says hello there\n', stderr: '' })
  expect(await bundles()).toEqual(made)
  const { scripts } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8'))
  expect(scripts.postinstall).toBe('node tools/launch/installed.mjs')
})

it('the programs that tests start are the bundle of the service, which has all its threads and programs in it', async () => {
  const { service } = programs()
  expect(service).toMatch(/\/node_modules\/\.konttori\/[0-9a-f]{32}\/main\.mjs$/)
  const bundle = join(service, '..')
  const files = (await readdir(bundle)).filter(file => file.endsWith('.mjs'))
  const code = (await Promise.all(files.map(file => readFile(join(bundle, file), 'utf8')))).join('\n')
  expect(code.match(/new URL\(['"][^'"]*\.ts['"]/g)).toBe(null)
  expect(code.match(/setSourceMapsSupport\(true/g)).toHaveLength(2 + 5)
})
