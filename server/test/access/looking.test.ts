import { beforeAll, describe, expect, it } from 'vitest'
import { capabilities, type Capability, capabilitiesOf } from '../../src/platform/vocabulary/capabilities.ts'
import { open, urlOf } from '../breadth/operations.ts'
import { thingsOf } from '../breadth/things.ts'
import type { Client } from '../world/client.ts'
import { type Sent, sentBy } from '../world/sent-statements.ts'
import { startWorld } from '../world/world.ts'
import { alsoIn, plant, planted } from './planted-values.ts'

const world = await startWorld()
const things = await thingsOf(world, 'meri')
const records = await plant(world, things)

const parameters = ({ query }: (typeof open)[number]) => Object.keys(query?.properties ?? {})
const lists = open.filter(({ method }) => method === 'GET')
const searched = lists.filter(
  operation => parameters(operation).includes('q') && operation.id !== 'search.search',
)
const ordered = lists.filter(operation => parameters(operation).includes('sort'))

/** Files are looked for at each of the records that hold one. */
const targets: Readonly<Record<string, Record<string, string>>> = {
  'attachments.list': { targetType: 'customer', targetId: records['customer_not_found'] ?? '' },
}

function pathOf(operation: (typeof open)[number], query: Readonly<Record<string, string>>): string {
  const ids = Object.entries(operation.params ?? {}).flatMap(([name, parameter]) =>
    'missing' in parameter
      ? [[name, records[parameter.missing] ?? things[parameter.missing] ?? ''] as const]
      : [],
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
      expect(empty.body.items, operation.id).toEqual([])
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
    const withheld: string[] = []
    for (const operation of ordered)
      for (const sort of operation.listed?.sorts ?? []) {
        const answer = await reader.get(pathOf(operation, { sort }))
        const rows: readonly Record<string, unknown>[] = answer.status === 200 ? answer.body.items : []
        if (rows.some(row => row[sort] == null || JSON.stringify(row['masked'] ?? '').includes(`"${sort}"`)))
          withheld.push(`${operation.id}: ${sort}`)
      }
    expect(withheld).toEqual([])
  })
})

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
    for (const operation of searched) {
      const sent: readonly Sent[] = await sentBy(() => client.get(pathOf(operation, { q: 'sana' })))
      found.push(...sent.map(({ statement }): [string, string] => [operation.id, statement.text]))
    }
    return found
  }
})
