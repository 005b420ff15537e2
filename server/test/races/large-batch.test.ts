import { expect, it } from 'vitest'
import { startLargePayroll } from '../../src/modules/payroll/payroll-exports/test/large-payroll.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'

const { client, dayCount, days, frozen, makeBatch, world } = await startLargePayroll()
const { owner } = world.database

/** What may be answered to a step of a day while a batch takes it. */
const allowed = {
  unapprove: ['', 'day_not_approved'],
  correct: ['', 'day_export_in_progress', 'day_not_correctable'],
} as const

it('a large batch, corrections, unapprovals and other batches at once leave every day in one place', async () => {
  const key = { 'idempotency-key': newId() }
  const all = await days()
  const someOf = (offset: number) => all.filter((_, index) => index % 40 === offset)
  const step = async (name: keyof typeof allowed, id: string) => {
    const { status, body } = await client.post(`/v1/work-days/${id}/${name}`, { reason: 'Hours were wrong.' })
    expect(allowed[name]).toContain(status === 200 ? '' : body.code)
    return { name, id, done: status === 200 }
  }
  const [made, again, other, ...steps] = await Promise.all([
    makeBatch({}, key),
    makeBatch({}, key),
    makeBatch(),
    ...someOf(7).map(({ id }) => step('unapprove', id)),
    ...someOf(23).map(({ id }) => step('correct', id)),
  ])

  // One of the three was first, and the same request is answered alike.
  const answers = [made, again, other]
  const batches = new Set(answers.flatMap(({ status, body }) => (status === 201 ? [body.id] : [])))
  expect(batches.size).toBeGreaterThan(0)
  for (const { status, body } of answers)
    if (status !== 201) expect(['export_batch_in_progress', 'idempotency_key_in_flight']).toContain(body.code)

  const [batch] = (await client.get('/v1/export-batches')).body.items.filter(
    (one: { dayCount: number }) => one.dayCount > 0,
  )
  const taken = new Set(
    (
      await owner<{ id: string }>('select work_day_id as id from export_days where batch_id = $1', [batch.id])
    ).map(({ id }) => id),
  )
  expect(taken.size).toBe(batch.dayCount)
  const opened = new Set(steps.filter(({ done }) => done).map(({ id }) => id))
  expect(taken.size).toBeGreaterThanOrEqual(dayCount - opened.size)
  const corrected = await owner<{ id: string }>(`select id from work_days where corrects_batch_id = $1`, [
    batch.id,
  ])
  const corrects = new Set(corrected.map(({ id }) => id))
  for (const { id, status, batch: of } of await days()) {
    const place = { id, status, of, corrects: corrects.has(id) }
    if (!taken.has(id)) expect(place).toEqual({ id, status: 'draft', of: null, corrects: false })
    else if (opened.has(id)) expect(place).toEqual({ id, status: 'draft', of: null, corrects: true })
    else expect(place).toEqual({ id, status: 'exported', of: batch.id, corrects: false })
  }
  const lines = await owner<{ position: number; day: string | null }>(
    'select position, work_day_id as day from export_lines where batch_id = $1 order by position',
    [batch.id],
  )
  expect(lines.map(({ position }) => position)).toEqual(lines.map((_, index) => index))
  expect(lines.every(({ day }) => day === null || taken.has(day))).toBe(true)
  expect(await frozen()).toMatchObject({ days: taken.size, lines: batch.lineCount })
  expect((await client.get('/v1/audit/verify')).body).toMatchObject({ ok: true, problems: [] })
})
