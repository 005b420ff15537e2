import fc from 'fast-check'
import { type Insertable, sql } from 'kysely'
import { beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import { sentBy } from '../../../../test/world/sent-statements.ts'
import { newId } from '../../vocabulary/ids.ts'
import {
  bigint,
  bytes,
  date,
  flag,
  instant,
  integer,
  json,
  numeric,
  smallint,
  text,
  texts,
  uuid,
  uuids,
} from '../table-columns.ts'
import { type RowOf, table, type TableOf } from '../table.ts'
import { tenantTable } from '../tenancy.ts'

type Size = 'small' | 'large'

/** One column of every type; the names of some are words of SQL. */
const samples = table('testSamples', {
  id: uuid,
  order: integer,
  name: text.audited('personal'),
  size: text.as<Size>().fixed(),
  note: text.nullable().audited('open'),
  active: flag,
  rank: smallint.nullable(),
  count: bigint.nullable(),
  rate: numeric.nullable(),
  since: date.nullable(),
  parentId: uuid.nullable(),
  rules: json<unknown>().nullable(),
  digest: bytes.nullable(),
  tags: texts.nullable(),
  readerIds: uuids,
  createdAt: instant.fixed(),
  endedAt: instant.nullable(),
})
type Sample = RowOf<typeof samples>

/** A key of several columns, and nothing that changes but one. */
const grants = table(
  'testGrants',
  { holderId: uuid, capability: text, validTo: date.nullable() },
  { key: ['holderId', 'capability'] },
)

declare module '../tables.ts' {
  interface Tables {
    testSamples: TableOf<typeof samples>
  }
}

const world = await testDatabase()
const { database } = world

beforeAll(() =>
  database.asOwner(async db => {
    await sql`
      create table test_samples (
        org_id uuid not null, id uuid not null, "order" integer not null, name text not null, size text not null, note text,
        active boolean not null, rank smallint, count bigint, rate numeric, since date, parent_id uuid, rules jsonb,
        digest bytea, tags text[], reader_ids uuid[] not null, created_at timestamptz(3) not null,
        ended_at timestamptz(3), primary key (org_id, id)
      )`.execute(db)
    await tenantTable(db, 'test_samples')
    await sql`
      create table test_grants (org_id uuid not null, holder_id uuid not null, capability text not null, valid_to date,
        primary key (org_id, holder_id, capability))`.execute(db)
    await tenantTable(db, 'test_grants')
  }),
)

const write = (orgId: string, work: Parameters<typeof database.write>[1]) => database.write({ orgId }, work)

const read = (orgId: string): Promise<Sample[]> =>
  database.reader(orgId).sql<Sample>`
    select ${samples.select('s')} from test_samples s where s.org_id = ${orgId} order by s.id`

const byId = (rows: readonly Sample[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** PostgreSQL keeps no NUL in a text, and UTF-8 has no half of a surrogate pair. */
const words = fc.string({ unit: 'binary' }).filter(value => !value.includes('\0'))
const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map(day => day.toISOString())
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null })
const ids = fc.uuid()

const rows = (orderedBy: fc.Arbitrary<number> = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })) =>
  fc.record<Sample>({
    id: fc.constant(null).map(newId),
    order: orderedBy,
    name: words,
    size: fc.constantFrom<Size>('small', 'large'),
    note: maybe(words),
    active: fc.boolean(),
    rank: maybe(fc.integer({ min: -(2 ** 15), max: 2 ** 15 - 1 })),
    count: maybe(fc.maxSafeInteger()),
    rate: maybe(
      fc
        .tuple(fc.integer(), fc.nat(9999))
        .map(([whole, part]) => `${whole}.${String(part).padStart(4, '0')}`),
    ),
    since: maybe(dates.map(day => day.slice(0, 10))),
    parentId: maybe(ids),
    rules: maybe(
      fc
        .jsonValue({ noUnicodeString: false })
        .filter(value => value !== null && !JSON.stringify(value).includes('\\u'))
        .map(value => JSON.parse(JSON.stringify(value)) as unknown),
    ),
    digest: maybe(fc.uint8Array().map(each => Buffer.from(each))),
    tags: maybe(fc.array(words)),
    readerIds: fc.array(ids),
    createdAt: dates,
    endedAt: maybe(dates),
  })

test('whatever is inserted is read back as it was, every type, as row and as JSON object', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(rows(), { maxLength: 5 }), async inserted => {
      const orgId = await world.organisation()
      await write(orgId, async tx => tx.defer(samples.insert(tx, inserted)))
      expect(await read(orgId)).toEqual(byId(inserted))
      const { digest: _, ...shown } = samples.columns
      const names = Object.keys(shown) as (keyof typeof shown)[]
      const objects = await database.reader(orgId).sql<{ sample: Omit<Sample, 'digest'> }>`
        select ${samples.object('s', names)} as sample from test_samples s where s.org_id = ${orgId} order by s.id`
      expect(objects.map(({ sample }) => sample)).toEqual(
        byId(inserted).map(({ digest: __, ...rest }) => rest),
      )
    }),
    { numRuns: 60 },
  )
})

test('an update saves what may change of one row and leaves the fixed columns and all other rows alone', async () => {
  await fc.assert(
    fc.asyncProperty(rows(), rows(), rows(), async (before, other, after) => {
      const [mine, theirs] = [await world.organisation(), await world.organisation()]
      for (const orgId of [mine, theirs])
        await write(orgId, async tx => tx.defer(samples.insert(tx, [before, other])))
      await write(mine, async tx => tx.defer(samples.update(tx, { ...after, id: before.id })))
      const { id, size, createdAt } = before
      expect(await read(mine)).toEqual(byId([{ ...after, id, size, createdAt }, other]))
      expect(await read(theirs)).toEqual(byId([before, other]))
    }),
    { numRuns: 25 },
  )
})

describe('a table described once', () => {
  const sample = (): Sample => fc.sample(rows(), 1)[0] as Sample

  test('has one row type, for reading, writing and Kysely', () => {
    expectTypeOf<Sample['size']>().toEqualTypeOf<Size>()
    expectTypeOf<Sample['rank']>().toEqualTypeOf<number | null>()
    expectTypeOf<Insertable<TableOf<typeof samples>>['name']>().toEqualTypeOf<string>()
    // @ts-expect-error a column that the table does not have
    samples.select('s', ['colour'])
    // @ts-expect-error a row is saved by its key
    void (() => samples.update(database.reader(''), { note: null }, ['note']))
    // @ts-expect-error every column must be given
    void (() => samples.insert(database.reader(''), [{ id: '' }]))
  })

  test('serves builders too', async () => {
    const orgId = await world.organisation()
    const row = sample()
    await write(orgId, async tx => tx.defer(samples.insert(tx, [row])))
    const names = database.reader(orgId).selectFrom('testSamples').select(['name', 'size'])
    expect(await names.execute()).toEqual([{ name: row.name, size: row.size }])
  })

  test('saves some columns only, by a key of several columns', async () => {
    const orgId = await world.organisation()
    const [holderId, validTo] = [newId(), '2026-12-31']
    await write(orgId, async tx => {
      const granted = ['a', 'b'].map(capability => ({ holderId, capability, validTo: null }))
      tx.defer(grants.insert(tx, granted))
      tx.defer(grants.update(tx, { holderId, capability: 'a', validTo }, ['validTo']))
    })
    expect(
      await database.reader(orgId).sql`
        select ${grants.select()} from test_grants where org_id = ${orgId} order by capability`,
    ).toEqual([
      { holderId, capability: 'a', validTo },
      { holderId, capability: 'b', validTo: null },
    ])
  })

  test('never updates a fixed column', async () => {
    const orgId = await world.organisation()
    await write(orgId, async tx => {
      expect(() => samples.update(tx, sample(), ['size'])).toThrow('size of test_samples never changes')
    })
  })

  test('sends nothing for no rows, and one statement for many, whose text is the same every time', async () => {
    const orgId = await world.organisation()
    const textsOf = async (count: number) => {
      const sent = await sentBy(() =>
        write(orgId, async tx => tx.defer(samples.insert(tx, fc.sample(rows(), count)))),
      )
      return sent.map(({ statement }) => statement.text).filter(each => each.includes('test_samples'))
    }
    expect(await textsOf(0)).toEqual([])
    const [one, ...rest] = await textsOf(1)
    expect(rest).toEqual([])
    expect(await textsOf(40)).toEqual([one])
  })

  test('tells the audit trail how far its columns may be seen', () => {
    expect(samples.audited).toEqual({ name: 'personal', note: 'open' })
  })

  test('has names that come back from SQL as they were', () => {
    expect(() => table('testLines', { line_text: text })).toThrow('SQL gives line_text another name back')
  })

  test('stays within its organisation whatever organisation the row came from', async () => {
    const [mine, theirs] = [await world.organisation(), await world.organisation()]
    const row = sample()
    await write(theirs, async tx => tx.defer(samples.insert(tx, [row])))
    await write(mine, async tx => tx.defer(samples.update(tx, { ...row, name: 'planted' })))
    expect(await read(theirs)).toEqual([row])
    expect(await read(mine)).toEqual([])
  })
})
