import { afterAll, describe, expect, it } from 'vitest'
import { addDays, dateIn, datesInRange } from '../../../../platform/vocabulary/dates.ts'
import { dateOfToday } from '../../../../../test/world/today.ts'
import { expectMovementsSaid } from '../../../time/balances/test/movements-said.ts'
import { key, refused, shortTexts, startPayroll } from './payroll.ts'

const { aino, approve, batchOf, correct, linesOf, members, path, span, tauno, world, write } =
  await startPayroll()

type Name = keyof typeof members

const newModel = async (code: string, version: object): Promise<string> => {
  const versions = [{ validFrom: '2020-01-01', ...version }]
  const made = await aino.post('/v1/worktime-models', { code, name: code, versions })
  expect(made).toMatchObject({ status: 201 })
  return made.body.id
}
const flexible = { kind: 'flex', weeklyMinutes: 1920, flexInPayroll: 'movement' }
const fourDays = await newModel('four_days', { ...flexible, dayTargets: [480, 480, 480, 480, 0, 0, 0] })
const fixed = await newModel('fixed_week', { kind: 'fixed' })

/** What `konttori member assign` writes: what a member is from a date on. */
const assign = (name: Name, kind: string, assignedId: string, from = '2020-01-01') =>
  world.database.owner(
    `insert into membership_assignments (org_id, membership_id, kind, valid_from, assigned_id, coming)
     values ($1, $2, $3, $4, $5, false)`,
    [world.meri.id, members[name].id, kind, from, assignedId],
  )

const period = (periodStart: string, periodEnd: string) => ({ periodStart, periodEnd })
const hours = (count: number) => [span(480, 480 + count * 60)]
/** What a batch says of a member. */
const toldOf = async (name: Name, batchId: string) =>
  (await linesOf(batchId)).filter((line: { membershipId: string }) => line.membershipId === members[name].id)
const flexOf = async (name: Name, batchId: string) =>
  (await toldOf(name, batchId)).filter((line: { kind: string }) => line.kind === 'flex')
const texts = async (name: Name, batchId: string) => shortTexts(await toldOf(name, batchId))
const cancel = (batchId: string) => tauno.post(`/v1/export-batches/${batchId}/cancel`, {})

describe('a week of four days of eight hours', () => {
  it('worked on Monday, Tuesday, Friday and Saturday moves nothing to the flex balance', async () => {
    await assign('onni', 'worktime_model', fourDays)
    for (const day of ['08', '09', '12', '13']) await approve('onni', `2024-01-${day}`, hours(8))
    await write('onni', '2024-01-10', [])
    expect(await aino.post(`${path('onni', '2024-01-10')}/confirm`, {})).toMatchObject(
      refused(422, 'day_empty'),
    )
    const week = period('2024-01-08', '2024-01-14')
    const { body: looked } = await tauno.post('/v1/export-batches/preview', week)
    const { body: dry } = await tauno.post('/v1/export-batches', { ...week, dryRun: true }, key())
    const batch = await batchOf(week)
    expect(batch.totals).toEqual([{ kind: 'normal', compensation: 'paid', minutes: 1920 }])
    expect([looked.snapshotHash, dry.snapshotHash]).toEqual([batch.snapshotHash, batch.snapshotHash])
    expect(await batchOf(week)).toMatchObject({ nothingToDeliver: true })
  })
})

describe('dates without entries', () => {
  it('are told with the period, and what is recorded on one later is told as the difference', async () => {
    await assign('helmi', 'worktime_model', fourDays)
    for (const day of ['05', '06']) await approve('helmi', `2024-02-${day}`, hours(8))
    const week = period('2024-02-05', '2024-02-11')
    const first = await batchOf(week)
    const [told, ...more] = await flexOf('helmi', first.id)
    expect(more).toEqual([])
    expect(told).toMatchObject({ minutes: -960, countedFrom: '2024-02-05', workDate: '2024-02-11' })
    expect(told.explain).toBe(
      '-960 min moved to the flex balance from 2024-02-05 to 2024-02-11, -960 min of it on 2024-02-07, 2024-02-08 without entries.',
    )

    await write('helmi', '2024-02-08', hours(6))
    expect(await texts('helmi', (await batchOf(week)).id)).toEqual([])
    const dayId = await approve('helmi', '2024-02-08')
    // A longer period, whose own dates without entries are four more.
    const second = await batchOf(period('2024-02-05', '2024-02-15'))
    const difference = [
      ['normal', 360, 0],
      ['flex', 960, -1],
      ['flex', -600, 1],
      ['flex', -4 * 480, 0],
    ]
    expect(await texts('helmi', second.id)).toEqual(difference)

    expect(await cancel(first.id)).toMatchObject(refused(409, 'export_batch_corrected'))
    expect(await cancel(second.id)).toMatchObject({ status: 200 })
    const again = await batchOf(period('2024-02-05', '2024-02-15'))
    expect(await texts('helmi', again.id)).toEqual(difference)

    // Corrected, the day keeps to the period in which its date was told first.
    await correct(dayId)
    await approve('helmi', '2024-02-08', hours(7))
    const third = await batchOf(period('2024-02-16', '2024-02-18'))
    expect(await texts('helmi', third.id)).toEqual([
      ['normal', -360, -1],
      ['normal', 420, 1],
      ['flex', 600, -1],
      ['flex', -540, 1],
    ])
  })

  it('are told of a period without any work too, of whoever records their time', async () => {
    await assign('paavo', 'worktime_model', fourDays)
    await assign('lumi', 'worktime_model', fourDays)
    await approve('paavo', '2024-03-04', hours(8))
    const batch = await batchOf(period('2024-03-11', '2024-03-17'))
    expect(batch).toMatchObject({ dayCount: 0, nothingToDeliver: false })
    expect(await texts('paavo', batch.id)).toEqual([['flex', -1920, 0]])
    expect(await texts('lumi', batch.id)).toEqual([])

    expect(await cancel(batch.id)).toMatchObject({ status: 200 })
    expect(await texts('paavo', (await batchOf(period('2024-03-11', '2024-03-13'))).id)).toEqual([
      ['flex', -1440, 0],
    ])
  })

  it('are taken back when the model was another one, or the employment had ended', async () => {
    await assign('otso', 'worktime_model', fourDays)
    await approve('otso', '2024-04-08', hours(8))
    await batchOf(period('2024-04-08', '2024-04-14'))
    await assign('otso', 'worktime_model', fixed, '2024-04-11')
    expect(await texts('otso', (await batchOf(period('2024-04-15', '2024-04-21'))).id)).toEqual([
      ['flex', 1440, -1],
      ['flex', -960, 1],
    ])
    const employmentEndDate = '2024-04-09'
    expect(await aino.patch(`/v1/memberships/${members.otso.id}`, { employmentEndDate })).toMatchObject({
      status: 200,
    })
    expect(await texts('otso', (await batchOf(period('2024-04-22', '2024-04-28'))).id)).toEqual([
      ['flex', 960, -1],
      ['flex', -480, 1],
    ])
  })

  it('are told to the employer of each date, in its batch', async () => {
    const employer = async (name: string): Promise<string> =>
      (await aino.post('/v1/employers', { name })).body.id
    const [shipyard, harbour] = [await employer('Telakka Oy'), await employer('Satama Oy')]
    await assign('veera', 'worktime_model', fourDays)
    await assign('veera', 'employer', shipyard)
    await approve('veera', '2024-05-13', hours(8))
    const week = period('2024-05-13', '2024-05-19')
    const first = await batchOf({ ...week, employerId: shipyard })
    expect(await texts('veera', first.id)).toEqual([
      ['normal', 480, 0],
      ['flex', -1440, 0],
    ])
    expect(await batchOf({ ...week, employerId: harbour })).toMatchObject({ nothingToDeliver: true })
    await assign('veera', 'employer', harbour, '2024-05-15')
    const ofHarbour = await batchOf({ ...week, employerId: harbour })
    expect(await texts('veera', ofHarbour.id)).toEqual([['flex', -960, 0]])
    const ofShipyard = await batchOf({ ...week, employerId: shipyard })
    expect(await texts('veera', ofShipyard.id)).toEqual([
      ['flex', 1440, -1],
      ['flex', -480, 1],
    ])
  })

  it('are told to whoever is in the staff group on each date', async () => {
    const group = async (code: string): Promise<string> =>
      (await aino.post('/v1/staff-groups', { code, name: code })).body.id
    const [crew, office] = [await group('crew'), await group('office')]
    await assign('eero', 'worktime_model', fourDays)
    await assign('eero', 'staff_group', crew)
    await assign('eero', 'staff_group', office, '2024-06-12')
    await approve('eero', '2024-06-10', hours(9))
    const week = period('2024-06-10', '2024-06-16')
    expect(await flexOf('eero', (await batchOf({ ...week, groupId: crew })).id)).toMatchObject([
      { minutes: 60 - 480 },
    ])
    expect(shortTexts(await flexOf('eero', (await batchOf({ ...week, groupId: office })).id))).toEqual([
      ['flex', 420, -1],
      ['flex', 60 - 3 * 480, 1],
    ])
  })

  it('wait until they are over, but for those before a day that was worked', async () => {
    const hourADay = await newModel('hour_a_day', {
      ...flexible,
      weeklyMinutes: 420,
      dayTargets: [60, 60, 60, 60, 60, 60, 60],
      // The dates are around today, which a holiday may be among.
      holidayEffect: 'none',
      eveEffect: 'none',
      holidayEffectByCode: {},
    })
    await assign('sisu', 'worktime_model', hourADay)
    const today = dateOfToday()
    const [from, to] = [addDays(today, -5), addDays(today, 9)]
    await approve('sisu', from, hours(1))
    const batch = await batchOf(period(from, to))
    const over = datesInRange(from, addDays(dateIn('Europe/Helsinki', batch.createdAt), -1))
    expect(await flexOf('sisu', batch.id)).toMatchObject([{ minutes: -60 * (over.length - 1) }])
    await approve('sisu', addDays(to, -1), hours(1))
    const days = datesInRange(from, addDays(to, -1)).length
    const [, told] = await flexOf('sisu', (await batchOf(period(from, to))).id)
    expect(told).toMatchObject({ minutes: -60 * (days - 2) })
  })
})

// Whatever was told of dates without entries above.
afterAll(() => expectMovementsSaid(tauno))
