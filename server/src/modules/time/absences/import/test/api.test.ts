import { expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { absencesOf } from '../../test/office.ts'

const world = await startWorld()
const { members } = world.meri
const [aino, veera, helmi] = [world.as('aino'), world.as('veera'), world.as('helmi')]
const office = await absencesOf(world)

const row = (startDate: string, endDate = startDate, more: object = {}) => ({
  memberEmail: members.veera.email,
  absenceType: 'annual_holiday',
  startDate,
  endDate,
  ...more,
})
const send = (rows: readonly object[], more: object = {}) =>
  aino.post('/v1/imports/absences', { rows, ...more })
const codesOf = (body: { results: { code: string | null }[] }) => body.results.map(({ code }) => code)

it('adds absences once, in force at once, and undoes them with all that they took', async () => {
  const rows = [
    row('2027-07-05', '2027-07-09', { externalSource: 'hr', externalId: 'A-1' }),
    row('2027-07-12', '2027-07-13', { state: 'submitted' }),
  ]
  expect((await send(rows, { dryRun: true })).body.results).toMatchObject([
    { status: 'created', id: null },
    { status: 'created', id: null },
  ])
  const made = await send(rows)
  expect(made).toMatchObject({
    status: 200,
    body: { results: [{ status: 'created', targetCode: 'annual_holiday' }, { status: 'created' }] },
  })
  const [first, second] = made.body.results
  expect(await office.daysOf('veera', '2027-07-05', '2027-07-16')).toHaveLength(5)
  expect((await veera.get(`/v1/me/absences/${first.id}`)).body).toMatchObject({
    state: 'approved',
    origin: 'import',
    externalId: 'A-1',
    total: { amount: 5 },
  })
  expect((await veera.get(`/v1/me/absences/${second.id}`)).body.state).toBe('submitted')
  expect(await office.eventsOf(first.id)).toEqual(['absence.decided approved'])
  expect((await send(rows)).body.results).toMatchObject([{ status: 'unchanged' }, { status: 'unchanged' }])
  const undone = await aino.post(`/v1/imports/${made.body.importId}/undo`, {})
  expect(undone.status).toBe(200)
  expect((await veera.get(`/v1/me/absences/${first.id}`)).status).toBe(404)
  expect((await office.daysOf('veera', '2027-07-05', '2027-07-16')).filter(day => day.dayTypeId)).toEqual([])
})

it('refuses rows that cannot be, and carries out the others', async () => {
  const { work } = world.meri.catalogs.entryTypes
  const path = '/v1/me/work-days/2026-10-12'
  await veera.put(`${path}/entries`, { entries: [{ entryTypeId: work, startMinutes: 480, endMinutes: 930 }] })
  await veera.post(`${path}/confirm`, {})
  const full = '/v1/me/work-days/2026-10-20'
  await veera.put(`${full}/entries`, { entries: [{ entryTypeId: work, durationMinutes: 1400 }] })
  const known = { externalSource: 'hr', externalId: 'A-9' }
  const half = { absenceType: 'paid_leave', part: 'am' }
  const { body } = await send([
    row('2027-08-02', '2027-08-03', known),
    row('2027-08-03', '2027-08-04'),
    row('2027-08-02', '2027-08-05', known),
    { ...row('2027-08-09'), memberEmail: 'nobody@example.com' },
    { ...row('2027-08-09'), absenceType: 'nothing' },
    row('2027-08-10', '2027-08-09'),
    row('2027-08-09', '2035-08-09'),
    row('2027-08-09', '2027-08-09', { part: 'am' }),
    row('2027-08-14'),
    row('2026-10-12'),
    row('2026-10-20', '2026-10-20', half),
    row('2027-08-09', '2027-08-09', { externalId: 'half' }),
    { ...row('2027-08-09'), memberEmail: members.aino.email },
    row('2027-13-09'),
    { ...row('2027-08-09'), memberEmail: null },
    row('2027-08-09', '2027-08-09', { absenceType: 'overtime_leave' }),
  ])
  expect(codesOf(body)).toEqual([
    null,
    'absence_period_overlap',
    'absence_change_unsupported',
    'membership_not_found',
    'absence_type_not_found',
    'range_end_before_start',
    'range_too_long',
    'absence_part_invalid',
    'absence_no_working_days',
    'absence_days_decided',
    'entry_day_total_exceeded',
    'external_ref_incomplete',
    'absence_self_approval_forbidden',
    'invalid_value',
    'missing_required',
    'absence_entitlement_exceeded',
  ])
  expect((await helmi.post('/v1/imports/absences', { rows: [row('2027-08-16')] })).status).toBe(403)
})

it('says what is taken of the first and of the last of several days', async () => {
  const days = row('2027-10-04', '2027-10-06', { absenceType: 'paid_leave', part: 'pm', endPart: 'am' })
  const { body } = await send([days])
  expect(body.results).toMatchObject([{ status: 'created' }])
  expect((await veera.get(`/v1/me/absences/${body.results[0].id}`)).body).toMatchObject({
    startPart: 'pm',
    endPart: 'am',
  })
  expect(codesOf((await send([{ ...days, endPart: 'full' }])).body)).toEqual(['absence_change_unsupported'])
  const wrong = [
    { ...days, startDate: '2027-10-11', endDate: '2027-10-12', endPart: 'pm' },
    { ...days, startDate: '2027-10-11', endDate: '2027-10-12', endPart: 'yö' },
  ]
  expect((await send(wrong)).body.results).toMatchObject([
    { code: 'absence_part_invalid', field: 'part' },
    { code: 'invalid_value', field: 'endPart' },
  ])
})

it('leaves an own absence as it is that the row says just so, and approves no other', async () => {
  await office.approved('aino', office.holiday('2027-09-06'))
  const own = (date: string) => ({ ...row(date), memberEmail: members.aino.email })
  expect((await send([own('2027-09-06'), own('2027-09-07')])).body.results).toMatchObject([
    { status: 'unchanged' },
    { status: 'error', code: 'absence_self_approval_forbidden', field: 'memberEmail' },
  ])
})
