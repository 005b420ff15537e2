import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { absencesOf } from './office.ts'

const world = await startWorld()
const { annual_holiday: holidayType } = world.meri.catalogs.dayTypes
const office = await absencesOf(world)

const veera = world.as('veera')
const elina = world.as('elina')
const helmi = world.as('helmi')
const aino = world.as('aino')
const refused = (status: number, code: string) => ({ status, body: { code } })
const { holiday } = office

describe('an absence', () => {
  it('is tried out, drafted, submitted and approved, and shows on its days at once', async () => {
    const wanted = holiday('2026-12-07', '2026-12-13')
    const tried = await veera.post('/v1/me/absences', { ...wanted, submit: true, dryRun: true })
    expect(tried).toMatchObject({ status: 201, body: { total: { amount: 5, unit: 'days' } } })
    const drafted = await veera.post('/v1/me/absences', { ...wanted, note: ' Lappi ' })
    expect(drafted).toMatchObject({ status: 201, body: { state: 'draft', note: 'Lappi', masked: false } })
    const { id } = drafted.body
    expect(await veera.post(`/v1/me/absences/${id}/submit`, {})).toMatchObject({
      status: 200,
      body: { state: 'submitted', certificate: { state: 'not_required' } },
    })
    expect(await office.daysOf('veera', '2026-12-07', '2026-12-13')).toEqual([])
    const waiting = await elina.get('/v1/team/approvals?kind=absence')
    expect(waiting.body.items).toContainEqual(
      expect.objectContaining({ subjectId: id, allowedDecisions: ['approve', 'decline', 'return'] }),
    )
    expect((await veera.get('/v1/me/requests?kind=absence')).body.items).toContainEqual(
      expect.objectContaining({ subjectId: id, state: 'pending', fromDate: '2026-12-07' }),
    )
    expect(await elina.post(`/v1/absences/${id}/approve`, {})).toMatchObject({
      status: 200,
      body: { state: 'approved', decidedByMembershipId: office.idOf('elina') },
    })
    const mark = { dayTypeId: holidayType, absencePeriodId: id, creditedMinutes: 450, status: 'draft' }
    expect(await office.daysOf('veera', '2026-12-07', '2026-12-13')).toEqual(
      ['07', '08', '09', '10', '11'].map(day => ({ workDate: `2026-12-${day}`, ...mark })),
    )
    const days = (await veera.get(`/v1/me/absences/${id}/days`)).body.items
    expect(days).toHaveLength(7)
    expect(days[5]).toMatchObject({ workDate: '2026-12-12', amount: 0, minutes: null, reason: 'Saturday' })
    expect(await office.eventsOf(id)).toEqual(['absence.submitted submitted', 'absence.decided approved'])
    expect(
      (await veera.get(`/v1/me/absences?from=2026-12-01&to=2026-12-31&state=approved`)).body.items,
    ).toHaveLength(1)
  })

  it('is asked for anew when it changes after approval, and stays in force until then', async () => {
    const { id } = await office.approved('veera', holiday('2027-01-11', '2027-01-12'))
    const change = { endDate: '2027-01-13' }
    const asked = await veera.patch(`/v1/me/absences/${id}`, change)
    expect(asked).toMatchObject({
      status: 200,
      body: { state: 'approved', endDate: '2027-01-12', askedChange: { endDate: '2027-01-13' } },
    })
    expect(await office.daysOf('veera', '2027-01-11', '2027-01-15')).toHaveLength(2)
    expect(await elina.post(`/v1/absences/${id}/approve`, {})).toMatchObject({
      status: 200,
      body: { state: 'approved', endDate: '2027-01-13', askedChange: null },
    })
    expect(await office.daysOf('veera', '2027-01-11', '2027-01-15')).toHaveLength(3)
    await veera.patch(`/v1/me/absences/${id}`, { startDate: '2027-01-12' })
    expect(await elina.post(`/v1/absences/${id}/decline`, { reason: 'Ei' })).toMatchObject({
      body: { state: 'approved', startDate: '2027-01-11', askedChange: null, decisionReason: 'Ei' },
    })
    await veera.patch(`/v1/me/absences/${id}`, { startDate: '2027-01-12' })
    expect(await veera.post(`/v1/me/absences/${id}/withdraw`, {})).toMatchObject({
      body: { state: 'approved', askedChange: null },
    })
    expect(await veera.post(`/v1/me/absences/${id}/withdraw`, {})).toMatchObject(
      refused(409, 'absence_decided'),
    )
    expect(await office.eventsOf(id)).toEqual([
      'absence.submitted submitted',
      'absence.decided approved',
      'absence.submitted submitted',
      'absence.decided approved',
      'absence.changed approved',
      'absence.submitted submitted',
      'absence.decided approved',
      'absence.submitted submitted',
      'absence.changed approved',
    ])
  })

  it('gives back exactly what it took when it is cancelled', async () => {
    const date = '2027-02-01'
    const path = `/v1/me/work-days/${date}`
    const { training_day: training } = world.meri.catalogs.dayTypes
    expect(await veera.put(`${path}/day-type`, { dayTypeId: training })).toMatchObject({ status: 200 })
    const { id } = await office.approved('veera', holiday(date))
    expect((await veera.get(path)).body).toMatchObject({ dayTypeId: holidayType, absencePeriodId: id })
    expect(await veera.put(`${path}/day-type`, { dayTypeId: null })).toMatchObject(
      refused(409, 'day_has_absence'),
    )
    expect(
      await elina.put(`/v1/team/members/${office.idOf('veera')}/work-days/${date}/day-type`, {
        dayTypeId: null,
      }),
    ).toMatchObject(refused(409, 'day_has_absence'))
    const asked = await veera.post(`/v1/me/absences/${id}/request-cancellation`, { reason: 'Sataa' })
    expect(asked).toMatchObject({ body: { state: 'cancel_requested', cancellationReason: 'Sataa' } })
    expect(await veera.post(`/v1/me/absences/${id}/request-cancellation`, {})).toMatchObject(
      refused(409, 'absence_cancellation_pending'),
    )
    expect(await elina.post(`/v1/absences/${id}/approve`, {})).toMatchObject(
      refused(409, 'absence_cancellation_pending'),
    )
    expect((await veera.get(path)).body).toMatchObject({ absencePeriodId: id })
    expect(await elina.post(`/v1/absences/${id}/cancel`, {})).toMatchObject({ body: { state: 'cancelled' } })
    expect((await veera.get(path)).body).toMatchObject({ dayTypeId: training, absencePeriodId: null })
    expect(await elina.post(`/v1/absences/${id}/cancel`, {})).toMatchObject(refused(409, 'absence_over'))
    expect(await office.eventsOf(id)).toContain('absence.cancelled')
  })

  it('is of a part of a day as an entry that stays when the day is written', async () => {
    const date = '2027-02-08'
    const wanted = {
      absenceTypeId: office.types.paid_leave,
      startDate: date,
      endDate: date,
      startPart: 'am',
    }
    const { id } = await office.approved('veera', wanted)
    const { work } = world.meri.catalogs.entryTypes
    const path = `/v1/me/work-days/${date}`
    const entries = [{ entryTypeId: work, startMinutes: 720, endMinutes: 945 }]
    const written = await veera.put(`${path}/entries`, { entries })
    expect(written).toMatchObject({
      status: 200,
      body: {
        workedMinutes: 225,
        creditedMinutes: 225,
        entries: [{ source: 'manual' }, { source: 'absence', durationMinutes: 225, absencePeriodId: id }],
      },
    })
    const afternoon = { ...wanted, startPart: 'pm' }
    const other = await office.approved('veera', afternoon)
    expect((await veera.get(path)).body.entries).toHaveLength(3)
    await elina.post(`/v1/absences/${other.id}/cancel`, {})
    await elina.post(`/v1/absences/${id}/cancel`, {})
    expect((await veera.get(path)).body).toMatchObject({
      entries: [{ source: 'manual' }],
      creditedMinutes: 0,
    })
  })

  it('refuses days that are decided already, with all of them, and writes nothing', async () => {
    const [first, second] = ['2026-10-05', '2026-10-06']
    const { work } = world.meri.catalogs.entryTypes
    const entries = [{ entryTypeId: work, startMinutes: 480, endMinutes: 930 }]
    await veera.put(`/v1/me/work-days/${first}/entries`, { entries })
    const confirmed = await veera.post(`/v1/me/work-days/${first}/confirm`, {})
    expect(confirmed).toMatchObject({ status: 200 })
    const { id } = await office.submitted('veera', holiday(first, second))
    const answer = await elina.post(`/v1/absences/${id}/approve`, {})
    expect(answer).toMatchObject({
      ...refused(409, 'absence_days_decided'),
      body: {
        days: [{ workDate: first, status: 'confirmed', workDayId: confirmed.body.workDayId, locked: false }],
      },
    })
    expect(await office.daysOf('veera', second, second)).toEqual([])
    await veera.post(`/v1/me/work-days/${first}/reopen`, {})
    expect(await elina.post(`/v1/absences/${id}/approve`, {})).toMatchObject({ status: 200 })
    await veera.put(`/v1/me/work-days/${first}/entries`, { entries: [] })
    await veera.post(`/v1/me/work-days/${first}/confirm`, {})
    expect(await elina.post(`/v1/absences/${id}/cancel`, {})).toMatchObject(
      refused(409, 'absence_days_decided'),
    )
    expect((await veera.get(`/v1/me/absences/${id}`)).body.state).toBe('approved')
  })

  it('refuses what cannot be', async () => {
    const ask = (wanted: object) => veera.post('/v1/me/absences', { ...wanted, submit: true })
    const day = holiday('2027-03-01')
    await office.submitted('veera', holiday('2027-03-02', '2027-03-03'))
    const cases: [object, number, string][] = [
      [holiday('2027-03-02', '2027-03-01'), 400, 'range_end_before_start'],
      [holiday('2027-03-01', '2031-03-01'), 422, 'range_too_long'],
      [holiday('2027-03-03', '2027-03-05'), 422, 'absence_period_overlap'],
      [{ ...day, startPart: 'am' }, 422, 'absence_part_invalid'],
      [{ ...day, endDate: '2027-03-02', startPart: 'am' }, 422, 'absence_part_invalid'],
      [{ ...day, minutesPerDay: 60 }, 422, 'absence_part_invalid'],
      [holiday('2027-03-06', '2027-03-07'), 422, 'absence_no_working_days'],
      [holiday('2027-03-26'), 422, 'absence_no_working_days'],
      [{ ...day, absenceTypeId: newId() }, 404, 'absence_type_not_found'],
      [{ ...day, startDate: '2023-12-01', endDate: '2023-12-01' }, 404, 'absence_type_not_found'],
      [{ ...day, replacementMembershipId: newId() }, 404, 'membership_not_found'],
      [{ ...day, replacementMembershipId: office.idOf('veera') }, 422, 'absence_replacement_unfit'],
    ]
    for (const [wanted, status, code] of cases) expect(await ask(wanted)).toMatchObject(refused(status, code))
    expect(await ask({ ...day, absenceTypeId: office.types.rehabilitation, startPart: 'am' })).toMatchObject({
      status: 201,
    })
    const full = '2027-03-08'
    const { work } = world.meri.catalogs.entryTypes
    const entries = [{ entryTypeId: work, durationMinutes: 1400 }]
    await veera.put(`/v1/me/work-days/${full}/entries`, { entries })
    const half = { absenceTypeId: office.types.paid_leave, startDate: full, endDate: full, startPart: 'am' }
    const { id } = await office.submitted('veera', half)
    expect(await elina.post(`/v1/absences/${id}/approve`, {})).toMatchObject(
      refused(422, 'entry_day_total_exceeded'),
    )
  })

  it('takes no more than there is, and says what is left', async () => {
    const wanted = {
      absenceTypeId: office.types.overtime_leave,
      startDate: '2027-11-08',
      endDate: '2027-11-08',
    }
    const drafted = await veera.post('/v1/me/absences', wanted)
    expect(drafted).toMatchObject({ status: 201, body: { state: 'draft' } })
    const answer = await veera.post(`/v1/me/absences/${drafted.body.id}/submit`, {})
    expect(answer).toMatchObject({
      ...refused(422, 'absence_entitlement_exceeded'),
      body: { available: 0, unit: 'minutes' },
    })
  })

  it('goes its way by the table and no other', async () => {
    const { id } = await office.submitted('veera', holiday('2027-04-05', '2027-04-07'))
    const at = `/v1/absences/${id}`
    expect(await veera.post(`/v1/me/absences/${id}/submit`, {})).toMatchObject(
      refused(409, 'absence_not_draft'),
    )
    expect(await elina.post(`${at}/request-cancellation`, {})).toMatchObject(
      refused(409, 'absence_not_approved'),
    )
    const stale = { expectedUpdatedAt: '2026-01-01T00:00:00.000Z' }
    expect(await elina.post(`${at}/approve`, stale)).toMatchObject(refused(409, 'absence_stale'))
    const back = await elina.post(`${at}/return`, { reason: 'Kuka sijaistaa?' })
    expect(back).toMatchObject({ body: { state: 'returned', decisionReason: 'Kuka sijaistaa?' } })
    expect(await elina.post(`${at}/approve`, {})).toMatchObject(refused(409, 'absence_not_submitted'))
    const changed = await veera.patch(`/v1/me/absences/${id}`, {
      endDate: '2027-04-08',
      replacementMembershipId: office.idOf('onni'),
    })
    expect(changed).toMatchObject({ body: { state: 'returned', endDate: '2027-04-08' } })
    await veera.post(`/v1/me/absences/${id}/submit`, {})
    expect(await elina.post(`${at}/decline`, { reason: 'Inventaario' })).toMatchObject({
      body: { state: 'declined' },
    })
    expect(await veera.patch(`/v1/me/absences/${id}`, { note: 'Silti' })).toMatchObject(
      refused(409, 'absence_over'),
    )
    expect(await elina.post(`${at}/certificate`, {})).toMatchObject(refused(409, 'absence_over'))
  })

  it('takes two approvers where its type says so', async () => {
    const wanted = { absenceTypeId: office.types.study_leave, startDate: '2027-05-10', endDate: '2027-05-12' }
    const { id } = await office.submitted('veera', wanted)
    expect(await elina.post(`/v1/absences/${id}/approve`, {})).toMatchObject({
      body: { state: 'pre_approved' },
    })
    expect(await elina.post(`/v1/absences/${id}/approve`, {})).toMatchObject(
      refused(403, 'absence_second_approver_needed'),
    )
    expect(await helmi.post(`/v1/absences/${id}/approve`, {})).toMatchObject({ body: { state: 'approved' } })
    expect(await office.eventsOf(id)).toEqual([
      'absence.submitted submitted',
      'absence.decided pre_approved',
      'absence.decided approved',
    ])
  })

  it('is decided on by somebody else, unless the organisation allows it', async () => {
    const { body } = await helmi.post('/v1/me/absences', { ...holiday('2027-05-03'), submit: true })
    for (const step of ['approve', 'decline', 'cancel'])
      expect(await helmi.post(`/v1/absences/${body.id}/${step}`, {})).toMatchObject(
        refused(403, 'absence_self_approval_forbidden'),
      )
    await aino.patch('/v1/settings', { selfApprovalAllowed: true })
    expect(await helmi.post(`/v1/absences/${body.id}/approve`, {})).toMatchObject({ status: 200 })
    await aino.patch('/v1/settings', { selfApprovalAllowed: false })
  })
})
