import { expect } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { contributionsOf } from '../../src/platform/module.ts'
import { recordActions } from '../../src/platform/port.ts'
import { approvalSources } from '../../src/modules/people/approvals/port.ts'
import { dateIn, instantFromMilliseconds } from '../../src/platform/vocabulary/dates.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { operations, pathOf } from '../breadth/operations.ts'
import { thingsOf } from '../breadth/things.ts'
import { made } from '../breadth/ways.ts'
import type { Client } from '../world/client.ts'
import { startWorld, type World } from '../world/world.ts'

type Name = keyof World['meri']['members']

export interface Made {
  readonly id: string
  readonly projectId?: string
  readonly workDate?: string
  /** What stands in the paths of its operations besides, by the name of the parameter. */
  readonly params?: Readonly<Record<string, string>>
}

/** Records whose rights depend on them: how one is made, and with what each operation is asked for. */
export interface Kind {
  /** Absent where a record is read in its list alone. */
  readonly read?: string
  readonly list: string
  /** Whose list it is, where it is of one record: how it is asked for. */
  readonly query?: (record: Made) => string
  readonly make: () => Promise<Made>
  /** Who sees such records at all, where few do. */
  readonly by?: readonly Name[]
  readonly bodies?: Readonly<Record<string, object>>
  /** What is sent, where it is of the record. */
  readonly body?: (name: string, record: Made) => object | undefined
  /** Codes about what is sent or what surrounds the record, of which `may` tells nothing. */
  readonly besides?: readonly string[]
  /** What everybody may do who reads the record, in whatever state. */
  readonly always?: readonly string[]
  /** What somebody is told because it was delegated to them. */
  readonly delegated?: readonly string[]
}

const contributions = contributionsOf(modules)
const contributed = contributions(recordActions)
const delegable = contributions(approvalSources).flatMap(source => (source.delegable ? source.kind : []))
const steps = Number(process.env['KONTTORI_MAY_STEPS'] ?? 150)
const json = { 'content-type': 'application/json' }
export const keyed = () => ({ 'idempotency-key': newId() })

const everybody: readonly Name[] = [
  ...(['aino', 'eero', 'elina', 'onni', 'veera', 'helmi'] as const),
  ...(['tauno', 'sisu', 'lumi', 'otso', 'paavo'] as const),
]

/** The numbers of Park and Miller: the same in every run. */
function drawing() {
  let drawn = Number(process.env['KONTTORI_MAY_SEED'] ?? 20_261_124)
  const upTo = (bound: number): number => {
    drawn = (drawn * 48_271) % 2_147_483_647
    return drawn % bound
  }
  const oneOf = <T>(list: readonly T[]): T => list[upTo(list.length)] as T
  return { upTo, oneOf, code: () => `p${upTo(2 ** 31)}` }
}

/** Random people with random records, in a world of its own. Elina decides for Eero what is his to decide. */
export async function startWalk() {
  const world = await startWorld()
  const things = await thingsOf(world, 'meri')
  const admin = world.as('aino')
  const { members } = world.meri
  const today = dateIn('Europe/Helsinki', instantFromMilliseconds(Date.now()))
  await made(
    admin.post('/v1/approval-delegations', {
      ...{ fromMembershipId: members.eero.id, toMembershipId: members.elina.id },
      ...{ kinds: delegable, validFrom: today, validTo: today },
    }),
  )
  const { upTo, oneOf, code } = drawing()
  let isSecondClosed = false
  const projectOfWork = async (): Promise<string> =>
    (await made(admin.post('/v1/projects', { code: code(), name: 'Kohde' }))).id
  const projects = [await projectOfWork(), await projectOfWork()]

  /** The second project is closed every other time. */
  async function closeOrOpen(isClosed: boolean): Promise<void> {
    isSecondClosed = isClosed
    await world.database.owner(
      `update projects set state = case when $1 then 'closed' else 'active' end, closed_at = case when $1 then now() end
       where id = $2`,
      [isClosed, projects[1]],
    )
  }

  return {
    ...{ world, things, admin, members, upTo, oneOf, code },
    /** A project in which something can be made now. */
    openProject: () => oneOf(isSecondClosed ? projects.slice(0, 1) : projects),
    idOf: async (path: string, body: object): Promise<Made> => ({
      id: (await made(admin.post(path, body))).id,
    }),

    /** What is told of the records of a kind is what their operations take. */
    walk: (kind: Kind) => walkThrough(kind, { world, upTo, oneOf, code, closeOrOpen }),
  }
}

interface Walking extends ReturnType<typeof drawing> {
  readonly world: World
  readonly closeOrOpen: (isClosed: boolean) => Promise<void>
}

async function walkThrough(kind: Kind, { world, upTo, oneOf, code, closeOrOpen }: Walking): Promise<void> {
  const { list, make, bodies = {}, body, besides = [], always = [], delegated = [] } = kind
  const actions = contributed.find(({ answeredBy }) => answeredBy.includes(list))
  if (!actions) throw new Error(`nobody tells what may be done by ${list}`)
  const names = Object.keys(actions.operations)
  const records: Made[] = []
  const [offered, withheld, onBehalf] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const isSeen = () =>
    names.every(name => offered.has(name) && (always.includes(name) || withheld.has(name))) &&
    delegated.every(name => onBehalf.has(name))
  // Most often somebody who may something.
  const mostly: readonly Name[] = delegated.length === 0 ? ['aino'] : ['aino', 'elina']
  const somebody = (): Name => oneOf(kind.by ?? (upTo(2) === 0 ? mostly : everybody))
  // Until everything was told of, and withheld from, somebody: how soon depends on what was drawn.
  for (let step = 0; step < steps || (!isSeen() && step < 20 * steps); step++) {
    if (step % 10 === 0) await closeOrOpen(step % 20 === 10)
    if (records.length === 0 || upTo(3) === 0) records.push(await make())
    // Mostly one with which something can still be done.
    const record = oneOf(records.slice(-20))
    const name = somebody()
    const who = world.as(name)
    const seen = await seenBy(who, kind, record)
    if (!seen) continue
    const may: readonly string[] = seen.may
    for (const each of names) (may.includes(each) ? offered : withheld).add(each)

    const tried = oneOf(names)
    const operation = actions.operations[tried]
    if (!operation) continue
    const url = pathOf({ ...operation, id: tried, tag: '' }, paramsOf(operation.path, record))
    const sent = body?.(tried, record) ?? bodies[tried] ?? {}
    const answer =
      operation.method === 'DELETE'
        ? await who.delete(url)
        : // A change that changes nothing would be taken by a record that takes none.
          await who.send(operation.method, url, JSON.stringify(sent).replace('Toinen', code()), {
            ...keyed(),
            ...json,
          })
    const told = `${name} ${tried}: ${answer.status} ${JSON.stringify(answer.body)} of ${JSON.stringify(seen)}`
    if (may.includes(tried))
      expect(answer.status < 300 || besides.includes(answer.body.code), told).toBe(true)
    else expect(answer.status, told).toBeGreaterThanOrEqual(400)
    if (answer.status < 300 && delegated.includes(tried) && (await wasOnBehalf(world, record.id)))
      onBehalf.add(tried)
  }
  expect([...offered].toSorted()).toEqual(names.toSorted())
  expect([...withheld].toSorted()).toEqual(names.filter(each => !always.includes(each)).toSorted())
  expect([...onBehalf].toSorted()).toEqual(delegated.toSorted())
}

/** Whether the last thing that happened to a record was done on somebody's behalf, by the audit trail. */
async function wasOnBehalf({ database, meri }: World, id: string): Promise<boolean> {
  const [last] = await database.owner<{ behalf: boolean }>(
    `select changes::text like '%onBehalfOfMembershipId%' as behalf from audit_entries
     where org_id = $1 and target_id = $2 order by sequence desc limit 1`,
    [meri.id, id],
  )
  return last?.behalf ?? false
}

const operationNamed = (id: string) => {
  const found = operations.find(each => each.id === id)
  if (!found) throw new Error(`there is no operation ${id}`)
  return found
}

/** The paths of a record that may lie below another. */
function paramsOf(path: string, { id, projectId = '', params = {} }: Made): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  return Object.fromEntries(
    names.map((name, at) => [name, params[name] ?? (at < names.length - 1 ? projectId : id)]),
  )
}

/** The record as somebody is shown it, with what they may do; undefined where they are not. */
async function seenBy(who: Client, kind: Kind, record: Made): Promise<any> {
  if (kind.read === undefined) return listedFor(who, kind, record)
  const { status, body } = await who.get(
    `${pathOf(operationNamed(kind.read), paramsOf(operationNamed(kind.read).path, record))}?include=may`,
  )
  if (status !== 200) return unseen(status, body)
  const listed = await listedFor(who, kind, { ...record, workDate: body.workDate })
  if (listed) expect(listed.may).toEqual(body.may)
  return body
}

async function listedFor(who: Client, { list, query }: Kind, record: Made): Promise<any> {
  const { id, projectId = '', params = {} } = record
  const operation = operationNamed(list)
  const more = query ? `&${query(record)}` : ''
  const ids = 'ids' in (operation.query?.properties ?? {}) ? `&ids=${id}` : ''
  const { status, body } = await who.get(
    `${pathOf(operation, { id: projectId, ...params })}?include=may${ids}${more}`,
  )
  return status === 200 ? body.items.find((item: Made) => item.id === id) : unseen(status, body)
}

/** Whoever may not know of a record is told so; anything else is a fault of the walk. */
function unseen(status: number, body: unknown): undefined {
  expect([403, 404], JSON.stringify(body)).toContain(status)
}
