import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../test/world/world.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'

const world = await startWorld()
const { members, catalogs, projects } = world.meri
const { work, break: lunch } = catalogs.entryTypes
type Name = keyof typeof members

const tauno = world.as('tauno')
const aino = world.as('aino')

const span = (
  startMinutes: number,
  endMinutes: number,
  entryTypeId = work,
  project?: 'tower' | 'harbour',
) => ({
  entryTypeId,
  startMinutes,
  endMinutes,
  allocations: project ? [{ dimensionId: 'project', valueId: projects.get(project) }] : [],
})
/** Seven and a half hours on the tower. */
const towerDay = [span(480, 960, work, 'tower'), span(690, 720, lunch)]

const path = (name: Name, date: string) => `/v1/team/members/${members[name].id}/work-days/${date}`

async function write(name: Name, date: string, entries: readonly unknown[] = towerDay): Promise<void> {
  expect(await aino.put(`${path(name, date)}/entries`, { entries })).toMatchObject({ status: 200 })
}

/** An approved day; its id. */
async function approve(name: Name, date: string, entries?: readonly unknown[]): Promise<string> {
  if (entries !== undefined || (await aino.get(path(name, date))).body.entries.length === 0)
    await write(name, date, entries)
  const confirmed = await aino.post(`${path(name, date)}/confirm`, {})
  expect(confirmed).toMatchObject({ status: 200 })
  const id: string = confirmed.body.workDayId
  expect(await aino.post(`/v1/work-days/${id}/approve`, {})).toMatchObject({ status: 200 })
  return id
}

const key = () => ({ 'idempotency-key': newId() })

async function batchOf(period: { periodStart: string; periodEnd: string; groupId?: string }) {
  const made = await tauno.post('/v1/export-batches', period, key())
  expect(made).toMatchObject({ status: 201 })
  return made.body
}

const month = (start: string) => ({
  periodStart: `${start}-01`,
  periodEnd: Temporal.PlainYearMonth.from(start).toPlainDate({ day: 31 }).toString(),
})

async function linesOf(batchId: string) {
  const { body } = await tauno.get(`/v1/export-batches/${batchId}/lines?limit=100`)
  return body.items
}

const eventsOf = async (event: string, batchId: string) => {
  const { body } = await aino.get(`/v1/integration-events?event=${event}&limit=100`)
  return body.items
    .map((row: { payload: { batchId: string } }) => row.payload)
    .filter((payload: { batchId: string }) => payload.batchId === batchId)
}

const refused = (status: number, code: string) => ({ status, body: { code } })

describe('a batch', () => {
  it('freezes the approved days of its period and moves them to exported', async () => {
    const dayId = await approve('veera', '2026-01-05')
    await write('veera', '2026-01-06')
    const batch = await batchOf(month('2026-01'))
    expect(batch).toEqual({
      id: expect.any(String),
      groupId: null,
      periodStart: '2026-01-01',
      periodEnd: '2026-01-31',
      state: 'created',
      dayCount: 1,
      lineCount: 2,
      nothingToDeliver: false,
      snapshotHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      totals: [{ kind: 'normal', minutes: 450 }],
      warnings: [
        { code: 'payroll_number_missing', count: 1, detail: expect.any(String) },
        { code: 'day_not_approved', count: 1, detail: expect.any(String) },
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
    const looked = await tauno.post('/v1/export-batches', { ...month('2025-11'), dryRun: true }, key())
    expect(looked).toMatchObject({
      status: 201,
      body: { dayCount: 1, totals: [{ kind: 'normal', minutes: 450 }] },
    })
    expect(await tauno.get(`/v1/export-batches/${looked.body.id}`)).toMatchObject(
      refused(404, 'export_batch_not_found'),
    )
    expect((await aino.get(`/v1/work-days/${dayId}`)).body.status).toBe('approved')
    expect(await eventsOf('export_batch.created', looked.body.id)).toEqual([])
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

  it('of a staff group takes the days of its members alone', async () => {
    const { monthly, hourly } = catalogs.staffGroups
    expect(await aino.patch(`/v1/memberships/${members.otso.id}`, { staffGroupId: hourly })).toMatchObject({
      status: 200,
    })
    await approve('otso', '2025-09-01')
    await approve('lumi', '2025-09-01')
    const batch = await batchOf({ ...month('2025-09'), groupId: hourly })
    expect(batch).toMatchObject({ groupId: hourly, dayCount: 1 })
    expect((await linesOf(batch.id))[0]).toMatchObject({ membershipId: members.otso.id })
    expect(await batchOf({ ...month('2025-09'), groupId: monthly.toUpperCase() })).toMatchObject({
      groupId: monthly,
      dayCount: 1,
    })
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
      { kind: 'normal', minutes: 450 },
      { kind: 'additional', minutes: 30 },
      { kind: 'overtime_50', minutes: 120 },
      { kind: 'overtime_100', minutes: 120 },
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

const correct = async (dayId: string) =>
  expect(
    await aino.post(`/v1/work-days/${dayId}/correct`, { reason: 'The hours were wrong.' }),
  ).toMatchObject({
    status: 200,
    body: { status: 'draft' },
  })

const shortTexts = (lines: readonly Record<string, unknown>[]) =>
  lines.map(line => [
    line['kind'],
    line['minutes'],
    (line['correctionOf'] as { sign: number } | null)?.sign ?? 0,
  ])

describe('a correction', () => {
  it('rises into the next batch: what stood is taken back, and what is so now is told', async () => {
    const dayId = await approve('onni', '2024-10-14')
    const october = await batchOf(month('2024-10'))
    const stood = await linesOf(october.id)
    await correct(dayId)
    expect(await batchOf(month('2024-11'))).toMatchObject({ nothingToDeliver: true })
    await approve('onni', '2024-10-14', [span(480, 780, work, 'harbour')])
    const november = await batchOf(month('2024-11'))
    expect(november).toMatchObject({ dayCount: 1, totals: [{ kind: 'normal', minutes: -150 }] })
    const lines = await linesOf(november.id)
    expect(shortTexts(lines)).toEqual([
      ['normal', -210, -1],
      ['normal', -240, -1],
      ['normal', 300, 1],
    ])
    expect(lines[0]).toEqual({
      ...stood[0],
      id: lines[0].id,
      batchId: november.id,
      minutes: -210,
      allocations: [{ ...stood[0].allocations[0], minutes: -210 }],
      correctionOf: { batchId: october.id, lineId: stood[0].id, sign: -1 },
      updatedAt: november.createdAt,
    })
    expect(lines[2]).toMatchObject({ correctionOf: { batchId: october.id, lineId: null, sign: 1 } })
    expect(await linesOf(october.id)).toEqual(stood)
    expect((await aino.get(`/v1/work-days/${dayId}`)).body).toMatchObject({
      status: 'exported',
      exportBatchId: november.id,
    })
  })

  it('of an earlier period is left out of a batch that ends before it, and of another group', async () => {
    const dayId = await approve('onni', '2024-08-14')
    await batchOf(month('2024-08'))
    await correct(dayId)
    await approve('onni', '2024-08-14', [span(480, 780)])
    expect(await batchOf(month('2024-07'))).toMatchObject({ nothingToDeliver: true })
    expect(await batchOf({ ...month('2024-09'), groupId: catalogs.staffGroups.hourly })).toMatchObject({
      nothingToDeliver: true,
    })
    expect(await batchOf(month('2024-09'))).toMatchObject({ dayCount: 1 })
  })

  it('that empties the day is told as what is taken back', async () => {
    const dayId = await approve('onni', '2024-05-14')
    await batchOf(month('2024-05'))
    await correct(dayId)
    await write('onni', '2024-05-14', [])
    expect(await aino.post(`${path('onni', '2024-05-14')}/confirm`, {})).toMatchObject({ status: 200 })
    expect(await aino.post(`/v1/work-days/${dayId}/approve`, {})).toMatchObject({ status: 200 })
    const batch = await batchOf(month('2024-06'))
    expect(shortTexts(await linesOf(batch.id))).toEqual([
      ['normal', -210, -1],
      ['normal', -240, -1],
    ])
  })

  it('tells weekly overtime of its week anew', async () => {
    const week = ['2024-03-04', '2024-03-05', '2024-03-06', '2024-03-07', '2024-03-08', '2024-03-09']
    const ids = []
    for (const date of week) ids.push(await approve('veera', date, [span(480, 960)]))
    // Six days of eight hours: half an hour a day is additional already, and the sixth day is all above forty hours.
    const march = await batchOf({ periodStart: '2024-03-01', periodEnd: '2024-03-09' })
    expect(march.totals).toEqual([
      { kind: 'normal', minutes: 2250 },
      { kind: 'additional', minutes: 630 },
    ])
    const weekly = await batchOf({ periodStart: '2024-03-10', periodEnd: '2024-03-31' })
    expect(weekly).toMatchObject({
      dayCount: 0,
      nothingToDeliver: false,
      totals: [
        { kind: 'additional', minutes: -480 },
        { kind: 'overtime_50', minutes: 480 },
      ],
    })
    for (const line of await linesOf(weekly.id))
      expect(line).toMatchObject({ workDate: '2024-03-10', workDayId: null, correctionOf: null })

    await correct(ids[0] ?? '')
    await approve('veera', '2024-03-04', [span(480, 720)])
    const april = await batchOf(month('2024-04'))
    expect(april.totals).toEqual([
      { kind: 'normal', minutes: -210 },
      { kind: 'additional', minutes: 210 },
      { kind: 'overtime_50', minutes: -240 },
    ])
    expect(await tauno.post(`/v1/export-batches/${weekly.id}/cancel`, {})).toMatchObject(
      refused(409, 'export_batch_corrected'),
    )
  })
})

describe('a cancelled batch', () => {
  it('gives its days back as approved, and they can be exported again', async () => {
    const dayId = await approve('helmi', '2027-10-04')
    const batch = await batchOf(month('2027-10'))
    const cancelled = await tauno.post(`/v1/export-batches/${batch.id}/cancel`, { reason: 'Too early' })
    expect(cancelled).toMatchObject({
      status: 200,
      body: { state: 'cancelled', cancelledAt: expect.any(String) },
    })
    expect((await aino.get(`/v1/work-days/${dayId}`)).body).toMatchObject({
      status: 'approved',
      exportBatchId: null,
      updatedAt: cancelled.body.cancelledAt,
    })
    expect(await eventsOf('export_batch.cancelled', batch.id)).toEqual([
      { batchId: batch.id, cancelledAt: cancelled.body.cancelledAt },
    ])
    expect(await linesOf(batch.id)).toHaveLength(2)
    expect(await tauno.post(`/v1/export-batches/${batch.id}/cancel`, {})).toMatchObject(
      refused(409, 'export_batch_cancelled'),
    )
    const again = await batchOf(month('2027-10'))
    expect(again).toMatchObject({ dayCount: 1, snapshotHash: batch.snapshotHash })
  })

  it('as a dry run stays what it is', async () => {
    const batch = await batchOf(month('2017-10'))
    const looked = await tauno.post(`/v1/export-batches/${batch.id}/cancel`, { dryRun: true })
    expect(looked).toMatchObject({ status: 200, body: { state: 'cancelled' } })
    expect((await tauno.get(`/v1/export-batches/${batch.id}`)).body).toEqual(batch)
  })

  it('is none when a day of it was corrected since', async () => {
    const dayId = await approve('helmi', '2027-08-02')
    const batch = await batchOf(month('2027-08'))
    await correct(dayId)
    expect(await tauno.post(`/v1/export-batches/${batch.id}/cancel`, {})).toMatchObject(
      refused(409, 'export_batch_corrected'),
    )
  })

  it('that corrected another leaves the correction to the next batch', async () => {
    const dayId = await approve('helmi', '2027-06-01')
    const june = await batchOf(month('2027-06'))
    await correct(dayId)
    await approve('helmi', '2027-06-01', [span(480, 780)])
    const first = await batchOf(month('2027-07'))
    expect(await tauno.post(`/v1/export-batches/${first.id}/cancel`, {})).toMatchObject({ status: 200 })
    expect((await aino.get(`/v1/work-days/${dayId}`)).body).toMatchObject({
      status: 'approved',
      correctsBatchId: june.id,
    })
    const second = await batchOf(month('2027-07'))
    expect(shortTexts(await linesOf(second.id))).toEqual(shortTexts(await linesOf(first.id)))
    expect(second.snapshotHash).toBe(first.snapshotHash)
  })
})

const newTarget = async (change: object = {}) => {
  const body = { name: 'Bureau', transport: 'download', format: 'json', ...change }
  const made = await tauno.post('/v1/export-targets', body)
  expect(made).toMatchObject({ status: 201 })
  return made.body
}

describe('a target', () => {
  it('that is posted to has a secret, shown once', async () => {
    const url = 'https://payroll.example.com/hours'
    const made = await newTarget({ transport: 'https', url })
    expect(made).toMatchObject({ url, active: true, secret: expect.stringMatching(/^[\w-]{43}$/) })
    const { secret, ...rest } = made
    expect((await tauno.get(`/v1/export-targets/${made.id}`)).body).toEqual(rest)
    const listed = (await tauno.get('/v1/export-targets')).body.items
    expect(listed).toContainEqual(rest)
    const rotated = await tauno.post(`/v1/export-targets/${made.id}/rotate-secret`, {})
    expect(rotated).toMatchObject({ status: 200, body: { secret: expect.stringMatching(/^[\w-]{43}$/) } })
    expect(rotated.body.secret).not.toBe(secret)
    const after = (await tauno.get(`/v1/export-targets/${made.id}`)).body
    expect(after.secretVersions).toEqual([
      { createdAt: after.updatedAt, expiresAt: null },
      { createdAt: made.createdAt, expiresAt: expect.any(String) },
    ])
  })

  it('that is read from has none to rotate', async () => {
    const { id, secret } = await newTarget()
    expect(secret).toBeNull()
    expect(await tauno.post(`/v1/export-targets/${id}/rotate-secret`, {})).toMatchObject(
      refused(409, 'export_target_has_no_secret'),
    )
  })

  it.each([
    [{ transport: 'https' }, 'export_target_form_invalid'],
    [{ transport: 'https', url: 'http://payroll.example.com/' }, 'export_target_url_not_allowed'],
    [{ transport: 'https', url: 'https://127.0.0.1/' }, 'export_target_url_not_allowed'],
    [{ url: 'https://payroll.example.com/' }, 'export_target_form_invalid'],
    [{ csv: { bom: true } }, 'export_target_form_invalid'],
  ])('%j is refused: %s', async (change, code) => {
    const body = { name: 'Bureau', transport: 'download', format: 'json', ...change }
    expect(await tauno.post('/v1/export-targets', body)).toMatchObject(refused(422, code))
  })

  it.each([
    { payTypeCodes: { sleep: '1' } },
    { format: 'xml' },
    { format: 'csv', csv: { columns: [] } },
    { format: 'csv', csv: { delimiter: '|' } },
  ])('%j is no target at all', async change => {
    const body = { name: 'Bureau', transport: 'download', format: 'json', ...change }
    expect(await tauno.post('/v1/export-targets', body)).toMatchObject(refused(400, 'bad-request'))
  })

  it('is changed in what is sent, unless it has changed since', async () => {
    const made = await newTarget({ format: 'csv', payTypeCodes: { normal: '1000', flex: null } })
    const path = `/v1/export-targets/${made.id}`
    const dimensions = [{ dimensionId: catalogs.dimensions.project, heading: 'Projekti' }]
    const changed = await tauno.patch(path, { csv: { dimensions }, expectedUpdatedAt: made.updatedAt })
    expect(changed).toMatchObject({
      status: 200,
      body: { csv: { ...made.csv, dimensions }, payTypeCodes: { normal: '1000', flex: null } },
    })
    expect((await tauno.get(path)).body).toEqual(changed.body)
    expect(await tauno.patch(path, { name: 'X', expectedUpdatedAt: made.updatedAt })).toMatchObject(
      refused(409, 'export_target_stale'),
    )
    const unknown = { csv: { dimensions: [{ dimensionId: newId(), heading: 'X' }] } }
    expect(await tauno.patch(path, unknown)).toMatchObject(refused(404, 'dimension_not_found'))
    expect(await tauno.patch(`/v1/export-targets/${newId()}`, {})).toMatchObject(
      refused(404, 'export_target_not_found'),
    )
  })
})

describe('a delivery', () => {
  const deliver = (batchId: string, targetId: string, more: object = {}) =>
    tauno.post(`/v1/export-batches/${batchId}/deliver`, { targetId, ...more })

  it('to be read is the document as it was made, for good', async () => {
    await approve('tauno', '2028-10-03')
    const batch = await batchOf(month('2028-10'))
    const target = await newTarget({ format: 'csv', payTypeCodes: { normal: '1000' } })
    const delivered = await deliver(batch.id, target.id)
    expect(delivered).toMatchObject({
      status: 201,
      body: {
        batchId: batch.id,
        targetId: target.id,
        transport: 'download',
        format: 'csv',
        state: 'delivered',
        contentType: 'text/csv; charset=utf-8',
        attempts: [],
        createdByMembershipId: members.tauno.id,
      },
    })
    const { id, deliveredAt, sha256, fileName } = delivered.body
    const content = await tauno.get(`/v1/export-deliveries/${id}/content`)
    expect(content.body).toEqual({
      fileName,
      contentType: 'text/csv; charset=utf-8',
      sha256,
      content:
        'payroll_number;work_date;pay_type_code;hours;allocations\r\n' +
        ';2028-10-03;1000;3,50;tower\r\n;2028-10-03;1000;4,00;tower\r\n',
    })
    expect(sha256).toBe(createHash('sha256').update(content.body.content).digest('hex'))
    expect((await tauno.get(`/v1/export-batches/${batch.id}`)).body).toMatchObject({
      state: 'delivered',
      deliveredAt,
    })
    expect(await eventsOf('export_batch.delivered', batch.id)).toEqual([
      { batchId: batch.id, targetId: target.id, deliveryId: id, transport: 'download', deliveredAt },
    ])
    await tauno.patch(`/v1/export-targets/${target.id}`, { payTypeCodes: { normal: '9999' } })
    expect((await tauno.get(`/v1/export-deliveries/${id}/content`)).body).toEqual(content.body)

    expect(await deliver(batch.id, target.id)).toMatchObject({
      status: 409,
      body: { code: 'export_batch_delivered_to_target', deliveryId: id },
    })
    const json = await newTarget()
    const second = await deliver(batch.id, json.id)
    expect(second).toMatchObject({ status: 201, body: { state: 'delivered' } })
    const { lines } = JSON.parse(
      (await tauno.get(`/v1/export-deliveries/${second.body.id}/content`)).body.content,
    )
    expect(lines).toEqual((await linesOf(batch.id)).map((line: object) => line))
    const listed = await tauno.get(`/v1/export-batches/${batch.id}/deliveries`)
    expect(listed.body.items).toEqual([second.body, delivered.body])
    expect((await tauno.get(`/v1/export-deliveries/${id}`)).body).toEqual(delivered.body)
    expect(await tauno.post(`/v1/export-batches/${batch.id}/cancel`, {})).toMatchObject(
      refused(409, 'export_batch_delivered'),
    )
  })

  it('as a dry run tells what would be handed over, and hands nothing over', async () => {
    await approve('tauno', '2028-08-01')
    const batch = await batchOf(month('2028-08'))
    const target = await newTarget()
    const looked = await deliver(batch.id, target.id, { dryRun: true })
    expect(looked).toMatchObject({ status: 201, body: { state: 'delivered', byteCount: expect.any(Number) } })
    expect((await tauno.get(`/v1/export-batches/${batch.id}`)).body).toEqual(batch)
    expect(await tauno.get(`/v1/export-deliveries/${looked.body.id}`)).toMatchObject(
      refused(404, 'export_delivery_not_found'),
    )
  })

  it('is refused while another runs, and the batch waits for its end', async () => {
    await approve('tauno', '2028-07-03')
    const batch = await batchOf(month('2028-07'))
    const silent = await newTarget({ transport: 'https', url: 'https://payroll.example.com/hours' })
    expect(await deliver(batch.id, silent.id)).toMatchObject({ status: 201, body: { state: 'delivering' } })
    expect((await tauno.get(`/v1/export-batches/${batch.id}`)).body).toMatchObject({ state: 'delivering' })
    const other = await newTarget()
    expect(await deliver(batch.id, other.id)).toMatchObject(refused(409, 'export_batch_delivering'))
    expect(await tauno.post(`/v1/export-batches/${batch.id}/cancel`, {})).toMatchObject(
      refused(409, 'export_batch_delivering'),
    )
  })

  it('is refused of a cancelled or empty batch, to a target out of use, and to nobody', async () => {
    const empty = await batchOf(month('2016-01'))
    const target = await newTarget()
    expect(await deliver(empty.id, target.id)).toMatchObject(refused(409, 'export_batch_nothing_to_deliver'))
    await approve('tauno', '2028-05-02', [span(480, 1080)])
    const batch = await batchOf(month('2028-05'))
    expect(await deliver(batch.id, newId())).toMatchObject(refused(404, 'export_target_not_found'))
    expect(await deliver(newId(), target.id)).toMatchObject(refused(404, 'export_batch_not_found'))
    const csv = await newTarget({ format: 'csv' })
    expect(await deliver(batch.id, csv.id)).toMatchObject({
      status: 422,
      body: { code: 'export_pay_type_missing', kinds: ['additional', 'overtime_50'] },
    })
    await tauno.patch(`/v1/export-targets/${target.id}`, { active: false })
    expect(await deliver(batch.id, target.id)).toMatchObject(refused(409, 'export_target_inactive'))
    await tauno.post(`/v1/export-batches/${batch.id}/cancel`, {})
    expect(await deliver(batch.id, (await newTarget()).id)).toMatchObject(
      refused(409, 'export_batch_cancelled'),
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
