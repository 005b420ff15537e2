import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { contributionsOf } from '../../src/platform/module.ts'
import { modules } from '../../src/modules/index.ts'
import type { NamedOperation } from '../../src/platform/contract/family.ts'
import { nameableIn } from '../../src/platform/contract/names.ts'
import { type FoundIds, type Names, namesOf } from '../../src/platform/names.ts'
import type { Caller } from '../../src/platform/access/caller.ts'
import { sessionSecret } from '../../src/platform/http/credentials.ts'
import { namedRecords } from '../../src/platform/port.ts'
import type { Capability } from '../../src/platform/vocabulary/capabilities.ts'
import { Browser, signedIn } from '../../src/modules/people/session/test/browser.ts'
import { open, urlOf } from '../breadth/operations.ts'
import { thingsOf } from '../breadth/things.ts'
import type { Answer, Client } from '../world/client.ts'
import { startWorld } from '../world/world.ts'
import { registerApp } from './connected-app.ts'
import { seenBy, ways } from './named-records.ts'
import { plant } from './planted-values.ts'
import { dateIn } from '../../src/platform/vocabulary/dates.ts'

const world = await startWorld()
const things = await thingsOf(world, 'meri')
const records = await plant(world, things)
await registerApp(world)

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
  'an employee in a session': () => signedIn(world, 'paavo'),
  'an administrator in a session': () => signedIn(world, 'aino'),
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

/** Who reads, with how they are called there; each once for the file, with what they have read of single records. */
const reading = remembered(async (name: string) => {
  const client = await (readers[name] as () => Client | Promise<Client>)()
  return { client, nameOf: seenBy(client) }
})

/** Every answer to a reader, with names and without. */
const answersTo = remembered(async (name: string) => {
  const { client } = await reading(name)
  const found: { operation: NamedOperation; plain: Answer; withNames: Answer }[] = []
  for (const operation of named) {
    // Answers that tell the time are to tell the same.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    try {
      const plain = await client.get(pathOf(operation, ''))
      found.push({ operation, plain, withNames: await client.get(pathOf(operation, 'names')) })
    } finally {
      clock.mockRestore()
    }
  }
  return found
})

const everybody = Object.keys(readers)

describe('names beside ids are those of the records that the reader may read, and of no others', () => {
  it.each(everybody)('in every answer to %s', async reader => {
    const { nameOf } = await reading(reader)
    const wrong: object[] = []
    for (const { operation, withNames } of await answersTo(reader)) {
      if (withNames.status !== 200) continue
      const { names } = withNames.body
      const typesOf = new Map<string, Set<string>>()
      nameableIn(operation)?.(withNames.body, (type, id) => {
        if (ways[type]) typesOf.set(id, (typesOf.get(id) ?? new Set()).add(type))
      })
      for (const [id, types] of typesOf) {
        const read: unknown[] = []
        for (const type of types) {
          const label = await nameOf(type, id)
          if (label !== null) read.push({ type, label })
        }
        if (read.length > 0 || names[id])
          if (!read.some(record => isDeepStrictEqual(record, names[id])))
            wrong.push({ operation: operation.id, id, read, shown: names[id] })
      }
      const others = Object.keys(names).filter(id => !typesOf.has(id))
      if (others.length > 0) wrong.push({ operation: operation.id, others })
    }
    expect(wrong).toEqual([])
  })

  it.each(everybody)('of every record that there is, for %s', async reader => {
    const wrong: object[] = []
    for (const [type, ids] of await everyId()) wrong.push(...(await differing(reader, type, ids)))
    expect(wrong).toEqual([])
  })
})

describe('an answer with names has them besides, and is otherwise the answer without', () => {
  // Reading the audit trail is recorded in it.
  const isRecorded = ({ tag }: NamedOperation) => tag === 'Audit'

  it.each(everybody)('to %s', async reader => {
    const answers = (await answersTo(reader)).filter(({ operation }) => !isRecorded(operation))
    let answered = 0
    for (const { operation, plain, withNames } of answers) {
      expect(withNames.status, operation.id).toBe(plain.status)
      if (plain.status !== 200) continue
      const { names, ...rest } = withNames.body
      expect(names, operation.id).toBeTypeOf('object')
      expect(rest, operation.id).toEqual(plain.body)
      answered++
    }
    expect(answered).toBeGreaterThan(0)
  })
})

describe('a mask that were forgotten would be seen', () => {
  it('of each type, save those that nobody is withheld', async () => {
    const found = await everyId()
    const unseen: string[] = []
    for (const { type } of namedTypes)
      if (!(await isSeenOpen(type, found.get(type) ?? new Set()))) unseen.push(type)
    expect(unseen.toSorted()).toEqual(Object.values(withheldFromNobody).flat().toSorted())
  })
})

it('every type of record that has names is compared, by records that there are', async () => {
  const found = await everyId()
  expect(namedTypes.filter(({ type }) => !ways[type] || !found.has(type))).toEqual([])
})

/** Types of which every reader reads every record, and why. May only shrink. */
const withheldFromNobody: Readonly<Record<string, readonly string[]>> = {
  'Every member and every key reads the registers by which time is written and planned.': [
    ...['absence_type', 'day_type', 'dimension', 'dimension_value', 'entry_type', 'leave_group'],
    ...['leave_policy', 'overtime_rule_set', 'pay_type_rule', 'shift_type', 'time_bank', 'worktime_model'],
  ],
  'Every member and every key reads how the organisation is divided and on which terms it sells.': [
    ...['employer', 'payment_term', 'planning_unit', 'staff_group', 'vat_rate', 'vat_treatment'],
  ],
}

const namedTypes = contributionsOf(modules)(namedRecords).filter(each => 'table' in each)

/** The types of records as if everybody might read all of one of them. */
const opened = (type: string): typeof namedTypes =>
  namedTypes.map(each => (each.type === type ? { ...each, rows: () => 'all' } : each))

/** Whether the comparison fails for some reader when all records of the type are named. */
async function isSeenOpen(type: string, ids: ReadonlySet<string>): Promise<boolean> {
  for (const reader of everybody)
    if ((await differing(reader, type, ids, opened(type))).length > 0) return true
  return false
}

/** Where the names that are shown are not those that the reader finds by reading the records of the type. */
async function differing(
  reader: string,
  type: string,
  ids: ReadonlySet<string>,
  types = namedTypes,
): Promise<object[]> {
  const { client, nameOf } = await reading(reader)
  const shown = await namesFor(client, new Map([[type, ids]]), types)
  const wrong: object[] = []
  for (const id of ids) {
    const label = await nameOf(type, id)
    if (shown[id]?.label !== (label ?? undefined)) wrong.push({ type, id, label, shown: shown[id] })
  }
  return wrong
}

async function everyId(): Promise<FoundIds> {
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
async function namesFor(client: Client, found: FoundIds, types: typeof namedTypes): Promise<Names> {
  const { authenticator, contributions, database } = world.app.services
  const resolved = await authenticator.resolve(secretOf(client))
  const caller = (resolved as { readonly caller: Caller }).caller
  const db = database.reader(world.meri.id)
  const now = new Date().toISOString()
  const today = dateIn('Europe/Helsinki', now)
  const asker = { caller, orgId: db.orgId, now, today, contributions, chosen: () => null }
  return namesOf(db, found, types, asker)
}

/** What it is known by: a key, or the token of a session. */
const secretOf = (client: Client): string =>
  client instanceof Browser
    ? sessionSecret(client.cookie.slice(client.cookie.indexOf('=') + 1))
    : (client.credentials['authorization']?.slice('Bearer '.length) ?? '')

/** Asks once for each name, and gives the same again. */
function remembered<T>(ask: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return name => {
    const asked = known.get(name) ?? ask(name)
    known.set(name, asked)
    return asked
  }
}
