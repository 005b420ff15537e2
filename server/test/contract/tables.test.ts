// Isolated: other test files describe tables of their own.
import { describe, expect, it } from 'vitest'
import '../../src/modules/index.ts'
import { describedTables } from '../../src/platform/data/table.ts'
import { snakeCase } from '../../src/platform/data/naming.ts'
import { testDatabase } from '../world/database.ts'

const world = await testDatabase()

interface StoredColumn {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  /** Without a value an insert fails. */
  readonly needed: boolean
}

const columnsOf = (table: string): Promise<StoredColumn[]> =>
  world.owner<StoredColumn>(
    `select attname as name, replace(format_type(atttypid, null), 'timestamp with time zone', 'timestamptz') as type,
       not attnotnull as nullable, attnotnull and not atthasdef and attgenerated = '' as needed
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> 'org_id'`,
    [table],
  )

it('tables are described', () => {
  expect([...describedTables.keys()]).toEqual(expect.arrayContaining(['payment_terms', 'planning_units']))
})

describe.each([...describedTables])('the description of %s', (table, { columns, key }) => {
  it('has columns that the database has, with their types', async () => {
    const stored = new Map(
      (await columnsOf(table)).map(({ name, type, nullable }) => [name, { type, nullable }]),
    )
    for (const [name, { type, isNullable }] of Object.entries(columns))
      expect([name, stored.get(snakeCase(name))]).toEqual([name, { type, nullable: isNullable }])
  })

  it('leaves no column out that a new row needs', async () => {
    const described = new Set(Object.keys(columns).map(snakeCase))
    const needed = (await columnsOf(table)).filter(column => column.needed).map(({ name }) => name)
    expect(needed.filter(name => !described.has(name))).toEqual([])
  })

  it('is found by an index: the organisation and the key are unique', async () => {
    const [found] = await world.owner<{ count: string }>(
      `select count(*) from pg_index where indrelid = $1::regclass and indisunique and indpred is null
         and (select array_agg(attname::text order by attname) from pg_attribute
              where attrelid = indrelid and attnum = any(indkey)) = $2::text[]`,
      [table, ['org_id', ...key.map(snakeCase)].toSorted()],
    )
    expect(found?.count).toBe('1')
  })
})
