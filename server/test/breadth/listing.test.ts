import { describe, expect, it } from 'vitest'
import { mostIds } from '../../src/platform/contract/listing.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { startWorld } from '../world/world.ts'
import { each, open, sortsOf, urlOf } from './operations.ts'
import { thingsOf } from './things.ts'
import { type Exceptions, withoutIds, withoutOrder, withoutText } from './unsought.ts'

const world = await startWorld()
const mine = await thingsOf(world, 'meri')
const admin = world.as('aino')

type Listing = (typeof open)[number]
interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
}
interface Row {
  readonly id: string
  readonly [field: string]: unknown
}

const parameters = (operation: Listing) => Object.keys(operation.query?.properties ?? {})
const listed = open.filter(operation => operation.listed)
const paged = open.filter(operation => parameters(operation).includes('cursor'))

const paramsOf = (operation: Listing) =>
  Object.fromEntries(
    Object.entries(operation.params ?? {}).flatMap(([name, parameter]) =>
      'missing' in parameter ? [[name, mine[parameter.missing] ?? '']] : [],
    ),
  )
/** What a list is of, where its query says it. */
const subjects: Readonly<Record<string, Record<string, string>>> = {
  'attachments.list': { targetType: 'export_batch', targetId: mine['export_batch_not_found'] ?? '' },
}
const ask = (operation: Listing, query: Readonly<Record<string, string>> = {}) =>
  admin.get(urlOf(operation, paramsOf(operation), { ...subjects[operation.id], ...query }))

async function read(operation: Listing, query: Readonly<Record<string, string>> = {}): Promise<Row[]> {
  const answer = await ask(operation, query)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  return answer.body.items
}

/** All rows, one page after the other. */
async function readAll(operation: Listing, query: Readonly<Record<string, string>>): Promise<Row[]> {
  const rows: Row[] = []
  const small = parameters(operation).includes('limit') ? { limit: '1' } : {}
  let cursor: string | null = ''
  while (cursor !== null) {
    const answer = await ask(operation, { ...query, ...small, ...(cursor && { cursor }) })
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
    rows.push(...answer.body.items)
    cursor = answer.body.pageInfo.nextCursor
  }
  return rows
}

/** Lists that a caller reads in pages or whole, whose rows are records. */
const ofRecords = open.filter(
  operation => operation.method === 'GET' && (paged.includes(operation) || hasRecords(operation)),
)

function hasRecords({ answers }: Listing): boolean {
  const { items } = ((answers as Shape | undefined)?.properties ?? {}) as Readonly<Record<string, Shape>>
  return items?.items?.properties?.['id'] !== undefined
}

describe('every list', () => {
  const unlisted = (exceptions: Exceptions) => Object.values(exceptions).flat().toSorted()
  const idsOf = (list: readonly Listing[]) => list.map(({ id }) => id).toSorted()

  it('gives the records with known ids, or says why not', () =>
    expect(idsOf(ofRecords.filter(operation => !parameters(operation).includes('ids')))).toEqual(
      unlisted(withoutIds),
    ))

  it('in pages finds rows by a text, or says why not', () =>
    expect(idsOf(paged.filter(operation => !parameters(operation).includes('q')))).toEqual(
      unlisted(withoutText),
    ))

  it('in pages has an order that the caller chooses, or says why not', () =>
    expect(idsOf(paged.filter(operation => sortsOf(operation).length === 0))).toEqual(unlisted(withoutOrder)))
})

describe('ids of a list', () => {
  const withIds = each(listed.filter(({ listed: of }) => of?.ids))

  it.each(withIds)('%s gives the records with these ids, and no other', async (_, operation) => {
    const all = await read(operation)
    const wanted = all.slice(0, 2).map(({ id }) => id)
    const none = [newId(), 'nonsense', '']
    const found = await read(operation, { ids: [...none, ...wanted.map(id => id.toUpperCase())].join() })
    expect(found.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted())
    expect(await read(operation, { ids: none.join() })).toEqual([])
  })

  it.each(withIds)('%s takes a hundred of them, and no more', async (_, operation) => {
    const many = Array.from({ length: mostIds }, () => newId())
    expect(await read(operation, { ids: many.join() })).toEqual([])
    for (const ids of [[...many, newId()], Array.from({ length: mostIds + 1 }, () => 'x')])
      expect(await ask(operation, { ids: ids.join() })).toMatchObject({
        status: 400,
        body: { code: 'bad-request', errors: [{ parameter: 'ids' }] },
      })
  })
})

describe('a text in a list', () => {
  const accented: Readonly<Record<string, string>> = { a: 'Ä', e: 'É', i: 'Í', o: 'Ö', u: 'Ů', n: 'Ñ' }
  const oddly = (text: string) => text.toLowerCase().replaceAll(/[aeioun]/g, letter => accented[letter] ?? '')
  const named = ['name', 'title', 'supplier', 'subject', 'description', 'fileName', 'filename']

  it.each(each(listed.filter(({ listed: of }) => of?.q)))(
    '%s finds what people write, and nothing else',
    async (_, operation) => {
      const all = await read(operation)
      expect(await read(operation, { q: 'nobody wrote this %_' })).toEqual([])
      for (const row of all.slice(0, 3)) {
        const text = await textOf(operation, row)
        if (text === undefined) continue
        const found = (await read(operation, { q: oddly(text) })).map(({ id }) => id)
        expect(found, `${text} as ${oddly(text)}`).toContain(row.id)
      }
    },
  )

  async function textOf({ listed: of }: Listing, row: Row): Promise<string | undefined> {
    if (of?.q?.includes('member')) {
      const member = row['membershipId'] ?? row['fromMembershipId']
      return member ? (await admin.get(`/v1/memberships/${member}`)).body.displayName : undefined
    }
    const text = named.map(name => row[name]).find(value => typeof value === 'string')
    return text as string | undefined
  }
})

describe('the order of a list', () => {
  const orders = listed.flatMap(operation =>
    (operation.listed?.sorts ?? []).map(sort => [`${operation.id} by ${sort}`, operation, sort] as const),
  )

  it.each(orders)(
    '%s holds every row once, both ways, however small the pages',
    async (_, operation, sort) => {
      const up = await readAll(operation, { sort })
      const down = await readAll(operation, { sort, direction: 'desc' })
      const all = parameters(operation).includes('cursor')
        ? await read(operation, { limit: '100' })
        : await read(operation)
      const ids = up.map(({ id }) => id)
      expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
      expect(down.map(({ id }) => id)).toEqual(ids.toReversed())
      const values = up.map(row => row[sort])
      expect(values.every(value => typeof value === 'string' || typeof value === 'number')).toBe(true)
      expect(values).toEqual(await inOrder(values))
    },
  )

  const inPages = orders.filter(([, operation]) => parameters(operation).includes('cursor'))

  it.each(inPages)('%s has cursors of its own', async (_, operation, sort) => {
    const first = await ask(operation, { sort, limit: '1' })
    const { nextCursor: cursor } = first.body.pageInfo
    if (cursor === null) return
    for (const other of [{}, { sort, direction: 'desc' }])
      expect(await ask(operation, { ...other, limit: '1', cursor })).toMatchObject({
        status: 400,
        body: { code: 'bad-request', errors: [{ parameter: 'cursor' }] },
      })
  })

  async function inOrder(values: readonly unknown[]): Promise<unknown[]> {
    const type = values.every(value => typeof value === 'number') ? 'bigint' : 'text'
    const rows = await world.database.owner<{ place: number }>(
      `select place::integer as place from unnest($1::${type}[]) with ordinality as v(value, place) order by value, place`,
      [values],
    )
    return rows.map(({ place }) => values[place - 1])
  }
})
