import { beforeAll, describe, expect, it, test } from 'vitest'
import { mailsWritten } from '../../../../../test/world/mail.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { organisationAccessOf } from '../../../company/organisation/port.ts'
import { isMorning, remindDue, remindToday } from '../reminders/jobs.ts'
import { subject } from '../../me/port.ts'
import { reminderMail } from '../reminders/letter.ts'
import { day, queueOffice } from './office.ts'

const world = await startWorld()
const { services } = world.app
let office: Awaited<ReturnType<typeof queueOffice>>
const aino = world.as('aino')
beforeAll(async () => {
  office = await queueOffice(world)
})

const remind = async () => {
  const organisation = await organisationAccessOf(services.database.reader(world.meri.id))
  await remindToday(services, organisation)
}
const reminded = async () =>
  (await mailsWritten(world.database, { kind: 'approval_reminder' })).map(({ to, subject }) => [
    to.split('@')[0],
    subject,
  ])
const anotherDay = () =>
  world.database.owner('update approval_reminder_days set reminded_on = reminded_on - 1 where org_id = $1', [
    world.meri.id,
  ])

describe('reminders', () => {
  it('go to whom something waits for, once a day, whoever sends them', async () => {
    const id = await office.confirmed('veera', '2026-06-01')
    const other = await office.confirmed('veera', '2026-06-02')
    await remind()
    expect(await reminded()).toEqual([])
    expect(await aino.patch('/v1/settings', { approvalReminders: true })).toMatchObject({ status: 200 })
    await Promise.all([remind(), remind(), remind()])
    const first = await reminded()
    expect(first).toEqual([[expect.stringContaining('elina'), '2 asiaa odottaa päätöstäsi']])
    await remind()
    expect(await reminded()).toEqual(first)

    await office.decide(world.as('elina'), [day(id)])
    await anotherDay()
    await office.delegated('elina', 'paavo')
    await remind()
    expect((await reminded()).slice(1)).toEqual(
      expect.arrayContaining([
        [expect.stringContaining('elina'), 'Yksi asia odottaa päätöstäsi'],
        [expect.stringContaining('paavo'), 'Yksi asia odottaa päätöstäsi'],
      ]),
    )
    expect(await reminded()).toHaveLength(3)

    await office.decide(world.as('elina'), [day(other)])
    await anotherDay()
    await remind()
    expect(await reminded()).toHaveLength(3)
  })

  it('tell what has waited longest in the words of who gets them, and name no one and no illness', async () => {
    const { submitted, holiday, types } = office.absences
    const confirmed = await office.confirmed('onni', '2026-06-04')
    const sick = { absenceTypeId: types.own_illness, startDate: '2027-05-10', endDate: '2027-05-11' }
    const waiting = [
      await submitted('onni', holiday('2027-05-03', '2027-05-04')),
      await submitted('onni', sick),
    ]
    await anotherDay()
    await remind()
    const mails = await mailsWritten(world.database, { kind: 'approval_reminder' })
    const letter = mails.findLast(({ to }) => to.startsWith('eero'))?.letter
    expect(letter?.paragraphs.at(-1)?.split('\n')).toEqual([
      'Kauimmin odottaneet:',
      'Työpäivä, 4. kesäkuuta 2026',
      'Vuosiloma, 3. toukokuuta 2027 – 4. toukokuuta 2027',
      'Poissaolo, 10. toukokuuta 2027 – 11. toukokuuta 2027',
    ])
    expect(JSON.stringify(letter)).not.toContain('Onni')
    // Eero reads in the queue what the illness is called.
    const titles = (await office.queue(world.as('eero'))).map(({ subject }) => subject.title)
    expect(titles).toContain('Oma sairaus')
    await office.decide(world.as('eero'), [
      ...waiting.map(({ id: subjectId }) => ({ kind: 'absence', subjectId, decision: 'decline' })),
      day(confirmed),
    ])
    await anotherDay()
  })

  it('that are cut off are written the next time', async () => {
    const id = await office.confirmed('onni', '2026-06-03')
    const before = (await reminded()).length
    const broken = { ...services, keyring: null as never }
    const organisation = await organisationAccessOf(services.database.reader(world.meri.id))
    await expect(remindToday(broken, organisation)).rejects.toThrow()
    expect(await reminded()).toHaveLength(before)
    await remind()
    expect(await reminded()).toHaveLength(before + 1)
    await office.decide(world.as('eero'), [day(id)])
  })
})

it('come once a day over the night in which the clocks change, however often it is looked', async () => {
  const advance = (minutes: number) => aino.post('/v1/sandbox/clock/advance', { minutes })
  const hour = 60
  const { body } = await aino.get('/v1/sandbox/clock')
  const saturday = Date.parse('2027-03-27T00:30:00.000Z')
  expect(await advance(Math.ceil((saturday - Date.parse(body.now)) / 60_000))).toMatchObject({ status: 200 })
  const id = await office.confirmed('veera', '2027-03-26')
  await anotherDay()
  const before = (await reminded()).length
  const seen: [string, number][] = []
  for (let step = 0; step < 30; step++) {
    await Promise.all([remindDue(services, world.meri.id), remindDue(services, world.meri.id)])
    const { now } = (await aino.get('/v1/sandbox/clock')).body
    seen.push([now.slice(0, 13), (await reminded()).length - before])
    expect(await advance(2 * hour)).toMatchObject({ status: 200 })
  }
  // From seven in the morning: 05:00 in UTC on Saturday, 04:00 on Sunday, when summer time has begun, and on Monday.
  const firstWith = (count: number) => seen.find(([, mails]) => mails >= count)?.[0]
  expect([firstWith(1), firstWith(2), firstWith(3)]).toEqual([
    ...['2027-03-27T06', '2027-03-28T04', '2027-03-29T04'],
  ])
  expect(seen.at(-1)?.[1]).toBe(3)
  await office.decide(world.as('elina'), [day(id)])
})

test.each([
  // Midnight is not there, or twice, on the nights of these places.
  ['America/Santiago', '2026-09-06T04:30:00.000Z', false],
  ['America/Santiago', '2026-09-06T10:00:00.000Z', true],
  ['Africa/Cairo', '2026-10-29T21:30:00.000Z', true],
  ['Africa/Cairo', '2026-10-29T22:30:00.000Z', false],
  ['Australia/Lord_Howe', '2026-10-03T20:00:00.000Z', true],
  ['Australia/Lord_Howe', '2026-10-03T19:59:59.000Z', false],
  ['Pacific/Apia', '2026-11-20T17:59:59.000Z', false],
  ['Pacific/Apia', '2026-11-20T18:00:00.000Z', true],
])('the morning in %s is by the clock there: %s %s', (timeZone, now, expected) => {
  expect(isMorning(timeZone, now)).toBe(expected)
})

test.each([
  ['2026-11-20T04:59:59.000Z', false],
  ['2026-11-20T05:00:00.000Z', true],
  ['2026-07-20T03:59:59.000Z', false],
  ['2026-07-20T04:00:00.000Z', true],
  ['2026-11-20T22:30:00.000Z', false],
])('nobody in Helsinki is reminded before seven: %s %s', (now, expected) => {
  expect(isMorning('Europe/Helsinki', now)).toBe(expected)
})

test.each(['fi', 'sv', 'en'] as const)(
  'a reminder in %s counts and tells what, and names nobody else',
  locale => {
    const day = subject({ title: 'Työpäivä', from: '2026-11-02', to: '2026-11-02', minutes: 450 })
    const holiday = subject({ title: 'Vuosiloma', from: '2026-12-30', to: '2027-01-03' })
    const oldest = [day, holiday, subject({ title: 'Pumppu', amountCents: 125_000 })]
    const reminder = { organisation: 'Meri Oy', name: 'Elina', since: '2026-11-02', oldest }
    for (const count of [1, 12]) {
      const { subject, letter } = reminderMail({ ...reminder, count }, locale)
      if (count > 1) expect(subject).toContain('12')
      expect(letter.paragraphs.join()).toContain('Meri Oy')
      expect(letter.paragraphs.join()).toContain('2026')
      const [, first, second, third, ...more] = letter.paragraphs.at(-1)?.split('\n') ?? []
      expect(first).toMatch(/^Työpäivä, .*2.*2026$/)
      expect(second).toMatch(/^Vuosiloma, .*30.*2026 – .*3.*2027$/)
      expect([third, more]).toEqual(['Pumppu', []])
      expect(reminderMail({ ...reminder, count, oldest: [] }, locale).letter.paragraphs).toHaveLength(1)
    }
  },
)
