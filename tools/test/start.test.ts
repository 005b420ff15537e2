// Isolated: programs that it writes change their process, which looks as if it did.
import { chmod, readdir, readFile, rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { patience } from '../../server/test/world/patience.ts'
import { makeCheckout, pinNode, pinVersion, type Run, runIn, writeFiles } from './checkout.ts'

const service = `
  if (process.argv[2]) process.exit(Number(process.argv[2]))
  const end = reason => { console.log('ended by', reason); process.exit(0) }
  process.on('SIGTERM', end)
  const launchers = process.env.KONTTORI_LAUNCHERS.split(' ').filter(Boolean).map(Number)
  const alive = pid => { try { return process.kill(pid, 0) } catch { return false } }
  setInterval(() => { if (!launchers.every(alive)) end('a lost launcher') }, 20)
  console.log('serving', process.pid, 'for', launchers.length)
`

test('the first start installs and the second does not', async () => {
  const checkout = await makeServiceCheckout()

  const first = start(checkout, ['7'])
  expect(await first.ended).toBe(7)
  expect(first.output.stderr).toContain('konttori: installing what package-lock.json pins')

  const second = start(checkout, ['7'])
  expect(await second.ended).toBe(7)
  expect(second.output.stderr).toBe('')
})

test('the first start installs nothing that only development needs, and a later one leaves it where it is', async () => {
  const checkout = await makeServiceCheckout()
  const first = start(checkout, ['7'])
  expect(await first.ended).toBe(7)
  expect(first.output.stderr).toContain('(npm ci --omit=dev)')
  expect(await readdir(join(checkout, 'node_modules'))).not.toContain('checker')

  await install(checkout)
  await pinVersion(checkout, '2.0.0')
  const later = start(checkout, ['7'])
  expect(await later.ended).toBe(7)
  expect(later.output.stderr).toContain('(npm ci)')
  expect(await readdir(join(checkout, 'node_modules'))).toContain('checker')
})

test('a changed lockfile and a half-done install are installed again', async () => {
  const checkout = await makeServiceCheckout()
  await start(checkout, ['0']).ended

  await pinVersion(checkout, '2.0.0')
  const changed = start(checkout, ['0'])
  await changed.ended
  expect(changed.output.stderr).toContain('installing')

  await rm(join(checkout, 'node_modules', '.package-lock.json'))
  const halfDone = start(checkout, ['0'])
  await halfDone.ended
  expect(halfDone.output.stderr).toContain('installing')
})

test('an installation without development packages starts as it is', async () => {
  const checkout = await makeServiceCheckout()
  await install(checkout, '--omit=dev')
  const run = start(checkout, ['7'])
  expect(await run.ended).toBe(7)
  expect(run.output.stderr).toBe('')
  expect(await readdir(join(checkout, 'node_modules'))).not.toContain('checker')
})

test('an installation without development packages is brought up to date without them', async () => {
  const checkout = await makeServiceCheckout()
  await install(checkout, '--omit=dev')
  await pinVersion(checkout, '2.0.0')
  const run = start(checkout, ['7'])
  expect(await run.ended).toBe(7)
  expect(run.output.stderr).toContain('installing what package-lock.json pins (npm ci --omit=dev)')
  expect(await readdir(join(checkout, 'node_modules'))).not.toContain('checker')
})

test('an installation that cannot be replaced stays as it was', async () => {
  const checkout = await makeServiceCheckout()
  await install(checkout)
  const before = await installed(checkout)
  await pinVersion(checkout, '2.0.0')
  const path = await withNpm(checkout, 'rm -rf node_modules; mkdir -p node_modules/half; exit 1')
  const run = runIn(checkout, process.execPath, ['tools/start.mjs'], { PATH: path })
  expect(await run.ended).toBe(1)
  expect(run.output.stderr).toContain('konttori: npm ci failed')
  expect(await installed(checkout)).toEqual(before)
})

test.for(['SIGTERM', 'SIGINT'] as const)(
  'an installation that %s interrupts stays as it was',
  async signal => {
    const { checkout, before, run, stillNpm } = await interruptible()
    run.kill(signal)
    expect(await run.ended).toBe(1)
    expect(run.output.stderr).toContain(`konttori: the installation was interrupted by ${signal}`)
    expect(stillNpm()).toBe(false)
    expect(await installed(checkout)).toEqual(before)
  },
)

test('an installation that was killed is put back and made again', async () => {
  const { checkout, run, endNpm } = await interruptible()
  run.kill('SIGKILL')
  endNpm()
  await run.ended
  const next = start(checkout, ['7'])
  expect(await next.ended).toBe(7)
  expect(await readdir(checkout)).not.toContain('.konttori-former-modules')
})

test('what cannot be installed for want of a place to write says what to do', async () => {
  const checkout = await makeServiceCheckout()
  const readOnly = `data:text/javascript,
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    fs.writeFileSync = () => { throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' }) };
    syncBuiltinESMExports()`
  const run = runIn(checkout, process.execPath, ['--import', readOnly, 'tools/start.mjs'])
  expect(await run.ended).toBe(1)
  expect(run.output.stderr).toMatch(
    /^konttori: node_modules is not what package-lock.json pins, .*“npm ci --omit=dev” in a copy/,
  )
})

test('of two simultaneous first starts one installs and both run', async () => {
  const checkout = await makeServiceCheckout()
  const both = [start(checkout, ['7']), start(checkout, ['7'])]
  expect(await Promise.all(both.map(run => run.ended))).toEqual([7, 7])
  expect(both.filter(run => run.output.stderr.includes('installing'))).toHaveLength(1)
})

test('a lock on the installation that died with its holder is taken over', async () => {
  const checkout = await makeServiceCheckout()
  const holder = runIn(checkout, process.execPath, ['--eval', ''])
  await holder.ended
  await writeFiles(checkout, { '.konttori-install': String(holder.pid) })
  expect(await start(checkout, ['7']).ended).toBe(7)
})

test('an install that fails is told', async () => {
  const checkout = await makeServiceCheckout()
  await writeFiles(checkout, { 'package-lock.json': '{}' })
  const run = start(checkout, ['7'])
  expect(await run.ended).toBe(1)
  expect(run.output.stderr).toContain('konttori: npm ci failed')
})

test.skipIf(process.platform === 'win32')(
  'the launcher becomes the service, with no process in between',
  async () => {
    const checkout = await makeServiceCheckout()
    const run = start(checkout)
    await run.says(`serving ${run.pid} for 0`)
    run.kill('SIGTERM')
    expect(await run.ended).toBe(0)
    expect(run.output.stdout).toContain('ended by SIGTERM')
  },
)

test('a Node that cannot replace itself passes signals and exit codes on', async () => {
  const checkout = await makeServiceCheckout()
  const run = startWithChild(checkout)
  await run.says('serving')
  run.kill('SIGTERM')
  expect(await run.ended).toBe(0)
  expect(run.output.stdout).toContain('ended by SIGTERM')
  expect(await startWithChild(checkout, ['7']).ended).toBe(7)
})

test('a service whose launcher was killed is told whom to miss', async () => {
  const checkout = await makeServiceCheckout()
  const run = startWithChild(checkout)
  await run.says('for 1')
  run.kill('SIGKILL')
  await run.ended
  expect(run.output.stdout).toContain('ended by a lost launcher')
})

test.for(['SIGTERM', 'SIGKILL'] as const)('a service whose npm got %s ends', async signal => {
  const checkout = await makeServiceCheckout()
  const run = runIn(checkout, 'npm', ['start', '--silent'])
  await run.says('serving')
  run.kill(signal)
  await run.ended
  expect(run.output.stdout).toContain('ended by')
})

test('the real checkout pins one exact Node', async () => {
  const manifest = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))
  expect(manifest.dependencies.node).toMatch(/^\d+\.\d+\.\d+$/)
})

const installed = (checkout: string) => readFile(join(checkout, 'node_modules/.package-lock.json'), 'utf8')

async function install(checkout: string, ...args: readonly string[]): Promise<void> {
  expect(await runIn(checkout, 'npm', ['ci', '--silent', ...args]).ended).toBe(0)
}

/** A path on which the first npm is this shell script. */
async function withNpm(checkout: string, script: string): Promise<string> {
  await writeFiles(checkout, { 'first/npm': `#!/bin/sh\n${script}\n` })
  await chmod(join(checkout, 'first/npm'), 0o755)
  return [join(checkout, 'first'), process.env['PATH']].join(delimiter)
}

/** A start whose installation has begun and does not end. */
async function interruptible() {
  const checkout = await makeServiceCheckout()
  await install(checkout)
  const before = await installed(checkout)
  await pinVersion(checkout, '2.0.0')
  const path = await withNpm(checkout, 'mkdir -p node_modules/half; echo $$ > begun; exec sleep 1000')
  const run = runIn(checkout, process.execPath, ['tools/start.mjs'], { PATH: path })
  const npm = await vi.waitUntil(
    async () => Number(await readFile(join(checkout, 'begun'), 'utf8').catch(() => '')),
    patience,
  )
  const stillNpm = () => {
    try {
      return process.kill(npm, 0)
    } catch {
      return false
    }
  }
  const endNpm = () => {
    if (stillNpm()) process.kill(npm, 'SIGKILL')
  }
  onTestFinished(endNpm)
  return { checkout, before, run, stillNpm, endNpm }
}

async function makeServiceCheckout(): Promise<string> {
  const checkout = await makeCheckout({ 'server/src/main.ts': service })
  await pinNode(checkout)
  return checkout
}

function start(checkout: string, args: readonly string[] = []): Run {
  return runIn(checkout, process.execPath, ['tools/start.mjs', ...args])
}

/** As on Node 20, which has no `process.execve`. */
function startWithChild(checkout: string, args: readonly string[] = []): Run {
  const withoutExecve = 'data:text/javascript,delete process.execve'
  return runIn(checkout, process.execPath, ['--import', withoutExecve, 'tools/start.mjs', ...args])
}
