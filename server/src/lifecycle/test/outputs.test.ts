import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeDataDir, copyDataDir } from '../../platform/postgres/test/fixture.ts'
import { programs } from '../../../test/world/programs.ts'
import { exitCodes } from '../exit-codes.ts'
import { mainProgram, programEnvironment, startProcess } from './service-process.ts'
import { mayMount, tinyDisk } from './tiny-disk.ts'

const { commandLine } = programs()

interface Ended {
  readonly code: unknown
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program to its end; `redirected` is what a shell would say after it. */
const ended = (
  program: string,
  args: readonly string[],
  environment: Record<string, string>,
  redirected = '',
): Promise<Ended> =>
  new Promise(done =>
    execFile(
      'sh',
      ['-c', `exec "$0" "$@" ${redirected}`, process.execPath, program, ...args],
      { env: { ...programEnvironment, HOST: '127.0.0.1', PORT: '0', ...environment } },
      (error, stdout, stderr) => done({ code: error ? error.code : 0, stdout, stderr }),
    ),
  )

async function busyPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return String(typeof address === 'object' && address ? address.port : 0)
}

describe('before a database is made or filled', () => {
  test.each([
    ['a port in use', async () => ({ PORT: await busyPort() }), exitCodes.portInUse, 'portInUse'],
    [
      'a port of the metrics in use',
      async () => ({ KONTTORI_METRICS_PORT: await busyPort() }),
      exitCodes.portInUse,
      'portInUse',
    ],
    [
      'a host that is no name',
      async () => ({ HOST: 'nonsense.invalid' }),
      exitCodes.configuration,
      'configuration',
    ],
    // 192.0.2.0/24 is kept free for documentation (RFC 5737).
    [
      'an address of another machine',
      async () => ({ HOST: '192.0.2.1' }),
      exitCodes.configuration,
      'configuration',
    ],
    ['a port that is no number', async () => ({ PORT: 'http' }), exitCodes.configuration, 'configuration'],
  ])('%s is told, to a program as JSON', async (_, settings, code, error) => {
    const dataDir = await makeDataDir()
    const environment = { KONTTORI_DATA_DIR: dataDir, ...(await settings()) }
    const told = await ended(mainProgram, ['--json'], environment)
    expect(told).toMatchObject({ code, stdout: '' })
    expect(JSON.parse(told.stderr)).toEqual({ error, exitCode: code, message: expect.stringMatching(/\.$/) })
    expect(existsSync(dataDir)).toBe(false)
  })

  test('a host of the command line goes before the variable, and is told in one line to a person', async () => {
    const dataDir = await makeDataDir()
    const told = await ended(commandLine, ['serve', '--host', 'nonsense.invalid'], {
      KONTTORI_DATA_DIR: dataDir,
    })
    expect(told).toEqual({
      code: exitCodes.configuration,
      stdout: '',
      stderr: 'konttori: HOST nonsense.invalid is no address of this machine.\n',
    })
    expect(existsSync(dataDir)).toBe(false)
  })

  test('an option that there is not is told by npm start too', async () => {
    const told = await ended(mainProgram, ['--prot', '9090', '--json'], {})
    expect(told.code).toBe(exitCodes.usage)
    expect(JSON.parse(told.stderr)).toMatchObject({
      error: 'usage',
      message: expect.stringContaining('Did you mean --port?'),
    })
  })
})

describe.skipIf(!existsSync('/dev/full'))('an output that takes nothing', () => {
  const failed = 'could not be written to standard output: ENOSPC'

  test.each([['--version'], ['help', 'exit-codes'], ['help', '--json']])(
    'fails konttori %s',
    async (...args) => {
      const told = await ended(commandLine, args, {}, '> /dev/full')
      expect(told).toMatchObject({ code: exitCodes.outputFailed, stderr: expect.stringContaining(failed) })
    },
  )

  test('fails a command that has done its work, and says so', async () => {
    const environment = { KONTTORI_DATA_DIR: await copyDataDir() }
    const told = await ended(commandLine, ['migrate', '--check', '--json'], environment, '> /dev/full')
    expect(told.code).toBe(exitCodes.outputFailed)
    expect(JSON.parse(told.stderr)).toMatchObject({
      error: 'outputFailed',
      message: expect.stringContaining(`The command was done, but its answer ${failed}`),
    })
  })

  test('ends a service that cannot tell where it is', async () => {
    const environment = { KONTTORI_DATA_DIR: await copyDataDir(), KONTTORI_DEMO: 'off' }
    const told = await ended(mainProgram, [], environment, '> /dev/full')
    expect(told).toMatchObject({ code: exitCodes.outputFailed, stderr: expect.stringContaining(failed) })
  })

  test('of the log neither keeps a service from starting nor ends it', async () => {
    const environment = { KONTTORI_DATA_DIR: await copyDataDir(), KONTTORI_DEMO: 'off' }
    const service = startProcess(mainProgram, environment, '2> /dev/full')
    await service.says('Konttori is ready')
    const [, address = ''] = /(http:\/\/127\.0\.0\.1:\d+)/.exec(service.output.stdout) ?? []
    expect((await fetch(`${address}/readyz`, { headers: { connection: 'close' } })).status).toBe(200)
    service.process.kill('SIGTERM')
    expect(await service.ended).toBe(exitCodes.stopped)
  })

  test('of errors leaves the exit code as it is', async () => {
    expect((await ended(commandLine, ['membr'], {}, '2> /dev/full')).code).toBe(exitCodes.usage)
  })

  test('is not a reader that goes away early', async () => {
    const told = await ended(commandLine, ['help', '--json'], {}, '| head -c 1')
    expect(told).toMatchObject({ code: 0, stdout: '{', stderr: '' })
  })
})

test.skipIf(!mayMount())('a disk that is full is told by its own code', async () => {
  const dataDir = join(await tinyDisk(4_000), 'data')
  const told = await ended(mainProgram, ['--json'], { KONTTORI_DATA_DIR: dataDir, KONTTORI_DEMO: 'off' })
  expect(told).toMatchObject({ code: exitCodes.storageFull, stdout: '' })
  const [last = ''] = told.stderr.trim().split('\n').slice(-1)
  expect(JSON.parse(last)).toMatchObject({
    error: 'storageFull',
    message: expect.stringMatching(/^There is no room on the disk: .*No space left on device/),
  })
})

describe('a data directory that takes no writes is refused at the start, by its name', () => {
  const refusedOn = async (dataDir: string) => {
    const told = await ended(mainProgram, ['--json'], { KONTTORI_DATA_DIR: dataDir, KONTTORI_DEMO: 'off' })
    expect(told).toMatchObject({ code: exitCodes.configuration, stdout: '' })
    expect(JSON.parse(told.stderr)).toMatchObject({
      error: 'configuration',
      message: expect.stringMatching(/^KONTTORI_DATA_DIR \S+ cannot be used: (EROFS|EACCES): /),
    })
  }

  test.skipIf(!mayMount())('of a disk that is read-only, with a database in it and without', async () => {
    const disk = await tinyDisk(300_000)
    execFileSync('cp', ['-a', await copyDataDir(), join(disk, 'data')])
    execFileSync('mount', ['-o', 'remount,ro', disk])
    await refusedOn(join(disk, 'data'))
    await refusedOn(join(disk, 'none'))
  })

  test.skipIf(process.getuid?.() === 0)('of an account that may not', async () => {
    const dataDir = await makeDataDir()
    await mkdir(dataDir, { mode: 0o500 })
    await refusedOn(dataDir)
  })
})

test('a data directory that others could read is closed before anything is put there, and that is told', async () => {
  const dataDir = await makeDataDir()
  await mkdir(dataDir)
  await chmod(dataDir, 0o777)
  const service = startProcess(mainProgram, { KONTTORI_DATA_DIR: dataDir, KONTTORI_DEMO: 'off' })
  await service.says('Ctrl-C')
  expect((await stat(dataDir)).mode & 0o066).toBe(0)
  expect(service.output.stderr).toContain('"event":"permissions mended"')
  for (const name of ['service.secret', 'postgres.password', 'server.lock', 'server.pid', 'postgres.log'])
    expect([name, (await stat(join(dataDir, name))).mode & 0o077]).toEqual([name, 0])
  expect((await stat(join(dataDir, 'postgres'))).mode & 0o077).toBe(0)
  service.process.kill('SIGTERM')
  expect(await service.ended).toBe(exitCodes.stopped)
})
