import { describe, expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { recordActions } from '../../src/platform/port.ts'
import { contributionsOf } from '../../src/platform/module.ts'
import { addDays } from '../../src/platform/vocabulary/dates.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { operations, pathOf } from '../breadth/operations.ts'
import { thingsOf } from '../breadth/things.ts'
import { made } from '../breadth/ways.ts'
import type { Client } from '../world/client.ts'
import { startWorld } from '../world/world.ts'

const contributed = contributionsOf(modules)(recordActions)

const world = await startWorld()
const things = await thingsOf(world, 'meri')
const admin = world.as('aino')
const { members, catalogs } = world.meri

let drawn = Number(process.env['KONTTORI_MAY_SEED'] ?? 20_261_124)
/** The numbers of Park and Miller: the same in every run. */
const upTo = (bound: number): number => {
  drawn = (drawn * 48_271) % 2_147_483_647
  return drawn % bound
}
const oneOf = <T>(list: readonly T[]): T => list[upTo(list.length)] as T

const employees = ['onni', 'veera', 'eero', 'aino'] as const
let days = 0
const entries = [{ entryTypeId: catalogs.entryTypes.work, startMinutes: 480, endMinutes: 960 }]
const code = () => `p${upTo(2 ** 31)}`
const json = { 'content-type': 'application/json' }
const keyed = () => ({ 'idempotency-key': newId() })
interface Made {
  readonly id: string
  readonly projectId?: string
  readonly workDate?: string
}
const idOf = async (path: string, body: object): Promise<Made> => ({
  id: (await made(admin.post(path, body))).id,
})
const projectOfWork = async (): Promise<string> =>
  (await idOf('/v1/projects', { code: code(), name: 'Kohde' })).id
const { items: pipelines } = (await admin.get('/v1/crm/pipelines')).body
const stageId = pipelines.find(({ id }: Made) => id === things['pipeline_not_found']).stages[1].id
const reasonId = (
  await made(admin.post('/v1/crm/close-reasons', { code: 'lost_price', name: 'Hinta', outcome: 'lost' }))
).id
const projects = [await projectOfWork(), await projectOfWork()]
let secondIsClosed = false
async function ofProject(path: string, body: object): Promise<Made> {
  const projectId = oneOf(secondIsClosed ? projects.slice(0, 1) : projects)
  return { id: (await made(admin.post(`/v1/projects/${projectId}/${path}`, body))).id, projectId }
}

/** Records whose rights depend on them: how one is made, and with what each operation is asked for. */
interface Kind {
  /** Absent where a record is read in its list alone. */
  readonly read?: string
  readonly list: string
  readonly make: () => Promise<Made>
  /** Who sees such records at all, where few do. */
  readonly by?: readonly Parameters<typeof world.as>[0][]
  readonly bodies?: Readonly<Record<string, object>>
  /** Codes about what is sent or what surrounds the record, of which `may` tells nothing. */
  readonly besides?: readonly string[]
  /** What everybody may do who reads the record, in whatever state. */
  readonly always?: readonly string[]
}

const absencesRefuse = ['absence_days_decided', 'absence_overlaps', 'absence_entitlement_exceeded']

const kinds: readonly Kind[] = [
  {
    read: 'deals.get',
    list: 'deals.list',
    make: () => idOf('/v1/crm/deals', { title: 'Kauppa', pipelineId: things['pipeline_not_found'] }),
    bodies: {
      update: { title: 'Toinen' },
      changeStage: { stageId },
      lose: { reasonId },
    },
    besides: ['crm_stage_pipeline_mismatch'],
    always: ['update'],
  },
  {
    read: 'leads.get',
    list: 'leads.list',
    make: () => idOf('/v1/crm/leads', { title: 'Liidi', contact: { name: 'Lahja Lehto' } }),
    bodies: {
      update: { title: 'Toinen' },
      disqualify: { reasonId: things['disqualify_reason_not_found'] },
      convert: { customer: { create: {} }, contact: { create: {} } },
    },
  },
  {
    read: 'activities.get',
    list: 'activities.list',
    make: () => idOf('/v1/crm/activities', { type: oneOf(['call', 'note']), subject: 'Soitto' }),
    bodies: { update: { subject: 'Toinen' } },
    always: ['update'],
  },
  {
    read: 'projects.get',
    list: 'projects.list',
    make: () => idOf('/v1/projects', { code: code(), name: 'Työ', template: upTo(4) === 0 }),
    bodies: { update: { name: 'Toinen' } },
    besides: ['project_close_blocked'],
  },
  {
    read: 'changeOrders.get',
    list: 'changeOrders.list',
    make: () => ofProject('change-orders', { title: 'Muutos', deltaCents: 100 }),
    bodies: {
      update: { title: 'Toinen' },
      approve: { approvedByName: 'Tilaaja' },
      decline: { declinedByName: 'Tilaaja' },
    },
  },
  {
    read: 'installments.get',
    list: 'installments.list',
    make: () => ofProject('installments', { title: 'Erä', basis: 'manual', amountCents: 100 }),
    bodies: { update: { title: 'Toinen' } },
  },
  {
    read: 'projectPurchases.get',
    list: 'projectPurchases.list',
    make: () =>
      ofProject('purchases', {
        ...{ supplier: 'Kauppa', description: 'Putki', purchaseDate: '2026-11-02', netCents: 100 },
        rebillable: upTo(2) === 0,
      }),
    bodies: { update: { supplier: 'Toinen' } },
  },
  {
    read: 'workDays.get',
    list: 'workDays.list',
    async make() {
      const member = members[oneOf(['onni', 'veera', 'eero'] as const)]
      const day = `/v1/team/members/${member.id}/work-days/${addDays('2026-01-01', days++ % 300)}`
      await admin.put(`${day}/entries`, { entries })
      await admin.post(`${day}/confirm`, {}, keyed())
      return { id: (await admin.get(day)).body.workDayId }
    },
    bodies: { return: { reason: 'Syy' }, correct: { reason: 'Syy' } },
  },
  {
    read: 'absences.get',
    list: 'absences.list',
    make: absence,
    bodies: { update: { note: 'Toinen' }, return: { reason: 'Syy' } },
    besides: absencesRefuse,
  },
  {
    read: 'absences.getOwn',
    list: 'absences.listOwn',
    make: absence,
    by: employees,
    bodies: { updateOwn: { note: 'Toinen' } },
    besides: absencesRefuse,
  },
  {
    read: 'punchCorrections.get',
    list: 'punchCorrections.listTeam',
    make: correction,
    bodies: { decline: { reason: 'Syy' } },
    besides: ['punch_correction_day_decided', 'punch_correction_unplaceable'],
  },
  { list: 'punchCorrections.listOwn', make: correction, by: ['onni', 'eero'] },
]

async function absence(): Promise<Made> {
  const of = { membershipId: members[oneOf(employees)].id, absenceTypeId: things['absence_type_not_found'] }
  // Some days are nobody's to work on, or taken.
  for (let tries = 0; tries < 20; tries++) {
    const startDate = addDays('2027-01-11', days++ % 300)
    const { status, body } = await admin.post('/v1/absences', { ...of, startDate, endDate: startDate })
    if (status !== 422) return inSomeState(body)
  }
  throw new Error('nobody can be absent any more')
}

/** An absence as it is made, or approved at once. */
async function inSomeState({ id }: Made): Promise<Made> {
  if (upTo(3) === 0) {
    await world.as('helmi').post(`/v1/absences/${id}/submit`, {}, keyed())
    await world.as('helmi').post(`/v1/absences/${id}/approve`, {}, keyed())
  }
  return { id }
}

async function correction(): Promise<Made> {
  const member = world.as(oneOf(['onni', 'eero'] as const))
  const { punch } = await made(member.post('/v1/me/punch/clock-out', { clientPunchId: newId() }))
  const wanted = { kind: 'remove', punchId: punch.id, reason: 'Turha.' }
  return { id: (await made(member.post('/v1/me/punch-corrections', wanted))).id }
}

const people: readonly Client[] = (
  ['aino', 'eero', 'elina', 'onni', 'veera', 'helmi', 'tauno', 'sisu', 'lumi', 'otso', 'paavo'] as const
).map(name => world.as(name))
/** Most often somebody who may something. */
const somebody = ({ by }: Kind) => (by ? world.as(oneOf(by)) : upTo(2) === 0 ? admin : oneOf(people))

const named = (id: string) => {
  const found = operations.find(each => each.id === id)
  if (!found) throw new Error(`there is no operation ${id}`)
  return found
}

/** The paths of a record that may lie below another. */
const paramsOf = (path: string, record: Made): Record<string, string> => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  return Object.fromEntries(
    names.map((name, at) => [name, at < names.length - 1 ? (record.projectId ?? '') : record.id]),
  )
}

const steps = Number(process.env['KONTTORI_MAY_STEPS'] ?? 150)

/** The record as somebody is shown it, with what they may do; undefined where they are not. */
async function seenBy(who: Client, { read, list }: Kind, record: Made): Promise<any> {
  if (read === undefined) return listedFor(who, list, record)
  const operation = named(read)
  const { status, body } = await who.get(`${pathOf(operation, paramsOf(operation.path, record))}?include=may`)
  if (status !== 200) return undefined
  const listed = await listedFor(who, list, { ...record, workDate: body.workDate })
  if (listed) expect(listed.may).toEqual(body.may)
  return body
}

async function listedFor(
  who: Client,
  list: string,
  { id, projectId = '', workDate = '' }: Made,
): Promise<any> {
  const window = list === 'workDays.list' ? `&from=${workDate}&to=${workDate}` : ''
  const { status, body } = await who.get(
    `${pathOf(named(list), { id: projectId })}?include=may&ids=${id}${window}`,
  )
  return status === 200 ? body.items[0] : undefined
}

/** The second project is closed every other time. */
async function closeOrOpen(closed: boolean): Promise<void> {
  secondIsClosed = closed
  await world.database.owner(
    `update projects set state = case when $1 then 'closed' else 'active' end, closed_at = case when $1 then now() end
     where id = $2`,
    [closed, projects[1]],
  )
}

describe('what an answer says may be done with a record is what its operations take now', () => {
  it.each(kinds.map(kind => [kind.list, kind] as const))('%s', async (_, kind) => {
    const { list, make, bodies = {}, besides = [], always = [] } = kind
    const actions = contributed.find(({ answeredBy }) => answeredBy.includes(list))
    if (!actions) throw new Error(`nobody tells what may be done by ${list}`)
    const names = Object.keys(actions.operations)
    const records: Made[] = []
    const [offered, withheld] = [new Set<string>(), new Set<string>()]
    const isSeen = () =>
      names.every(name => offered.has(name) && (always.includes(name) || withheld.has(name)))
    // Until everything was told of, and withheld from, somebody: how soon depends on what was drawn.
    for (let step = 0; step < steps || (!isSeen() && step < 20 * steps); step++) {
      if (step % 10 === 0) await closeOrOpen(step % 20 === 10)
      if (records.length === 0 || upTo(3) === 0) records.push(await make())
      const record = oneOf(records)
      const who = somebody(kind)
      const seen = await seenBy(who, kind, record)
      if (!seen) continue
      const may: readonly string[] = seen.may
      for (const name of names) (may.includes(name) ? offered : withheld).add(name)

      const name = oneOf(names)
      const operation = actions.operations[name]
      if (!operation) continue
      const url = pathOf({ ...operation, id: name, tag: '' }, paramsOf(operation.path, record))
      // A change that changes nothing would be taken by a record that takes none.
      const sent = JSON.stringify(bodies[name] ?? {}).replace('Toinen', code())
      const { status, body } = await who.send(operation.method, url, sent, { ...keyed(), ...json })
      const told = `${JSON.stringify(seen)} ${name}: ${status} ${JSON.stringify(body)}`
      if (may.includes(name)) expect(status < 300 || besides.includes(body.code), told).toBe(true)
      else expect(status, told).toBeGreaterThanOrEqual(400)
    }
    expect([...offered].toSorted()).toEqual(names.toSorted())
    expect([...withheld].toSorted()).toEqual(names.filter(name => !always.includes(name)).toSorted())
  })
})
