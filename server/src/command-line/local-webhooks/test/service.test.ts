import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { konttori } from '../../test/konttori.ts'
import { exitCodes } from '../../../lifecycle/exit-codes.ts'
import { identify } from '../../../platform/process-identity.ts'
import { endOfLog, followLog, type LogPage } from '../event-log.ts'
import { ask } from '../service.ts'
import { type Answer, problem, stubService } from './stub-service.ts'

const page: Answer = {
  status: 200,
  body: JSON.stringify({ items: [], pageInfo: { nextCursor: 'further', hasMore: false } }),
}

/** The first page that is read, and what was told meanwhile. */
async function firstPage(...answers: Answer[]) {
  const service = await stubService(...answers)
  const told: string[] = []
  const outage = { away: (reason: string) => void told.push(reason), back: () => void told.push('back') }
  const pages = followLog(service, { cursor: 'here' }, outage, new AbortController().signal)
  const first = (await pages.next()).value as LogPage
  await pages.return(undefined as never)
  return { first, told, asked: service.asked.length }
}

describe('a service that is followed', () => {
  it.each([
    ['asks to come back later', [problem(429, 'too-many-requests', { 'retry-after': '1' }), page]],
    ['restarts behind a proxy', [{ status: 502, body: '<html>Bad gateway</html>' }, page]],
    ['is stopping', [problem(503, 'service_stopping'), page]],
  ])('and %s is waited for, which is told once', async (_, answers) => {
    const { first, told, asked } = await firstPage(...answers)
    expect(first.next).toEqual({ cursor: 'further' })
    expect([asked, told.length, told.at(-1)]).toEqual([2, 2, 'back'])
  })

  it('and says no is not asked again', async () => {
    await expect(firstPage(problem(403, 'insufficient_role'), page)).rejects.toMatchObject({
      code: 'insufficient_role',
    })
  })

  it('and no longer keeps what comes next tells where to go on', async () => {
    const body = JSON.stringify({ code: 'cursor_expired', earliestAvailable: '2026-11-20T07:00:00.000Z' })
    await expect(firstPage({ status: 410, body })).rejects.toThrow('--since 2026-11-20T07:00:00.000Z')
  })
})

describe('what answers at the address', () => {
  it('is handed the key, and nobody whom it points at is', async () => {
    const other = await stubService(page)
    const service = await stubService({
      status: 307,
      headers: { location: `${other.url}/v1/integration-events` },
    })
    await expect(endOfLog(service, new AbortController().signal)).rejects.toThrow('is no Konttori service')
    expect([service.asked.length, other.asked.length]).toEqual([1, 0])
    expect(service.asked[0]?.headers['authorization']).toBe('Bearer kt_test_key')
  })

  it.each([
    ['nothing', undefined, 'No service answers at'],
    ['a web page', { status: 200, body: '<html>' }, 'is no Konttori service'],
  ])('is %s: the command says so and has an exit code of its own', async (_, answer, message) => {
    const url = answer ? (await stubService(answer)).url : 'http://127.0.0.1:9'
    for (const command of [['listen'], ['trigger', 'workday.approved']]) {
      const told = await konttori([...command, '--url', url, '--key', 'kt_test_key'], {})
      expect(told).toMatchObject({ exitCode: exitCodes.serviceUnreachable, stdout: '' })
      expect(told.stderr).toContain(message)
      expect(told.stderr).not.toContain('kt_test_key')
    }
  })

  it('cannot steer the terminal by what it says', async () => {
    const evil = { status: 403, body: JSON.stringify({ code: 'no', detail: 'red \u001b[31m text' }) }
    await expect(ask(await stubService(evil), '/v1/me/access')).rejects.toThrow('red \ufffd[31m text')
  })
})

describe('the key', () => {
  it.each([
    [['listen'], 'An API key must be given, in KONTTORI_KEY or with --key.'],
    [['trigger', 'workday.approved'], 'An API key must be given, in KONTTORI_KEY or with --key.'],
    [['listen', '--key', 'two words'], 'The key has characters that no API key has.'],
    [['listen', '--key', 'k', '--url', 'localhost:8080'], '--url must be the address of a service'],
    [['listen', '--key', 'k', '--since', 'yesterday'], '--since must be an instant'],
    [['trigger', '--key', 'k'], 'Name one event'],
    [['trigger', 'workday.approved', '--list', '--key', 'k'], 'Name one event'],
    [['trigger', 'workday.approved', '--payload', '[1]', '--key', 'k'], '--payload must be a JSON object'],
    [['trigger', 'a.b', 'c.d', '--key', 'k'], '“c.d” belongs to no option'],
  ])('%j is refused before anything is asked', async (args, message) => {
    const told = await konttori(args, { KONTTORI_DATA_DIR: '/tmp/there-is-no-such-directory' })
    expect(told).toMatchObject({ exitCode: exitCodes.usage, stderr: expect.stringContaining(message) })
  })
})

describe('without --url', () => {
  /** As services that run tell of themselves. */
  async function running(...services: { readonly baseUrl: string; readonly dataDir: string }[]) {
    const folder = await mkdtemp(join(tmpdir(), 'konttori-running-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    for (const [index, service] of services.entries()) {
      const file = join(folder, `${process.pid + index}.json`)
      await mkdir(join(folder, service.dataDir))
      const told = { ...service, pid: process.pid, dataDir: join(folder, service.dataDir) }
      await writeFile(
        file,
        JSON.stringify({ ...told, startedAt: identify(process.pid)?.startedAt, database: null }),
      )
    }
    const listen = (dataDir?: string, key = 'k') =>
      konttori(['listen', ...(key === '' ? [] : ['--key', key])], {
        KONTTORI_RUNTIME_DIR: folder,
        ...(dataDir && { KONTTORI_DATA_DIR: join(folder, dataDir) }),
      })
    return { folder, listen }
  }

  it('the service that runs is asked, or the one of the data directory, and never a guess among several', async () => {
    const one = { baseUrl: 'http://127.0.0.1:7', dataDir: 'one' }
    const other = { baseUrl: 'http://127.0.0.1:9', dataDir: 'other' }
    expect((await (await running(one)).listen()).stderr).toContain('No service answers at http://127.0.0.1:7')
    const { listen } = await running(one, other)
    expect((await listen('other')).stderr).toContain('No service answers at http://127.0.0.1:9')
    expect(await listen()).toMatchObject({
      exitCode: exitCodes.usage,
      stderr: expect.stringContaining('Say with --url which one.'),
    })
    expect((await listen('a-third')).stderr).toMatch(/No service answers at http:..[a-z0-9.]+:8080 /)
  })

  it('the key of its demo is told and not taken', async () => {
    const { folder, listen } = await running({ baseUrl: 'http://127.0.0.1:7', dataDir: 'one' })
    const file = join(folder, 'one', 'demo.json')
    await writeFile(file, JSON.stringify({ organisations: [{ serviceKey: 'kt_test_demo' }] }))
    const { exitCode, stderr } = await listen(undefined, '')
    expect(exitCode).toBe(exitCodes.usage)
    expect(stderr).toContain(
      `export KONTTORI_KEY=$(node -p "require('${file}').organisations[0].serviceKey")`,
    )
    expect(stderr).not.toContain('kt_test_demo')
  })
})
