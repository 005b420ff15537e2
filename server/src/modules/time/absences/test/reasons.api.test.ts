import { beforeAll, expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { arranged, inMeri } from '../../leave/entitlements/test/world.ts'
import { writePlannedWork } from '../../work-days/port.ts'
import { absenceType } from '../calendar/test/absent.ts'
import { absencesOf } from './office.ts'

const world = await startWorld()
const { meri } = world
const { members } = meri
const [aino, helmi, veera] = [world.as('aino'), world.as('helmi'), world.as('veera')]
const languages = ['fi', 'sv', 'en'] as const

let office: Awaited<ReturnType<typeof absencesOf>>
beforeAll(async () => {
  office = await absencesOf(world)
})

const level = { startsAfter: 0, startsAfterUnit: 'days', amount: 5, frequency: 'yearly', gainedAt: 'start' }
const general = { kind: 'general', carryOverMax: 0, countedDates: 'working_days', levels: [level] }

/** A draft of an absence, of Veera where nobody else is named. */
const drafted = (wanted: object): Promise<any> =>
  made(helmi.post('/v1/absences', { membershipId: members.veera.id, ...wanted }))

/** What a date of an absence is told of: its reason, and its sentence in Finnish, Swedish and English. */
async function told(absenceId: string, date: string, reader = helmi) {
  const found = await Promise.all(
    languages.map(async language => {
      const answer = await reader.get(`/v1/absences/${absenceId}/days`, { 'accept-language': language })
      return answer.body.items.find(({ workDate }: any) => workDate === date)
    }),
  )
  const [first] = found
  for (const day of found) expect(day).toEqual({ ...first, reason: day.reason })
  return { explanation: first.explanation, sentences: found.map(({ reason }) => reason) }
}

const expectsNothing = {
  explanation: { code: 'absence_day_expects_nothing', values: {} },
  sentences: [
    'Jäseneltä ei odoteta työtä.',
    'Inget arbete väntas av medlemmen.',
    'Nothing is expected of the member.',
  ],
}

it('a date that is no working day says why in the language of whoever reads', async () => {
  const { id } = await drafted(office.holiday('2027-01-05', '2027-01-11'))
  expect(await told(id, '2027-01-05')).toEqual({ explanation: null, sentences: [null, null, null] })
  expect(await told(id, '2027-01-06')).toEqual({
    explanation: {
      code: 'day_is_holiday',
      values: { holiday: { fi: 'Loppiainen', sv: 'Trettondagen', en: 'Epiphany' } },
    },
    sentences: ['Loppiainen', 'Trettondagen', 'Epiphany'],
  })
  expect(await told(id, '2027-01-09')).toEqual({
    explanation: { code: 'day_off_by_weekday', values: { weekday: 'saturday' } },
    sentences: ['Lauantai', 'Lördag', 'Saturday'],
  })
})

it('dates outside the employment and days off of a rota say so', async () => {
  const version = { validFrom: '2024-01-01', kind: 'shift', weeklyMinutes: 2400 }
  const model = await made(
    aino.post('/v1/worktime-models', { code: 'kierto', name: 'Kierto', versions: [version] }),
  )
  const body = { firstNames: 'Ruut', lastName: 'Kierto', role: 'employee', worktimeModelId: model.id }
  const { id: membershipId } = await made(
    aino.post(
      '/v1/memberships',
      { ...body, email: null, employmentStartDate: '2027-03-02' },
      { 'idempotency-key': newId() },
    ),
  )
  const planned = { workDate: '2027-03-03', startAt: '2027-03-03T06:00:00.000Z' }
  await inMeri(world, tx =>
    writePlannedWork(tx, [
      { sourceId: newId(), membershipId, ...planned, endAt: '2027-03-03T14:00:00.000Z', minutes: 450 },
    ]),
  )
  const { id } = await drafted({ ...office.holiday('2027-03-01', '2027-03-04'), membershipId })
  expect(await told(id, '2027-03-01')).toEqual({
    explanation: { code: 'outside_employment', values: {} },
    sentences: ['työsuhteen ulkopuolella', 'utanför anställningen', 'outside the employment'],
  })
  expect((await told(id, '2027-03-03')).explanation).toBeNull()
  expect(await told(id, '2027-03-04')).toEqual({
    explanation: { code: 'day_off_by_plan', values: {} },
    sentences: ['vapaapäivä suunnitelman mukaan', 'ledig dag enligt planen', 'a day off by the plan'],
  })
})

it('what is taken of leave says which part of a day it is, and where nothing is taken', async () => {
  const { policyId } = await arranged(aino, {
    code: 'vapaat',
    rules: general,
    membershipIds: [members.veera.id],
  })
  const { id: absenceTypeId } = await absenceType(world, 'open', { takesKind: 'leave', takesRef: policyId })
  const ofType = (startDate: string, more: object = {}) =>
    drafted({ absenceTypeId, startDate, endDate: startDate, ...more })

  const afternoon = await ofType('2027-03-08', { startPart: 'pm' })
  expect(await told(afternoon.id, '2027-03-08')).toEqual({
    explanation: { code: 'absence_of_half_day', values: { part: 'pm' } },
    sentences: ['Iltapäivä.', 'Eftermiddagen.', 'The afternoon.'],
  })
  const hours = await ofType('2027-03-09', { minutesPerDay: 240 })
  expect(await told(hours.id, '2027-03-09')).toEqual({
    explanation: { code: 'absence_of_minutes', values: { minutes: 240, targetMinutes: 450 } },
    sentences: ['240/450 minuuttia.', '240 av 450 minuter.', '240 of 450 minutes.'],
  })
  const overWeekend = await ofType('2027-03-12', { endDate: '2027-03-15' })
  expect(await told(overWeekend.id, '2027-03-13')).toEqual(expectsNothing)
})

it('leave of a policy that has no rules yet says so', async () => {
  const policy = { code: 'tuleva', name: 'Tuleva', unit: 'days' }
  const { id: policyId } = await made(
    aino.post('/v1/leave-policies', { ...policy, versions: [{ validFrom: '2027-04-07', ...general }] }),
  )
  const group = { code: 'tuleva', name: 'Tuleva' }
  const { id: groupId } = await made(
    aino.post('/v1/leave-groups', {
      ...group,
      versions: [{ validFrom: '2015-01-01', leavePolicyIds: [policyId] }],
    }),
  )
  const joined = { membershipIds: [members.onni.id], validFrom: '2024-01-01' }
  expect((await aino.post(`/v1/leave-groups/${groupId}/members`, joined)).status).toBe(200)
  const { id: absenceTypeId } = await absenceType(world, 'open', { takesKind: 'leave', takesRef: policyId })
  const dates = { startDate: '2027-04-06', endDate: '2027-04-07' }
  const { id } = await drafted({ absenceTypeId, ...dates, membershipId: members.onni.id })
  expect(await told(id, '2027-04-06')).toEqual({
    explanation: { code: 'absence_day_without_leave_rules', values: {} },
    sentences: [
      'Lomakäytännöllä ei ole sääntöjä tälle päivälle.',
      'Ledighetsregeln har inga villkor för dagen.',
      'The policy has no rules on the day.',
    ],
  })
  expect((await told(id, '2027-04-07')).explanation).toBeNull()
})

it('a free day takes nothing of a balance', async () => {
  const dates = { startDate: '2027-02-05', endDate: '2027-02-08' }
  const { id } = await drafted({ absenceTypeId: office.types.overtime_leave, ...dates })
  expect(await told(id, '2027-02-06')).toEqual({
    explanation: { code: 'absence_day_takes_no_balance', values: {} },
    sentences: [
      'Päivältä ei odoteta työtä, joten saldosta ei kulu mitään.',
      'Inget arbete väntas den dagen, så inget tas av saldot.',
      'The day expects nothing.',
    ],
  })
})

it('what was kept before reasons had codes is told as it was, and the version before this one reads the sentence', async () => {
  const { id } = await drafted(office.holiday('2027-05-07', '2027-05-10'))
  const of = [meri.id, id, '2027-05-08']
  const where = 'where org_id = $1 and period_id = $2 and work_date = $3'
  expect(await world.database.owner(`select reason from absence_days ${where}`, of)).toMatchObject([
    { reason: 'Saturday' },
  ])
  await world.database.owner(`update absence_days set explanation = null ${where}`, of)
  expect(await told(id, '2027-05-08')).toEqual({
    explanation: { code: 'kept_in_english', values: { sentence: 'Saturday' } },
    sentences: ['Saturday', 'Saturday', 'Saturday'],
  })
})

it('whoever is not told what an absence is of is told no reason of its days either', async () => {
  const type = await absenceType(world, 'hr')
  const { id } = await drafted({
    absenceTypeId: type.id,
    startDate: '2027-06-04',
    endDate: '2027-06-07',
    submit: true,
  })
  expect((await told(id, '2027-06-05')).explanation).toMatchObject({ code: 'day_off_by_weekday' })
  expect(await told(id, '2027-06-05', world.as('elina'))).toEqual({
    explanation: null,
    sentences: [null, null, null],
  })
  expect((await veera.get(`/v1/me/absences/${id}/days`)).body.items[1].explanation).not.toBeNull()
})
