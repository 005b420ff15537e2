import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { identify } from '../../platform/process-identity.ts'
import type { Circumstances } from '../command.ts'
import { namedInstallation } from '../named-installation.ts'

let directory: string
beforeEach(async () => {
  directory = await realpath(await mkdtemp(join(tmpdir(), 'konttori-named-')))
  await mkdir(join(directory, 'running'), { mode: 0o700 })
})
afterEach(() => rm(directory, { recursive: true, force: true }))

/** What a service that runs in this process would tell. */
const service = (dataDir: string, more: object = {}) => ({
  pid: process.pid,
  startedAt: identify(process.pid)?.startedAt,
  baseUrl: 'http://127.0.0.1:8080',
  dataDir,
  database: null,
  ...more,
})

const announce = (...services: object[]) =>
  Promise.all(
    services.map((told, index) =>
      writeFile(join(directory, 'running', `${index + 1}.json`), JSON.stringify(told), { mode: 0o600 }),
    ),
  )

/** What a command works on, and what it says and asks. `answer` undefined: nobody can be asked. */
async function named(
  environment: Record<string, string> = {},
  { answer, yes = false }: { answer?: boolean; yes?: boolean } = {},
) {
  const told: string[] = []
  const circumstances: Circumstances = {
    environment: { KONTTORI_RUNTIME_DIR: join(directory, 'running'), ...environment },
    json: false,
    yes,
    interrupted: new AbortController().signal,
    terminal: {
      tell: line => void told.push(line),
      progress: () => undefined,
      confirm: async question => {
        told.push(question)
        return answer
      },
    },
  }
  const { dataDir, databaseUrl } = await namedInstallation(circumstances)
  return { dataDir, databaseUrl, told }
}

const here = resolve('data')

describe('what is named', () => {
  it.each([
    [{ KONTTORI_DATA_DIR: '/srv/konttori' }, { dataDir: '/srv/konttori', databaseUrl: null }],
    [{ DATABASE_URL: 'postgres://db/k' }, { dataDir: here, databaseUrl: 'postgres://db/k' }],
  ])('is taken without a question: %o', async (environment, installation) => {
    await announce(service('/elsewhere'))
    expect(await named(environment)).toEqual({ ...installation, told: [] })
  })
})

describe('a service that runs', () => {
  it('is worked on from whatever directory, and said', async () => {
    await announce(service('/srv/konttori'))
    const { dataDir, told } = await named()
    expect(dataDir).toBe('/srv/konttori')
    expect(told).toEqual([
      `working on the service at http://127.0.0.1:8080 (process ${process.pid}, /srv/konttori)`,
    ])
  })

  it('in the present directory goes before others, without a word', async () => {
    await announce(service('/srv/konttori'), service(here))
    expect(await named()).toEqual({ dataDir: here, databaseUrl: null, told: [] })
  })

  it('is not chosen among several', async () => {
    await announce(service('/srv/one'), service('/srv/other'))
    await expect(named({}, { answer: true, yes: true })).rejects.toThrow(
      /Several databases.*\/srv\/one.*\/srv\/other.*--data-dir, KONTTORI_DATA_DIR or DATABASE_URL/,
    )
  })

  it('on a database of the operator’s is named without its password, which the command must be given', async () => {
    await announce(service('/srv/konttori', { database: 'konttori at db.example:5432' }))
    await expect(named()).rejects.toThrow(/konttori at db\.example:5432.*same DATABASE_URL/)
  })

  it('has ended when its process has, or is another', async () => {
    const ended = spawn(process.execPath, ['--version'])
    await new Promise(done => ended.once('exit', done))
    await announce(service('/srv/ended', { pid: ended.pid }), service('/srv/other', { startedAt: '1' }))
    await expect(named()).rejects.toThrow('No service of yours runs here')
  })

  it('is not believed from a directory into which others can write', async () => {
    await announce(service('/srv/planted'))
    await chmod(join(directory, 'running'), 0o777)
    await expect(named()).rejects.toThrow('No service of yours runs here')
  })

  it('is not found in a file that cannot be read', async () => {
    await writeFile(join(directory, 'running', '1.json'), '{"pid": 1')
    await expect(named()).rejects.toThrow('No service of yours runs here')
  })
})

describe('without a service the database of the directory', () => {
  it('is asked about, by name', async () => {
    const { dataDir, told } = await named({}, { answer: true })
    expect(dataDir).toBe(here)
    expect(told).toEqual([expect.stringContaining(`Work on ${here}, where there is no database yet?`)])
  })

  it('is left alone when the answer is no', async () => {
    await expect(named({}, { answer: false })).rejects.toThrow('Nothing was done.')
  })

  it('is refused to a program, with what to pass', async () => {
    await expect(named()).rejects.toThrow(`give --data-dir ${here} if that is meant`)
  })

  it('is taken with --yes', async () => {
    expect(await named({}, { yes: true })).toEqual({ dataDir: here, databaseUrl: null, told: [] })
  })
})
