import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { startLargePayroll } from '../../src/modules/payroll/payroll-exports/test/large-payroll.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { patience } from '../world/patience.ts'
import { answerTo } from './insisting.ts'
import { serverProcess } from './server-process.ts'

const { blankCount, company, dayCount, days, frozen, period, world } = await startLargePayroll({
  members: 100,
  days: 30,
  blankWeek: true,
})
await world.app.close()
const { owner } = world.database
const dataDir = await mkdtemp(join(tmpdir(), 'konttori-batch-'))
const server = await serverProcess(world.database.connection, dataDir)
afterAll(async () => {
  await server.kill()
  await rm(dataDir, { recursive: true, force: true })
})

const send = (method: string, path: string, body?: object, key = newId()) =>
  answerTo(() =>
    fetch(`${server.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${company.serviceKey}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
const exported = async () => (await days()).filter(({ status }) => status === 'exported').length

/** Sends until no other batch is being made, with the same key on every try, as an integration should. */
async function insist(path: string, body: object, key = newId()) {
  let answer = { status: 0, body: null as any }
  await vi.waitUntil(async () => {
    answer = await send('POST', path, body, key).catch(() => answer)
    return answer.status !== 0 && answer.body.code !== 'export_batch_in_progress'
  }, patience)
  return answer
}

it('a server killed in the middle of a batch leaves all of it or none, and the same request makes it', async () => {
  await server.start()
  const key = newId()
  const cut = send('POST', '/v1/export-batches', period, key).then(
    () => 'answered',
    () => 'cut',
  )
  // Some members' days are in the batch, and others' are not.
  await vi.waitUntil(async () => (await exported()) > 0, patience)
  await server.kill()
  expect(await cut).toBe('cut')
  const taken = await exported()
  expect(taken).toBeGreaterThan(0)
  expect(taken).toBeLessThan(dayCount)
  await server.start()

  const made = await insist('/v1/export-batches', period, key)
  expect(made).toMatchObject({ status: 201, body: { state: 'created', dayCount } })
  expect(new Set((await days()).map(({ status, batch }) => `${status} ${batch}`))).toEqual(
    new Set([`exported ${made.body.id}`]),
  )
  expect(await frozen()).toEqual({
    batches: 1,
    days: dayCount,
    lines: made.body.lineCount,
    blankDates: blankCount,
  })
  const told = await owner<{ event: string }>(
    `select event from integration_events where org_id = $1 and event like 'export_batch.%'`,
    [company.id],
  )
  expect(told).toEqual([{ event: 'export_batch.created' }])
  const actions = await owner<{ action: string; count: string }>(
    `select action, count(*) from audit_entries where org_id = $1
       and action in ('export_batches.abandon', 'work_days.export', 'work_days.release') group by action`,
    [company.id],
  )
  expect(Object.fromEntries(actions.map(({ action, count }) => [action, Number(count)]))).toEqual({
    'export_batches.abandon': 1,
    'work_days.export': dayCount + taken,
    'work_days.release': taken,
  })
  expect((await send('GET', '/v1/audit/verify')).body).toMatchObject({ ok: true, problems: [] })
})

it('a server killed in the middle of a cancellation completes it when it is back', async () => {
  const [batch] = await owner<{ id: string }>('select id from export_batches where org_id = $1', [company.id])
  const cut = send('POST', `/v1/export-batches/${batch?.id}/cancel`, {}).then(
    () => 'answered',
    () => 'cut',
  )
  await vi.waitUntil(async () => (await exported()) < dayCount, patience)
  await server.kill()
  expect(await cut).toBe('cut')
  expect(await exported()).toBeGreaterThan(0)
  await server.start()

  await vi.waitUntil(
    async () => (await send('GET', `/v1/export-batches/${batch?.id}`)).body.state === 'cancelled',
    patience,
  )
  expect(new Set((await days()).map(({ status, batch: of }) => `${status} ${of}`))).toEqual(
    new Set(['approved null']),
  )
  const told = await owner<{ event: string }>(
    `select event from integration_events where org_id = $1 and event = 'export_batch.cancelled'`,
    [company.id],
  )
  expect(told).toHaveLength(1)
})
