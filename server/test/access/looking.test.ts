import { beforeAll, describe, expect, it } from 'vitest'
import { capabilities, type Capability, capabilitiesOf } from '../../src/platform/vocabulary/capabilities.ts'
import { open, sortsOf, urlOf } from '../breadth/operations.ts'
import { thingsOf } from '../breadth/things.ts'
import { made } from '../breadth/ways.ts'
import type { Answer, Client } from '../world/client.ts'
import { type Sent, sentBy } from '../world/sent-statements.ts'
import { startWorld } from '../world/world.ts'
import { alsoIn, plant, planted } from './planted-values.ts'

const world = await startWorld()
const things = await thingsOf(world, 'meri')
const records = await plant(world, things)
const admin = world.as('aino')
const dueDate = '2099-01-05'
for (const done of [
  admin.post(`/v1/crm/activities/${records['crm_activity_not_found']}/complete`, {}),
  admin.patch(`/v1/crm/deals/${records['crm_deal_not_found']}`, { expectedCloseDate: dueDate }),
  admin.patch(`/v1/projects/${records['project_not_found']}`, { startDate: '2026-01-01', endDate: dueDate }),
  admin.post('/v1/tasks', { title: 'Nosturin huolto', projectId: things['project_not_found'], dueDate }),
  admin.patch(`/v1/tasks/${records['task_not_found']}`, { dueDate }),
])
  await made(done)

const parameters = ({ query }: (typeof open)[number]) => Object.keys(query?.properties ?? {})
const reads = open.filter(({ method }) => method === 'GET')
/** Not exports, which answer a file of what their list would read. */
const isList = ({ id }: (typeof open)[number]): boolean => !id.startsWith('exports.')
const searched = reads.filter(
  operation => parameters(operation).includes('q') && operation.id !== 'search.search',
)
const ordered = reads.filter(operation => isList(operation) && sortsOf(operation).length > 0)

/** Files are looked for at each of the records that hold one. */
const targets: Readonly<Record<string, Record<string, string>>> = {
  'attachments.list': { targetType: 'customer', targetId: records['customer_not_found'] ?? '' },
}

function pathOf(
  operation: (typeof open)[number],
  query: Readonly<Record<string, string>>,
  named = { ...things, ...records },
): string {
  const ids = Object.entries(operation.params ?? {}).flatMap(([name, parameter]) =>
    'missing' in parameter ? [[name, named[parameter.missing] ?? ''] as const] : [],
  )
  return urlOf(operation, Object.fromEntries(ids), { ...targets[operation.id], ...query })
}

const keyOf = async (scope: readonly Capability[]) =>
  world.withKey((await world.key('aino', { scope })).secret)

interface Reader {
  readonly client: () => Promise<Client> | Client
  readonly held: readonly Capability[]
}
const role = (name: Parameters<typeof world.as>[0], held: readonly Capability[]): Reader => ({
  client: () => world.as(name),
  held,
})
const readers: Readonly<Record<string, Reader>> = {
  'an employee': role('paavo', []),
  'a manager': role('eero', capabilitiesOf('manager')),
  'a dispatcher': role('otso', capabilitiesOf('dispatcher')),
  'a seller': role('sisu', capabilitiesOf('sales')),
  finance: role('lumi', capabilitiesOf('finance')),
  payroll: role('tauno', capabilitiesOf('payroll')),
  personnel: role('helmi', capabilitiesOf('hr')),
  'an administrator': role('aino', capabilities),
  ...Object.fromEntries(
    capabilities.map(each => [`a key with ${each}`, { client: () => keyOf([each]), held: [each] }]),
  ),
}

const nothing = 'sanoja joita kukaan ei kirjoittanut'

describe('a list tells nothing of what its reader may not read', () => {
  it.each(Object.entries(readers))('%s, who looks for it', async (_, { client, held }) => {
    const reader = await client()
    const hidden = Object.entries(planted).filter(
      ([, { readers: needed }]) => !needed.every(some => some.some(each => held.includes(each))),
    )
    const told: string[] = []
    for (const operation of searched) {
      const empty = await reader.get(pathOf(operation, { q: nothing }))
      if (empty.status !== 200) continue
      if (isList(operation)) expect(empty.body.items, operation.id).toEqual([])
      for (const [name, { text }] of hidden) {
        if (alsoIn[name as keyof typeof planted]?.includes(operation.id)) continue
        const answer = await reader.get(pathOf(operation, { q: text }))
        if (JSON.stringify(answer.body) !== JSON.stringify(empty.body)) told.push(`${operation.id}: ${text}`)
      }
    }
    expect(told).toEqual([])
  })

  it.each(Object.entries(readers))('%s, who orders by it', async (_, { client }) => {
    const reader = await client()
    const told: string[] = []
    for (const operation of ordered)
      for (const sort of sortsOf(operation))
        for (const direction of ['asc', 'desc'] as const) {
          const path = inOrder(operation, sort, direction)
          const answer = await reader.get(path)
          expect([200, 403, 404], `${path}: ${answer.body.detail}`).toContain(answer.status)
          const rows = rowsOf(answer)
          const whole = await wholeValues(path, sort)
          const isHidden = (row: Row): boolean =>
            row[sort] === undefined ||
            (row[sort] === null && whole.get(row.id) !== null) ||
            JSON.stringify(row['masked'] ?? '').includes(`"${sort}"`)
          if (rows.some(isHidden) && !isOfIds(rows, direction))
            told.push(`${operation.id}: ${sort} ${direction}`)
        }
    expect(told).toEqual([])
  })

  it('and every order has a value that could be withheld', async () => {
    const empty: string[] = []
    // The administrator is never absent.
    for (const operation of ordered.filter(({ id }) => id !== 'absences.listOwn'))
      for (const sort of sortsOf(operation)) {
        const values = await wholeValues(inOrder(operation, sort, 'asc'), sort)
        if ([...values.values()].every(value => value === null)) empty.push(`${operation.id}: ${sort}`)
      }
    expect(empty).toEqual([])
  })
})

interface Row extends Readonly<Record<string, unknown>> {
  readonly id: string
}
const rowsOf = ({ status, body }: Answer): readonly Row[] => (status === 200 ? body.items : [])

/** Where a list is of one record, of a thing: these have something of everything. */
const inOrder = (operation: (typeof open)[number], sort: string, direction: 'asc' | 'desc'): string =>
  pathOf(
    operation,
    { sort, direction, ...(parameters(operation).includes('limit') && { limit: '100' }) },
    things,
  )

/** Whether rows stand in the order of their ids, which tells nothing of anything else in them. */
function isOfIds(rows: readonly Row[], direction: 'asc' | 'desc'): boolean {
  const ids = rows.map(({ id }) => id)
  const inOrderOfIds = direction === 'asc' ? ids.toSorted() : ids.toSorted().toReversed()
  return ids.join() === inOrderOfIds.join()
}

const known = new Map<string, ReadonlyMap<string, unknown>>()

/** The values that an administrator reads, by the id of the record; where one is null, nothing is withheld. */
async function wholeValues(path: string, sort: string): Promise<ReadonlyMap<string, unknown>> {
  const values =
    known.get(path) ?? new Map(rowsOf(await world.as('aino').get(path)).map(row => [row.id, row[sort]]))
  known.set(path, values)
  return values
}

describe('how long a text is looked for tells nothing of rows that the reader does not reach', () => {
  /** Registers and other lists of which everybody reads all rows who reads one. */
  let whole: ReadonlySet<string>

  beforeAll(async () => {
    const statements = await statementsOf(world.as('aino'))
    whole = new Set(statements.flatMap(([id, text]) => (text.includes('searchable_') ? [id] : [])))
  })

  it('an index of texts is asked only for lists of which everybody reads all or nothing', async () => {
    // Their reads are the same for a member without any right, or refused.
    for (const id of whole) {
      const operation = searched.find(each => each.id === id)
      if (!operation) throw new Error(`${id} is no list`)
      const all = await world.as('aino').get(pathOf(operation, {}))
      for (const who of ['paavo', 'eero', 'elina', 'sisu', 'lumi', 'tauno', 'helmi', 'otso'] as const) {
        const { status, body } = await world.as(who).get(pathOf(operation, {}))
        if (status !== 200) expect(status, `${id} for ${who}`).toBe(403)
        else expect(idsOf(body), `${id} for ${who}`).toEqual(idsOf(all.body))
      }
    }
  })

  const idsOf = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id)

  async function statementsOf(client: Client): Promise<[id: string, text: string][]> {
    const found: [string, string][] = []
    for (const operation of searched.filter(isList)) {
      const sent: readonly Sent[] = await sentBy(() => client.get(pathOf(operation, { q: 'sana' })))
      found.push(...sent.map(({ statement }): [string, string] => [operation.id, statement.text]))
    }
    return found
  }
})
