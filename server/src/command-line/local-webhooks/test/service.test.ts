import { describe, expect, it } from 'vitest'
import { konttori } from '../../test/konttori.ts'
import { exitCodes } from '../../../lifecycle/exit-codes.ts'
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
