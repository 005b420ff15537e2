import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  capabilities,
  type Capability,
  capabilitiesOf,
  roles,
} from '../../src/platform/vocabulary/capabilities.ts'
import type { NamedOperation } from '../../src/platform/contract/family.ts'
import { open, urlOf } from '../breadth/operations.ts'
import { thingsOf } from '../breadth/things.ts'
import type { Answer, Client } from '../world/client.ts'
import { patience } from '../world/patience.ts'
import { startWorld } from '../world/world.ts'
import { alsoIn, plant, planted } from './planted-values.ts'

const world = await startWorld()
const things = await thingsOf(world, 'meri')
const records = await plant(world, things)
const admin = world.as('aino')

interface Read {
  readonly id: string
  readonly path: string
}

/** Every read of every contract, of the records that hold what is planted, and of the other things. */
const reads: readonly Read[] = [
  ...open.filter(({ method }) => method === 'GET').map(readOf),
  ...[
    `work_day&targetId=${records['work_day_not_found']}`,
    `customer&targetId=${records['customer_not_found']}`,
    `deal&targetId=${records['crm_deal_not_found']}`,
    `purchase&targetId=${records['project_purchase_not_found']}`,
    `export_batch&targetId=${things['export_batch_not_found']}`,
  ].map(target => ({ id: 'attachments.list', path: `/v1/attachments?targetType=${target}` })),
  ...Object.values(records).map(id => ({ id: 'audit.list', path: `/v1/audit?limit=100&targetId=${id}` })),
  ...Object.values(planted).map(({ text }) => ({
    id: 'search.search',
    path: `/v1/search?${new URLSearchParams({ q: text })}`,
  })),
]

function readOf(operation: NamedOperation): Read {
  const ids = Object.entries(operation.params ?? {}).flatMap(([name, parameter]) =>
    'missing' in parameter
      ? [[name, records[parameter.missing] ?? things[parameter.missing] ?? ''] as const]
      : [],
  )
  return { id: operation.id, path: urlOf(operation, Object.fromEntries(ids), windowOf(operation)) }
}

/** The largest page, and all of the month in which things are planted. */
function windowOf({ query }: NamedOperation): Record<string, string> {
  const known: Readonly<Record<string, { readonly format?: string }>> = query?.properties ?? {}
  const wanted = { limit: '100', from: '2026-10-01', to: '2026-10-31', since: '2026-10-01T00:00:00.000Z' }
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([name]) =>
        known[name] && (!['from', 'to'].includes(name) || JSON.stringify(known[name]).includes('"date"')),
    ),
  )
}

async function readAll(client: Client): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const { path } of reads) answers.push(await client.get(path))
  return answers
}

const keyOf = async (scope: readonly Capability[]): Promise<Client> =>
  world.withKey((await world.key('aino', { scope })).secret)

describe('what is withheld from somebody is in no answer that they get, wherever it is looked for', () => {
  interface Reader {
    readonly client: () => Promise<Client> | Client
    readonly held: readonly Capability[]
  }
  const role = (name: Parameters<typeof world.as>[0], held: readonly Capability[]): Reader => ({
    client: () => world.as(name),
    held,
  })
  const scope = (held: readonly Capability[]): Reader => ({ client: () => keyOf(held), held })
  const readers: Readonly<Record<string, Reader>> = {
    'an employee': role('paavo', []),
    'a manager': role('eero', capabilitiesOf('manager')),
    'a dispatcher': role('otso', capabilitiesOf('dispatcher')),
    'a seller': role('sisu', capabilitiesOf('sales')),
    finance: role('lumi', capabilitiesOf('finance')),
    payroll: role('tauno', capabilitiesOf('payroll')),
    personnel: role('helmi', capabilitiesOf('hr')),
    'an administrator': role('aino', capabilities),
    'a key without a scope': scope([]),
    ...Object.fromEntries(capabilities.map(each => [`a key with ${each}`, scope([each])])),
    'somebody of another organisation': role('sanna', []),
  }

  it.each(Object.entries(readers))('%s', async (_, { client, held }) => {
    const answers = await readAll(await client())
    const texts = answers.map(({ body }) => JSON.stringify(body))
    const told = Object.entries(planted).map(([name, { text, readers: lists }]) => {
      const found = reads.filter(({ id }, at) => texts[at]?.includes(text) && !besides(name).includes(id))
      const may = lists.every(list => list.some(each => held.includes(each)))
      return [name, may ? found.length > 0 : found.map(({ id }) => id)]
    })
    // Who may read it finds it somewhere, and whoever may not finds it nowhere.
    const mayRead = Object.entries(planted).map(([name, { readers: lists }]) => [
      name,
      lists.every(list => list.some(each => held.includes(each))) || [],
    ])
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(mayRead))
  })
  const besides = (name: string): readonly string[] => alsoIn[name as keyof typeof planted] ?? []
})

/** What tells the credential, the time of reading, or the change of the role itself, which a table of members has too. */
const volatile = new Set(['requestId', 'updatedAt', 'role', 'readAt', 'since', 'seconds', 'url', 'expiresAt'])
const ofTheMoment = ['me.access', 'audit.list', 'audit.checkpoints', 'presence.list', 'exports.members']
const plain = (answers: readonly Answer[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    reads.flatMap(({ id, path }, at) => {
      const answer = answers[at]
      if (!answer || ofTheMoment.includes(id)) return []
      return [[path, { status: answer.status, body: withoutVolatile(answer.body) }]]
    }),
  )

function withoutVolatile(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutVolatile)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) =>
      volatile.has(name) ? [] : [[name, withoutVolatile(field)]],
    ),
  )
}

describe('a key of an administrator with the capabilities of a role reads what that role reads, field by field', () => {
  const equal = roles.filter(role => !['admin', 'employee', 'manager'].includes(role))
  const byKey = new Map<string, Readonly<Record<string, unknown>>>()
  beforeAll(async () => {
    // What the service does by itself after a write, thumbnails among it, is done once two readings are the same.
    const all = await keyOf([...new Set(equal.flatMap(capabilitiesOf))])
    let before = ''
    await vi.waitUntil(async () => {
      const now = JSON.stringify(plain(await readAll(all)))
      const isStill = now === before
      before = now
      return isStill
    }, patience)
    for (const role of equal) byKey.set(role, plain(await readAll(await keyOf(capabilitiesOf(role)))))
    await admin.patch(`/v1/memberships/${world.meri.members.helmi.id}`, { role: 'admin' })
  })

  // Employees and managers reach fewer rows than an administrator, which a scope does not change.
  it.each(equal)('%s', async role => {
    const changed = await world.as('helmi').patch(`/v1/memberships/${world.meri.members.aino.id}`, { role })
    expect(changed).toMatchObject({ status: 200, body: { role } })
    expect(plain(await readAll(admin))).toEqual(byKey.get(role))
  })
})
