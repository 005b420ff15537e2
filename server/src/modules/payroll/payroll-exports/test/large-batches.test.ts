import { describe, expect, it, vi } from 'vitest'
import { patience } from '../../../../../test/world/patience.ts'
import { processOf } from '../../../../platform/outbox/processes.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { materialOfMembers } from '../batches/material.ts'
import { leftBatches } from '../batches/outbox.ts'
import { readScope } from '../batches/scope.ts'
import { Summary } from '../batches/summary.ts'
import { startLargePayroll } from './large-payroll.ts'
import { key, refused } from './payroll.ts'

const payroll = await startLargePayroll({ blankWeek: true })
const { blankCount, client, company, dayCount, makeBatch, period, world } = payroll
const { services } = world.app
const db = services.database.reader(company.id)
const inFuture = '2999-01-01T00:00:00.000Z'
const thisProcess = processOf(services.database).id

const cancel = (id: string, body: object = {}) => client.post(`/v1/export-batches/${id}/cancel`, body)
const eventsOf = async (event: string, batchId: string) => {
  const { body } = await client.get(`/v1/integration-events?event=${event}&limit=100`)
  return body.items.filter((row: { payload: { batchId: string } }) => row.payload.batchId === batchId)
}
const statuses = async () => new Set((await payroll.days()).map(({ status, batch }) => `${status} ${batch}`))
/** Ends what was left in progress, as the outbox of another process does. */
async function endWhatWasLeft(): Promise<void> {
  const { owner } = world.database
  await owner(`update directory.outbox_due set due_at = now() where outbox = 'payroll_batches'`)
  await vi.waitUntil(async () => {
    const left = await owner(`select from export_batches where state in ('preparing', 'cancelling')`)
    return left.length === 0
  }, patience)
  expect(await statuses()).toEqual(new Set(['approved null']))
}

describe('a batch of more days than one transaction takes', () => {
  it('says in a dry run what it says when it is made, and what it would say if it were made at once', async () => {
    const looked = await makeBatch({ dryRun: true })
    expect(looked).toMatchObject({ status: 201, body: { state: 'created', dayCount } })
    expect(await payroll.frozen()).toEqual({ batches: 0, days: 0, lines: 0, blankDates: 0 })

    const madeIn = { timeZone: 'Europe/Helsinki', now: new Date().toISOString() }
    const scope = await readScope(db, { ...period, employerId: null, groupId: null }, madeIn)
    const atOnce = await materialOfMembers(db, scope, scope.members, 0)
    const summary = new Summary(scope)
    summary.add(atOnce)
    const { snapshotHash, totals, lineCount } = summary.material

    const sent = key()
    const first = makeBatch({}, sent)
    let ended = false
    void first.finally(() => (ended = true))
    const answers: Awaited<typeof first>[] = []
    while (!ended) answers.push(await makeBatch({}, sent))
    answers.push(await first)
    // Whichever came first makes it; the others are told to wait until it is made, and of it from then on.
    for (const answer of answers.filter(({ status }) => status !== 201))
      expect(answer).toMatchObject(refused(409, 'idempotency_key_in_flight'))
    const made = answers.find(({ status }) => status === 201)
    if (!made) throw new Error('nobody made the batch')
    expect(made).toMatchObject({
      status: 201,
      body: { state: 'created', dayCount, lineCount, snapshotHash, totals },
    })
    expect(looked.body.snapshotHash).toBe(snapshotHash)
    expect(await statuses()).toEqual(new Set([`exported ${made.body.id}`]))
    expect(await payroll.frozen()).toEqual({
      batches: 1,
      days: dayCount,
      lines: lineCount,
      blankDates: blankCount,
    })

    const lines = await payroll.allLines(made.body.id)
    expect(lines.map(({ minutes }) => minutes)).toEqual(atOnce.lines.map(({ minutes }) => minutes))
    expect(lines.map(({ workDayId }) => workDayId)).toEqual(atOnce.lines.map(({ workDayId }) => workDayId))

    const again = await makeBatch({}, sent)
    expect(again).toMatchObject({ status: 201, headers: { 'idempotency-replayed': 'true' } })
    expect(again.body).toEqual(made.body)
    expect(await eventsOf('export_batch.created', made.body.id)).toHaveLength(1)
    expect((await client.get('/v1/export-batches')).body.items).toEqual([made.body])
    expect((await client.get('/v1/audit/verify')).body).toMatchObject({ ok: true, problems: [] })
  })

  it('is cancelled whole, days and all', async () => {
    const [batch] = (await client.get('/v1/export-batches')).body.items
    expect(await cancel(batch.id, { dryRun: true })).toMatchObject({
      status: 200,
      body: { state: 'cancelled' },
    })
    expect(await statuses()).toEqual(new Set([`exported ${batch.id}`]))

    const cancelled = await cancel(batch.id, { reason: 'Wrong month' })
    expect(cancelled).toMatchObject({ status: 200, body: { state: 'cancelled', dayCount } })
    expect(await statuses()).toEqual(new Set(['approved null']))
    expect(await eventsOf('export_batch.cancelled', batch.id)).toHaveLength(1)
    expect((await client.get(`/v1/export-batches/${batch.id}`)).body).toEqual(cancelled.body)
    expect(await cancel(batch.id)).toMatchObject(refused(409, 'export_batch_cancelled'))
  })
})

describe('while a batch is in progress', () => {
  it.each(['preparing', 'cancelling'] as const)('%s, nobody changes what it has taken', async state => {
    const { body: batch } = await makeBatch()
    await payroll.leave(batch.id, state, thisProcess, inFuture)
    const [day] = await payroll.days()

    const inProgress = refused(409, 'export_batch_in_progress')
    expect(await makeBatch()).toMatchObject(inProgress)
    expect(await cancel(batch.id)).toMatchObject(inProgress)
    const target = await client.post('/v1/export-targets', {
      name: newId(),
      transport: 'download',
      format: 'json',
    })
    expect(
      await client.post(`/v1/export-batches/${batch.id}/deliver`, { targetId: target.body.id }),
    ).toMatchObject(inProgress)
    const correct = () => client.post(`/v1/work-days/${day?.id}/correct`, { reason: 'The hours were wrong.' })
    expect(await correct()).toMatchObject(refused(409, 'day_export_in_progress'))
    expect((await client.get(`/v1/export-batches/${batch.id}`)).body).toMatchObject({ state })

    // One that is not whole is in no list, and its lines are not read.
    const listed = (await client.get('/v1/export-batches')).body.items.map(({ id }: { id: string }) => id)
    expect(listed.includes(batch.id)).toBe(state === 'cancelling')
    const lines = await client.get(`/v1/export-batches/${batch.id}/lines`)
    expect(lines).toMatchObject(state === 'preparing' ? inProgress : { status: 200 })

    const outbox = leftBatches(services)
    await outbox.sweep()
    await outbox.settled()
    expect(await statuses()).toEqual(new Set([`exported ${batch.id}`]))
    await outbox.stop()

    await payroll.leave(batch.id, state, newId(), inFuture)
    await endWhatWasLeft()
  })
})

describe('a batch whose process died', () => {
  it('while it was made leaves no trace but in the audit trail, and can be made again', async () => {
    const before = await payroll.frozen()
    const { body: batch } = await makeBatch()
    await payroll.leave(batch.id, 'preparing', newId(), inFuture)
    await endWhatWasLeft()
    expect(await payroll.frozen()).toEqual(before)
    expect(await client.get(`/v1/export-batches/${batch.id}`)).toMatchObject(
      refused(404, 'export_batch_not_found'),
    )
    const told = await client.get(`/v1/audit?targetId=${batch.id}`)
    expect(told.body.items.map(({ action }: { action: string }) => action)).toContain(
      'export_batches.abandon',
    )

    const again = await makeBatch()
    expect(again).toMatchObject({
      status: 201,
      body: { dayCount, snapshotHash: batch.snapshotHash, totals: batch.totals },
    })
    expect((await cancel(again.body.id)).status).toBe(200)
  })

  it('while it was cancelled is cancelled by another, and told so once', async () => {
    const { body: batch } = await makeBatch()
    await payroll.leave(batch.id, 'cancelling', newId(), inFuture)
    await endWhatWasLeft()
    expect((await client.get(`/v1/export-batches/${batch.id}`)).body).toMatchObject({ state: 'cancelled' })
    expect(await eventsOf('export_batch.cancelled', batch.id)).toHaveLength(1)
  })
})
