import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { key, month, paid, refused, startPayroll } from './payroll.ts'

const {
  aino,
  approve,
  batchOf,
  catalogs,
  eventsOf,
  linesOf,
  members,
  projects,
  span,
  tauno,
  work,
  world,
  write,
} = await startPayroll()

describe('a batch', () => {
  it('freezes the approved days of its period and moves them to exported', async () => {
    const dayId = await approve('veera', '2026-01-05')
    await write('veera', '2026-01-06')
    const batch = await batchOf(month('2026-01'))
    expect(batch).toEqual({
      id: expect.any(String),
      employerId: null,
      groupId: null,
      periodStart: '2026-01-01',
      periodEnd: '2026-01-31',
      state: 'created',
      dayCount: 1,
      lineCount: 2,
      nothingToDeliver: false,
      snapshotHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      totals: [paid('normal', 450)],
      warnings: [
        { code: 'payroll_number_missing', values: { count: 1 }, count: 1, detail: expect.any(String) },
        { code: 'day_not_approved', values: { count: 1 }, count: 1, detail: expect.any(String) },
      ],
      createdAt: expect.any(String),
      createdByMembershipId: members.tauno.id,
      deliveredAt: null,
      cancelledAt: null,
      updatedAt: batch.createdAt,
    })
    expect((await tauno.get(`/v1/export-batches/${batch.id}`)).body).toEqual(batch)
    const day = await aino.get(`/v1/work-days/${dayId}`)
    expect(day.body).toMatchObject({
      status: 'exported',
      exportBatchId: batch.id,
      updatedAt: batch.createdAt,
    })
    expect(await linesOf(batch.id)).toMatchObject([
      {
        batchId: batch.id,
        membershipId: members.veera.id,
        payrollNumber: null,
        workDate: '2026-01-05',
        workDayId: dayId,
        kind: 'normal',
        minutes: 210,
        fromMinutes: 480,
        toMinutes: 690,
        allocations: [{ valueId: projects.get('tower'), valueCode: 'tower', minutes: 210 }],
        correctionOf: null,
      },
      { minutes: 240, allocations: [{ minutes: 240 }] },
    ])
    expect(await eventsOf('export_batch.created', batch.id)).toEqual([
      {
        batchId: batch.id,
        periodStart: '2026-01-01',
        periodEnd: '2026-01-31',
        dayCount: 1,
        groupId: null,
        createdAt: batch.createdAt,
        nothingToDeliver: false,
      },
    ])
  })

  it('is made empty when nothing waits, and says so', async () => {
    const batch = await batchOf(month('2019-01'))
    expect(batch).toMatchObject({
      dayCount: 0,
      lineCount: 0,
      nothingToDeliver: true,
      totals: [],
      warnings: [],
    })
    expect(await linesOf(batch.id)).toEqual([])
    expect(await eventsOf('export_batch.created', batch.id)).toMatchObject([{ nothingToDeliver: true }])
  })

  it('as a dry run tells the same and writes nothing', async () => {
    const dayId = await approve('onni', '2025-11-03')
    const before = (await tauno.get('/v1/export-batches?limit=1')).body.items
    const looked = await tauno.post('/v1/export-batches', { ...month('2025-11'), dryRun: true }, key())
    expect(looked).toMatchObject({
      status: 201,
      body: { dayCount: 1, totals: [paid('normal', 450)] },
    })
    expect(looked.body.id).toBeNull()
    expect((await tauno.get('/v1/export-batches?limit=1')).body.items).toEqual(before)
    expect((await aino.get(`/v1/work-days/${dayId}`)).body.status).toBe('approved')
    const made = await batchOf(month('2025-11'))
    expect(made.snapshotHash).toBe(looked.body.snapshotHash)
  })

  it('has a hash that whoever reads its lines can work out', async () => {
    await approve('onni', '2025-10-01')
    await approve('eero', '2025-10-02')
    const batch = await batchOf(month('2025-10'))
    const sorted = (value: unknown): unknown =>
      typeof value !== 'object' || value === null || Array.isArray(value)
        ? value
        : Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    const text = (await linesOf(batch.id))
      .map(({ id: _, batchId: __, updatedAt: ___, ...line }: Record<string, unknown>) =>
        JSON.stringify(line, (_key, value) => sorted(value)),
      )
      .join('\n')
    expect(batch.snapshotHash).toBe(createHash('sha256').update(text).digest('hex'))
  })

  it('of a staff group takes the days on which its members were in it', async () => {
    const { monthly, hourly } = catalogs.staffGroups
    expect(await aino.patch(`/v1/memberships/${members.otso.id}`, { staffGroupId: hourly })).toMatchObject({
      status: 200,
    })
    const { body: clock } = await aino.get('/v1/sandbox/clock')
    const today = dateIn('Europe/Helsinki', clock.now)
    await approve('otso', '2025-09-01')
    await approve('lumi', '2025-09-01')
    await approve('otso', today)
    await approve('lumi', today)
    expect(await batchOf({ ...month('2025-09'), groupId: hourly })).toMatchObject({ dayCount: 0 })
    expect(await batchOf({ ...month('2025-09'), groupId: monthly.toUpperCase() })).toMatchObject({
      groupId: monthly,
      dayCount: 2,
    })
    const batch = await batchOf({ periodStart: today, periodEnd: today, groupId: hourly })
    expect(batch).toMatchObject({ groupId: hourly, dayCount: 1 })
    expect((await linesOf(batch.id))[0]).toMatchObject({ membershipId: members.otso.id })
  })

  it('tells the payroll number of the employment terms', async () => {
    const employment = { payrollNumber: '1042', employmentType: 'permanent' }
    expect(await aino.put(`/v1/memberships/${members.sisu.id}/employment`, employment)).toMatchObject({
      status: 200,
    })
    await approve('sisu', '2025-08-01')
    const batch = await batchOf(month('2025-08'))
    expect(batch.warnings).toEqual([])
    expect((await linesOf(batch.id))[0]).toMatchObject({ payrollNumber: '1042' })
  })

  it('takes days of a locked period too', async () => {
    await approve('onni', '2025-07-01')
    expect(
      await tauno.post('/v1/payroll-locks', { periodStart: '2025-07-01', periodEnd: '2025-07-31' }),
    ).toMatchObject({ status: 201 })
    expect(await batchOf(month('2025-07'))).toMatchObject({ dayCount: 1 })
  })

  it('has a line per rule and place in the day, each with the targets under it', async () => {
    await approve('paavo', '2025-06-02', [span(420, 720, work, 'tower'), span(720, 1140, work, 'harbour')])
    const batch = await batchOf(month('2025-06'))
    expect(batch.totals).toEqual([
      paid('normal', 450),
      paid('additional', 30),
      paid('overtime_50', 120),
      paid('overtime_100', 120),
    ])
    const lines = await linesOf(batch.id)
    expect(
      lines.map((line: { kind: string; allocations: { valueCode: string; minutes: number }[] }) => [
        line.kind,
        line.allocations.map(({ valueCode, minutes }) => `${minutes} ${valueCode}`).join(),
      ]),
    ).toEqual([
      ['normal', '300 tower,150 harbour'],
      ['additional', '30 harbour'],
      ['overtime_50', '120 harbour'],
      ['overtime_100', '120 harbour'],
    ])
  })

  it.each([
    [{ periodStart: '2026-02-01', periodEnd: '2026-01-31' }, 400, 'range_end_before_start'],
    [{ periodStart: '2025-01-01', periodEnd: '2026-01-02' }, 422, 'range_too_long'],
    [{ ...month('2026-01'), groupId: newId() }, 404, 'staff_group_not_found'],
    [{ periodStart: '2026-01-01' }, 400, 'bad-request'],
    [{ ...month('2026-01'), force: true }, 400, 'bad-request'],
  ])('of %j is refused: %i %s', async (body, status, code) =>
    expect(await tauno.post('/v1/export-batches', body, key())).toMatchObject(refused(status, code)),
  )

  it('is made once for one idempotency key, and needs one from a key', async () => {
    const header = key()
    const [made, again] = [
      await tauno.post('/v1/export-batches', month('2018-01'), header),
      await tauno.post('/v1/export-batches', month('2018-01'), header),
    ]
    expect(again).toMatchObject({ status: 201, body: made.body, headers: { 'idempotency-replayed': 'true' } })
    expect(await tauno.post('/v1/export-batches', month('2018-01'))).toMatchObject(
      refused(400, 'idempotency_key_required'),
    )
  })

  it('has a day for itself, however many are made at once', async () => {
    await approve('elina', '2025-04-01')
    const made = await Promise.all([1, 2, 3].map(() => batchOf(month('2025-04'))))
    expect(made.map(({ dayCount }) => dayCount).toSorted((a, b) => a - b)).toEqual([0, 0, 1])
  })

  it('is read by pages of lines in their order, and swept by its changes', async () => {
    for (const date of ['2025-05-05', '2025-05-06', '2025-05-07']) await approve('elina', date)
    const batch = await batchOf(month('2025-05'))
    const whole = await linesOf(batch.id)
    const paged = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await tauno.get(
        `/v1/export-batches/${batch.id}/lines?limit=4${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      )
      paged.push(...body.items)
      cursor = body.pageInfo.nextCursor
    }
    expect(whole).toHaveLength(6)
    expect(paged).toEqual(whole)
    const swept = await tauno.get(`/v1/export-batches?updatedSince=${batch.updatedAt}`)
    expect(swept.body.items.map(({ id }: { id: string }) => id)).toContain(batch.id)
    const [newest] = (await tauno.get('/v1/export-batches?limit=1')).body.items
    expect(newest.id).toBe(batch.id)
    expect(await tauno.get(`/v1/export-batches/${newId()}/lines`)).toMatchObject(
      refused(404, 'export_batch_not_found'),
    )
  })
})

it('payroll alone reaches any of it', async () => {
  const batch = await batchOf(month('2015-01'))
  for (const name of ['eero', 'helmi', 'lumi', 'veera'] as const) {
    const other = world.as(name)
    for (const answer of [
      await other.get('/v1/export-batches'),
      await other.get(`/v1/export-batches/${batch.id}/lines`),
      await other.get('/v1/export-targets'),
      await other.post('/v1/export-batches', month('2015-01'), key()),
    ])
      expect(answer).toMatchObject(refused(403, 'insufficient_role'))
  }
})
