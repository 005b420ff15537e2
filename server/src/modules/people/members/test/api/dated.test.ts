import { describe, expect, it } from 'vitest'
import { month, startPayroll } from '../../../../payroll/payroll-exports/test/payroll.ts'
import { dateIn } from '../../../../../platform/vocabulary/dates.ts'

const { aino, approve, batchOf, catalogs, correct, linesOf, members, path, span, tauno, work, world, write } =
  await startPayroll()

type Name = keyof typeof members
const change = async (name: Name, patch: Record<string, unknown>) =>
  expect(await aino.patch(`/v1/memberships/${members[name].id}`, patch)).toMatchObject({
    status: 200,
    body: patch,
  })
const today = dateIn('Europe/Helsinki', (await aino.get('/v1/sandbox/clock')).body.now)
const shortModel = (
  await aino.post('/v1/worktime-models', {
    code: 'five_hours',
    name: 'Five hours a day',
    versions: [{ validFrom: '2024-01-01', kind: 'fixed', dayTargets: [300, 300, 300, 300, 300, 0, 0] }],
  })
).body.id
const weekday = '2025-10-14'
const target = async (name: Name, date: string) =>
  (await aino.get(path(name, date))).body.expectedTargetMinutes

describe('a change of worktime model counts from today', () => {
  it('a draft of yesterday keeps what was expected of it, one of a later day does not', async () => {
    await write('onni', weekday)
    expect(await target('onni', weekday)).toBe(450)
    await change('onni', { worktimeModelId: shortModel })
    expect(await target('onni', weekday)).toBe(450)
    expect(await target('onni', '2030-10-15')).toBe(300)
    await change('onni', { worktimeModelId: null })
    expect(await target('onni', weekday)).toBe(450)
    expect(await target('onni', '2030-10-15')).toBe(0)
  })

  it('and moves updatedAt of the drafts that it reads, alone', async () => {
    const { body: before } = await aino.put(`${path('lumi', weekday)}/entries`, { entries: [span(480, 960)] })
    const { body: later } = await aino.put(`${path('lumi', '2030-10-15')}/entries`, {
      entries: [span(480, 960)],
    })
    await change('lumi', { staffGroupId: null })
    const updatedAt = async (date: string) => (await aino.get(path('lumi', date))).body.updatedAt
    expect(await updatedAt('2030-10-15')).toBe(later.updatedAt)
    await change('lumi', { worktimeModelId: shortModel })
    expect(await updatedAt(weekday)).toBe(before.updatedAt)
    const moved = await updatedAt('2030-10-15')
    expect(moved > later.updatedAt).toBe(true)
    const since = `/v1/work-days?from=2025-01-01&to=2025-12-31&updatedSince=${moved}`
    expect((await aino.get(since)).body.items).toEqual([])
    const sweep = await aino.get(`/v1/work-days?from=2030-01-01&to=2030-12-31&updatedSince=${moved}`)
    expect(sweep.body.items).toMatchObject([{ workDate: '2030-10-15' }])
  })

  it('an exported day that is corrected without a change pays what it paid', async () => {
    const dayId = await approve('veera', weekday, [span(480, 1020, work)])
    const stood = await linesOf((await batchOf(month('2025-10'))).id)
    expect(stood.length).toBeGreaterThan(0)
    await change('veera', { worktimeModelId: shortModel })
    await correct(dayId)
    await approve('veera', weekday)
    const corrected = await linesOf((await batchOf(month('2025-11'))).id)
    const sums: Record<string, number> = {}
    for (const { kind, minutes } of corrected) sums[kind] = (sums[kind] ?? 0) + minutes
    expect(Object.values(sums).filter(minutes => minutes !== 0)).toEqual([])
  })

  it('of a member with a model from their creation on, every day of the employment has it', async () => {
    const created = await aino.post(
      '/v1/memberships',
      {
        firstNames: 'Aada',
        lastName: 'Alku',
        role: 'employee',
        employmentStartDate: '2024-03-01',
        worktimeModelId: shortModel,
      },
      { 'idempotency-key': 'aada' },
    )
    const day = `/v1/team/members/${created.body.id}/work-days/2024-03-01`
    expect((await aino.get(day)).body.expectedTargetMinutes).toBe(300)
  })

  it('of a member from a list, or with a first model put in later, as well', async () => {
    const listed = await aino.post('/v1/memberships/bulk', {
      rows: [
        {
          ...{ firstNames: 'Lista', lastName: 'Lahti', role: 'employee', employmentStartDate: '2024-03-01' },
          worktimeModel: 'five hours a DAY',
        },
      ],
    })
    const later = await aino.post(
      '/v1/memberships',
      { firstNames: 'Myöhä', lastName: 'Malli', role: 'employee', employmentStartDate: '2024-03-01' },
      { 'idempotency-key': 'myöhä' },
    )
    expect(
      await aino.patch(`/v1/memberships/${later.body.id}`, { worktimeModelId: shortModel }),
    ).toMatchObject({
      status: 200,
    })
    for (const id of [listed.body.results[0].membershipId, later.body.id]) {
      const { body } = await aino.get(`/v1/team/members/${id}/work-days/2024-03-01`)
      expect(body.expectedTargetMinutes).toBe(300)
    }
  })
})

describe('a payroll lock of a staff group', () => {
  const locked = { status: 409, body: { code: 'period_locked' } }

  it('stays shut over the days of a member who changes group, and does not shut those of before', async () => {
    const { monthly, hourly } = catalogs.staffGroups
    const lock = async (start: string, groupId: string) =>
      expect(await tauno.post('/v1/payroll-locks', { ...month(start), groupId })).toMatchObject({
        status: 201,
      })
    await lock('2025-03', monthly)
    await lock('2025-04', hourly)
    const put = (date: string) =>
      aino.put(`${path('elina', date)}/entries`, { entries: [span(480, 960, work)] })
    expect(await put('2025-03-12')).toMatchObject(locked)
    await change('elina', { staffGroupId: hourly })
    expect(await put('2025-03-12')).toMatchObject(locked)
    expect(await put('2025-04-14')).toMatchObject({ status: 200 })
    await change('elina', { staffGroupId: null })
    expect(await put('2025-03-12')).toMatchObject(locked)
    await lock('2031-01', hourly)
    expect(await put('2031-01-14')).toMatchObject({ status: 200 })
    expect(today < '2031-01-14').toBe(true)
  })
})

describe('authority is of today', () => {
  it('whoever supervises a member now sees and decides the days before the change, and the former one none', async () => {
    const date = '2025-06-10'
    await write('veera', date)
    const { body } = await aino.post(`${path('veera', date)}/confirm`, {})
    const [former, present] = [world.as('elina'), world.as('eero')]
    await change('elina', { supervisorMembershipId: null })
    expect((await present.get(`/v1/work-days/${body.workDayId}`)).status).toBe(404)
    await change('veera', { supervisorMembershipId: members.eero.id })
    expect((await former.get(`/v1/work-days/${body.workDayId}`)).status).toBe(404)
    expect((await former.post(`/v1/work-days/${body.workDayId}/approve`, {})).status).toBe(404)
    expect(await present.post(`/v1/work-days/${body.workDayId}/approve`, {})).toMatchObject({
      status: 200,
      body: { status: 'approved' },
    })
  })
})
