import { beforeAll, describe, expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import type { Client } from '../../../../../test/world/client.ts'
import { grantTo } from '../../../../../test/world/granting.ts'
import { sentBy } from '../../../../../test/world/sent-statements.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { locales } from '../../../../platform/vocabulary/locales.ts'
import { rotaOf } from '../../../time/shifts/open-shifts/test/rota.ts'
import { waitingDay } from '../../../work/projects/project-days/test/waiting-day.ts'
import { decisions } from '../port.ts'
import { expectedSubject, type Names, namesOf } from './expected-subjects.ts'
import { queueOffice } from './office.ts'
import { waitingForEero } from './subjects.ts'

const world = await startWorld()
const rota = rotaOf(world)
const sources = world.app.services.contributions(decisions)
const [aino, eero, onni] = [world.as('aino'), world.as('eero'), world.as('onni')]
let office: Awaited<ReturnType<typeof queueOffice>>
let names: Names
/** Who decides, each with what they hold. */
const readers = new Map<string, Client>()

/** Absences of each kind of secrecy: submitted, to be changed, and to be cancelled. */
async function absencesOfEverySecrecy(): Promise<void> {
  for (const [place, sensitivity] of ['open', 'team', 'manager', 'hr'].entries()) {
    const { id: absenceTypeId } = await made(
      aino.post('/v1/absence-types', {
        ...{ code: `secret_${sensitivity}`, name: `Laji ${sensitivity}` },
        versions: [
          {
            ...{ validFrom: '2024-01-01', sensitivity, unit: 'days', approvalSteps: 1 },
            dayTypeId: world.meri.catalogs.dayTypes.annual_holiday,
          },
        ],
      }),
    )
    // A Monday of its own for each, and the days after it.
    const on = (day: number) => {
      const date = addDays('2027-06-07', 14 * place + day)
      return { absenceTypeId, startDate: date, endDate: date }
    }
    await office.absences.submitted('onni', on(0))
    const changed = await office.absences.approved('onni', on(1), 'aino')
    await made(onni.patch(`/v1/me/absences/${changed.id}`, { endDate: on(3).endDate }))
    const cancelled = await office.absences.approved('onni', on(7), 'aino')
    await made(onni.post(`/v1/me/absences/${cancelled.id}/request-cancellation`, {}))
  }
}

beforeAll(async () => {
  office = await queueOffice(world)
  await made(aino.patch('/v1/settings', { balanceCorrectionsNeedSecondApprover: true }))
  await waitingForEero(world, office)
  await absencesOfEverySecrecy()
  const [{ id: fromShiftId }, { id: toShiftId }] = [
    await rota.shift('onni', '2027-03-23'),
    await rota.shift('veera', '2027-03-22', { from: 480, to: 960 }),
  ]
  const swap = await made(rota.propose('onni', { kind: 'swap', fromShiftId, toShiftId }))
  await made(rota.answer('veera', swap.id, 'accept'))
  const { id: projectId } = await made(aino.post('/v1/projects', { code: 'T-1', name: 'Talo' }))
  const task = await made(aino.post('/v1/tasks', { title: 'Tarkasta katto', projectId }))
  const asked = ['eero', 'helmi', 'tauno', 'elina'] as const
  await made(
    aino.post(`/v1/tasks/${task.id}/approvals`, { requestedFromMembershipIds: asked.map(office.idOf) }),
  )
  await waitingDay(aino, {
    ...{ memberId: office.idOf('onni'), workDate: '2026-10-07', work: world.meri.catalogs.entryTypes.work },
    fields: { managerMembershipId: office.idOf('eero') },
  })
  await office.delegated('eero', 'paavo', {
    kinds: sources.flatMap(({ kind, reads }) => (reads.length > 0 ? kind : [])),
  })
  await grantTo(world, office.idOf('helmi'), ['worktime.supervise'])
  await grantTo(world, office.idOf('tauno'), ['worktime.supervise'])
  for (const name of ['aino', 'eero', 'elina', 'paavo', 'helmi', 'tauno'] as const)
    readers.set(name, world.as(name))
  for (const name of ['aino', 'eero'] as const) {
    const narrow = await world.key(name, { scope: ['worktime.supervise'] })
    readers.set(`a narrow key of ${name}`, world.withKey(narrow.secret))
    const scope = ['worktime.supervise', 'scheduling.plan', 'projects.manage'] as const
    const reading = await world.key(name, { scope, readOnly: true })
    readers.set(`a key of ${name} that only reads`, world.withKey(reading.secret))
  }
  names = await namesOf(aino)
})

/** A record as somebody reads it, with what it refers to; an approval of a task is read in the list of who was asked. */
async function read(by: Client, kind: string, id: string): Promise<{ record: any; beside: object }> {
  if (kind === 'task') {
    const { items } = await made(by.get('/v1/me/task-approvals?limit=100'))
    return { record: items.find((each: any) => each.id === id), beside: {} }
  }
  const [first, second] = sources.find(each => each.kind === kind)?.reads ?? []
  const record = await made(by.get((first?.path ?? '').replace('{id}', id)))
  const days = second && (await made(by.get(second.path.replace('{id}', id)))).items
  const openShift =
    kind === 'open_shift_claim' ? await made(aino.get(`/v1/open-shifts/${record.openShiftId}`)) : null
  const account =
    kind === 'balance_correction' ? await made(aino.get(`/v1/balances/${record.accountId}`)) : null
  return { record, beside: { days, openShift, account } }
}

/** How many statements some work sends. Who is asking is remembered for a second only: on a busy machine the key is read again. */
const statementsFor = async (work: () => Promise<unknown>): Promise<number> => {
  await work()
  return (await sentBy(work)).filter(
    ({ statement: { text } }) => !text.startsWith('select set_config') && !text.includes('api_keys'),
  ).length
}

describe('what is told beside a decision', () => {
  it('is exactly what reading the record tells, of every kind and to everybody', async () => {
    const seen = new Set<string>()
    const masked = new Map<string, number>()
    for (const [name, by] of readers) {
      for (const item of await office.queue(by)) {
        const { kind, subjectId, subject } = item
        const { record, beside } = await read(by, kind, subjectId)
        const expected = expectedSubject[kind]?.(record, { names, language: 'en', ...beside })
        expect([name, kind, record.state, subject]).toEqual([name, kind, record.state, expected])
        seen.add(kind)
        if (record.masked === true) masked.set(name, (masked.get(name) ?? 0) + 1)
      }
    }
    expect([...seen].sort()).toEqual(sources.map(({ kind }) => kind).sort())
    // Of the secret four, who supervises is not told the types of personnel; personnel and payroll are told all.
    expect([masked.get('aino'), masked.get('eero'), masked.get('paavo')]).toEqual([undefined, 3, 3])
    expect([masked.get('helmi'), masked.get('tauno')]).toEqual([undefined, undefined])
    expect(masked.get('a narrow key of aino')).toBe(3)
  })

  it('is in the language of who asks', async () => {
    for (const language of locales) {
      const answer = await eero.get('/v1/team/approvals?limit=100', { 'accept-language': language })
      expect(answer.headers['content-language']).toBe(language)
      const called = await namesOf(aino, language)
      for (const { kind, subjectId, subject } of answer.body.items) {
        const { record, beside } = await read(eero, kind, subjectId)
        expect([language, kind, subject]).toEqual([
          language,
          kind,
          expectedSubject[kind]?.(record, { names: called, language, ...beside }),
        ])
      }
    }
  })

  it('names the member and where they belong', async () => {
    const units = new Map(
      (await made(aino.get('/v1/planning-units'))).items.map(({ id, name }: any) => [id, name]),
    )
    for (const { membershipId, member, unit } of await office.queue(aino)) {
      const { displayName, planningUnitId } = await made(aino.get(`/v1/memberships/${membershipId}`))
      expect(member).toEqual({ id: membershipId, displayName })
      expect(unit).toEqual(planningUnitId && { id: planningUnitId, name: units.get(planningUnitId) })
    }
  })

  it('takes as many statements for many as for one of each kind', async () => {
    const statementsOf = (by: Client) => statementsFor(() => office.queue(by))
    for (const name of ['eero', 'paavo']) {
      const by = readers.get(name) as Client
      const few = await statementsOf(by)
      for (let date = 10; date < 22; date++) await office.confirmed('onni', `2026-08-${date}`)
      const more = await statementsOf(by)
      expect([name, more]).toEqual([name, few])
      for (let date = 10; date < 22; date++)
        await made(aino.post(`/v1/team/members/${office.idOf('onni')}/work-days/2026-08-${date}/reopen`, {}))
    }
  })
})

describe('what a member has handed in', () => {
  /** Own records by the kind of request, as their member reads them. */
  async function ownRecords(): Promise<(kind: string, id: string, fromDate: string) => Promise<any>> {
    const listed = async (path: string) =>
      new Map((await made(onni.get(`${path}?limit=100`))).items.map((each: any) => [each.id, each]))
    const lists: Record<string, ReadonlyMap<unknown, unknown>> = {
      punch_correction: await listed('/v1/me/punch-corrections'),
      open_shift_claim: await listed('/v1/me/open-shift-claims'),
      shift_swap: await listed('/v1/me/shift-swaps'),
      project_day: await listed('/v1/me/project-days'),
    }
    return (kind, id, fromDate) =>
      kind === 'absence'
        ? made(onni.get(`/v1/me/absences/${id}`))
        : kind === 'work_day'
          ? made(onni.get(`/v1/me/work-days/${fromDate}`))
          : Promise.resolve(lists[kind]?.get(id) ?? { workDate: fromDate })
  }

  it('is called as in the queue, and told as reading the record tells it, a returned day as it counts now', async () => {
    const returned = await office.confirmed('onni', '2026-08-04')
    await made(eero.post(`/v1/work-days/${returned}/return`, { reason: 'Tarkista.' }))
    const { work } = world.meri.catalogs.entryTypes
    const entries = [{ entryTypeId: work, durationMinutes: 123 }]
    await made(onni.put('/v1/me/work-days/2026-08-04/entries', { entries }))
    const record = await ownRecords()
    const seen = new Set<string>()
    for (const language of locales) {
      const called = await namesOf(aino, language)
      const { items } = (await onni.get('/v1/me/requests?limit=100', { 'accept-language': language })).body
      for (const { kind, subjectId, fromDate, title, typeName, minutes, amountCents } of items) {
        const own = await record(kind, subjectId, fromDate)
        const days =
          kind === 'absence' ? (await made(onni.get(`/v1/me/absences/${subjectId}/days`))).items : []
        const openShift =
          kind === 'open_shift_claim' && (await made(aino.get(`/v1/open-shifts/${own.openShiftId}`)))
        const expected = expectedSubject[kind]?.(own, { names: called, language, days, openShift })
        expect([kind, expected]).toEqual([kind, expect.objectContaining({ title, typeName, minutes })])
        // What hours cost a customer is told to whoever decides.
        expect(amountCents).toBeNull()
        seen.add(kind)
      }
      const day = items.find(({ subjectId }: any) => subjectId === returned)
      expect(day).toMatchObject({ state: 'returned', minutes: 123 })
    }
    expect(seen.size).toBeGreaterThanOrEqual(5)
    const queued = await office.queue(eero)
    const { items } = await made(onni.get('/v1/me/requests?limit=100'))
    for (const { subjectId, title, typeName } of items) {
      const same = queued.find(each => each.subjectId === subjectId)
      // Who supervises is not told the types of personnel.
      if (same && same.subject.typeName !== null) expect(same.subject).toMatchObject({ title, typeName })
    }
  })

  it('takes as many statements for many as for one of each kind', async () => {
    const list = () => onni.get('/v1/me/requests?limit=100')
    const statements = () => statementsFor(list)
    const few = await statements()
    for (let date = 11; date < 21; date++) {
      const id = await office.confirmed('onni', `2026-07-${date}`)
      if (date > 15) await made(eero.post(`/v1/work-days/${id}/return`, { reason: 'Tarkista.' }))
    }
    expect(await statements()).toBe(few)
  })
})
