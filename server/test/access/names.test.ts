import { describe, expect, it } from 'vitest'
import { contributionsOf } from '../../src/platform/module.ts'
import { modules } from '../../src/modules/index.ts'
import type { NamedOperation } from '../../src/platform/contract/family.ts'
import { nameableIn } from '../../src/platform/contract/names.ts'
import { type Names, namesOf } from '../../src/platform/names.ts'
import type { Caller } from '../../src/platform/access/caller.ts'
import { namedRecords } from '../../src/platform/port.ts'
import type { Capability } from '../../src/platform/vocabulary/capabilities.ts'
import { open, urlOf } from '../breadth/operations.ts'
import { thingsOf } from '../breadth/things.ts'
import type { Client } from '../world/client.ts'
import { startWorld } from '../world/world.ts'
import { plant } from './planted-values.ts'
import { dateIn } from '../../src/platform/vocabulary/dates.ts'

const world = await startWorld()
const things = await thingsOf(world, 'meri')
const records = await plant(world, things)

const named = open.filter(operation => nameableIn(operation))
const keyOf = async (kind: 'personal' | 'service', scope: readonly Capability[]): Promise<Client> =>
  world.withKey((await world.key('aino', { kind, scope })).secret)

const readers: Readonly<Record<string, () => Client | Promise<Client>>> = {
  'an employee': () => world.as('paavo'),
  'a manager': () => world.as('eero'),
  'a dispatcher': () => world.as('otso'),
  'a seller': () => world.as('sisu'),
  finance: () => world.as('lumi'),
  payroll: () => world.as('tauno'),
  personnel: () => world.as('helmi'),
  'an administrator': () => world.as('aino'),
  'a key of a person without a scope': () => keyOf('personal', []),
  'a key of the organisation without a scope': () => keyOf('service', []),
  'a key of the organisation that sells': () => keyOf('service', ['crm.use']),
  'a key of the organisation that pays': () => keyOf('service', ['payroll.run']),
}

/** The request that an operation is tried with, of the records that there are, with the largest page. */
function pathOf(operation: NamedOperation, include: string): string {
  const { params = {}, query } = operation
  const ids = Object.entries(params).flatMap(([name, parameter]) =>
    'missing' in parameter
      ? [[name, records[parameter.missing] ?? things[parameter.missing] ?? ''] as const]
      : [],
  )
  const known: Readonly<Record<string, unknown>> = query?.properties ?? {}
  const wanted = { limit: '100', from: '2026-10-01', to: '2026-10-31', include }
  const given = Object.entries(wanted).filter(
    ([name, value]) =>
      value !== '' &&
      known[name] &&
      (!['from', 'to'].includes(name) || JSON.stringify(known[name]).includes('"date"')),
  )
  return urlOf(operation, Object.fromEntries(ids), Object.fromEntries(given))
}

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever was answered
type Body = any

/** How a record of the type is read by itself, and what its name is there. */
const plain = (path: string, label: (body: Body) => string) => async (client: Client, id: string) => {
  const { status, body } = await client.get(`${path}/${id}`)
  return status === 200 ? label(body) : null
}
const byName = (path: string) => plain(path, ({ name }) => name)
const byTitle = (path: string) => plain(path, ({ title }) => title)
const rowsAt = async (client: Client, path: string, rows: (body: Body) => Body[] = ({ items }) => items) => {
  const { status, body } = await client.get(path)
  return status === 200 ? rows(body) : []
}
const nameIn = (rows: readonly Body[], id: string): string | null =>
  rows.find(row => row.id === id)?.name ?? null
/** Of a record that is read among others. */
const among = (path: string) => async (client: Client, id: string) => nameIn(await rowsAt(client, path), id)
/** Of a record that is read within another: those of all of them are looked through. */
const within = (outer: string, inner: string) => async (client: Client, id: string) => {
  const outers = await rowsAt(client, outer)
  const rows = await Promise.all(outers.map(each => rowsAt(client, `${outer}/${each.id}/${inner}`)))
  return nameIn(rows.flat(), id)
}

const membershipRead = async (client: Client, id: string) => {
  const { status, body } = await client.get(`/v1/people?ids=${id}`)
  if (status === 200) return body.items[0]?.displayName ?? null
  return plain('/v1/memberships', ({ displayName }) => displayName)(client, id)
}

const ways: Readonly<Record<string, (client: Client, id: string) => Promise<string | null>>> = {
  membership: membershipRead,
  customer: byName('/v1/customers'),
  contact: among('/v1/contacts?limit=100'),
  deal: byTitle('/v1/crm/deals'),
  lead: byTitle('/v1/crm/leads'),
  product: byName('/v1/crm/products'),
  activity: plain('/v1/crm/activities', ({ subject }) => subject),
  pipeline: byName('/v1/crm/pipelines'),
  close_reason: byName('/v1/crm/close-reasons'),
  lead_source: byName('/v1/crm/lead-sources'),
  disqualify_reason: byName('/v1/crm/disqualify-reasons'),
  project: byName('/v1/projects'),
  project_role: byName('/v1/project-roles'),
  project_phase: within('/v1/projects', 'phases'),
  change_order: byTitle('/v1/change-orders'),
  rate_card: byName('/v1/rate-cards'),
  task: byTitle('/v1/tasks'),
  task_label: byName('/v1/task-labels'),
  task_status: async (client, id) => {
    const projects = await rowsAt(client, '/v1/projects')
    const sets = ['/v1/task-statuses', ...projects.map(each => `/v1/projects/${each.id}/task-statuses`)]
    const rows = await Promise.all(sets.map(path => rowsAt(client, path, ({ statuses }) => statuses)))
    return nameIn(rows.flat(), id)
  },
  pipeline_stage: async (client, id) =>
    nameIn(
      (await rowsAt(client, '/v1/crm/pipelines')).flatMap(({ stages }) => stages),
      id,
    ),
  activity_outcome: byName('/v1/crm/activity-outcomes'),
  pay_type_rule: byName('/v1/pay-type-rules'),
  export_batch: plain('/v1/export-batches', ({ periodStart, periodEnd }) => `${periodStart} – ${periodEnd}`),
  dimension: byName('/v1/dimensions'),
  dimension_value: within('/v1/dimensions', 'values'),
  entry_type: byName('/v1/entry-types'),
  day_type: byName('/v1/day-types'),
  absence_type: byName('/v1/absence-types'),
  shift_type: byName('/v1/shift-types'),
  time_bank: byName('/v1/time-banks'),
  leave_policy: byName('/v1/leave-policies'),
  leave_group: byName('/v1/leave-groups'),
  worktime_model: byName('/v1/worktime-models'),
  overtime_rule_set: byName('/v1/overtime-rule-sets'),
  staff_group: byName('/v1/staff-groups'),
  employer: byName('/v1/employers'),
  planning_unit: byName('/v1/planning-units'),
  payment_term: byName('/v1/payment-terms'),
  vat_rate: byName('/v1/vat-rates'),
  vat_treatment: byName('/v1/vat-treatments'),
  article: byName('/v1/articles'),
  customer_group: byName('/v1/customer-groups'),
  customer_tag: byName('/v1/customer-tags'),
  shift_rotation: byName('/v1/shift-rotations'),
  terminal: byName('/v1/terminals'),
  oauth_client: byName('/v1/oauth-clients'),
  webhook: plain('/v1/webhooks', ({ description, url }) => description ?? url),
  export_target: byName('/v1/export-targets'),
}

const seen = (reader: Client) => {
  const known = new Map<string, string | null>()
  return async (type: string, id: string): Promise<string | null | undefined> => {
    const way = ways[type]
    if (!way) return undefined
    if (!known.has(id)) known.set(id, await way(reader, id))
    return known.get(id)
  }
}

describe('names beside ids are those of the records that the reader may read, and of no others', () => {
  it.each(Object.entries(readers))('in every answer to %s', async (_, reader) => {
    const client = await reader()
    const nameOf = seen(client)
    const wrong: object[] = []
    for (const operation of named) {
      const answer = await client.get(pathOf(operation, 'names'))
      if (answer.status !== 200) continue
      const { names } = answer.body
      const ids = new Map<string, string>()
      nameableIn(operation)?.(answer.body, (type, id) => ids.set(id, type))
      for (const [id, type] of ids) {
        const label = await nameOf(type, id)
        if (label !== undefined && names[id]?.label !== (label ?? undefined))
          wrong.push({ operation: operation.id, type, label, shown: names[id] })
      }
      const others = Object.keys(names).filter(id => names[id].type !== ids.get(id))
      if (others.length > 0) wrong.push({ operation: operation.id, others })
    }
    expect(wrong).toEqual([])
  })

  it.each(Object.entries(readers))('of every record that there is, for %s', async (_, reader) => {
    const client = await reader()
    const found = await everyId()
    const shown = await namesFor(client, found)
    const nameOf = seen(client)
    const wrong: object[] = []
    for (const [type, ids] of found)
      for (const id of ids) {
        const label = await nameOf(type, id)
        if (label !== undefined && shown[id]?.label !== (label ?? undefined))
          wrong.push({ type, id, label, shown: shown[id] })
      }
    expect(wrong).toEqual([])
  })
})

it('a right that were forgotten would be seen: an employee would be shown more, of every type that not everybody reads', async () => {
  const [employee, found] = [world.as('paavo'), await everyId()]
  const open = namedTypes.map(each => ({ ...each, rows: () => 'all' as const }))
  const [shown, shownByAll] = [await namesFor(employee, found), await namesFor(employee, found, open)]
  const typesOf = (names: Names) => new Set(Object.values(names).map(({ type }) => type))
  const hidden = typesOf(shownByAll).difference(typesOf(shown))
  expect([...hidden].toSorted()).toEqual(
    expect.arrayContaining(['customer', 'deal', 'project', 'shift_rotation']),
  )
})

it('every type of record that has names is compared, but for keys, which only a session reads, and purchases', () => {
  const types = contributionsOf(modules)(namedRecords).flatMap(each => ('table' in each ? [each.type] : []))
  expect(types.filter(type => !ways[type])).toEqual(['purchase', 'api_key'])
})

const namedTypes = contributionsOf(modules)(namedRecords).filter(each => 'table' in each)

async function everyId(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, ReadonlySet<string>>()
  for (const { type, table } of namedTypes) {
    const rows = await world.database.owner<{ id: string }>(`select id from ${table} where org_id = $1`, [
      world.meri.id,
    ])
    if (rows.length > 0) found.set(type, new Set(rows.map(({ id }) => id)))
  }
  return found
}

/** As an answer with all of these ids would have them. */
async function namesFor(
  client: Client,
  found: ReadonlyMap<string, ReadonlySet<string>>,
  types = namedTypes,
): Promise<Names> {
  const { authenticator, contributions, database } = world.app.services
  const resolved = await authenticator.resolve(client.credentials['authorization']?.slice(7) ?? '')
  const caller = (resolved as { readonly caller: Caller }).caller
  const db = database.reader(world.meri.id)
  const now = new Date().toISOString()
  const today = dateIn('Europe/Helsinki', now)
  const asker = { caller, orgId: db.orgId, now, today, contributions, chosen: () => null }
  return namesOf(db, found, types, asker)
}
