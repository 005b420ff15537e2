import { CompiledQuery } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import { newId } from '../../vocabulary/ids.ts'
import { bigintArray, instantArray, uuidArray } from '../binary-arrays.ts'
import { ValueNotStorable } from '../database-errors.ts'
import { jsonb } from '../tables.ts'

const { database } = await testDatabase()
const db = database.reader(newId())

const read = async (expression: string): Promise<unknown> => {
  const [row] = await db.execute<{ value: unknown }>(CompiledQuery.raw(`select ${expression} as value`, []))
  return row?.value
}

test.each([
  ["timestamptz(3) '2026-11-20 07:00:00Z'", '2026-11-20T07:00:00.000Z'],
  ["timestamptz(3) '2026-11-20 09:00:00.1+02'", '2026-11-20T07:00:00.100Z'],
  ["timestamptz(3) '2026-11-20 07:00:00.12Z'", '2026-11-20T07:00:00.120Z'],
  ["timestamptz(3) '2026-11-20 07:00:00.123Z'", '2026-11-20T07:00:00.123Z'],
  ["timestamptz '2026-11-20 07:00:00.123456Z'", '2026-11-20T07:00:00.123Z'],
  ["timestamptz '1900-01-01 00:00:00Z'", '1900-01-01T00:00:00.000Z'],
  ["timestamptz '2999-12-31 23:59:59.999Z'", '2999-12-31T23:59:59.999Z'],
  ["timestamptz '-infinity'", '-infinity'],
  ["date '2026-03-29'", '2026-03-29'],
  ["time '07:30'", '07:30:00'],
  ["interval '1 day 2 hours'", 'P1DT2H'],
  ['0::smallint', 0],
  ['(-32768)::smallint', -32768],
  ['2147483647::integer', 2147483647],
  ['(-2147483648)::integer', -2147483648],
  ['9007199254740991::bigint', Number.MAX_SAFE_INTEGER],
  ['(-9007199254740991)::bigint', Number.MIN_SAFE_INTEGER],
  ['1.5::float8', 1.5],
  ["'NaN'::float8", Number.NaN],
  ['12.3400::numeric(14,4)', '12.3400'],
  ['true', true],
  ['false', false],
  ['null::integer', null],
  ["''::text", ''],
  ["'Työpäivä – 日本 🙂'::text", 'Työpäivä – 日本 🙂'],
  ["'\\xfeff00'::bytea", Buffer.from([0xfe, 0xff, 0x00])],
  [`'{"ä": [1, null, "x"]}'::jsonb`, { ä: [1, null, 'x'] }],
  ["'7'::json", 7],
  ["'null'::jsonb", null],
  ["'01a1fc43-bcb4-70f9-b9a6-b8c2df52fd8b'::uuid", '01a1fc43-bcb4-70f9-b9a6-b8c2df52fd8b'],
  ["array['01a1fc43-bcb4-70f9-b9a6-b8c2df52fd8b']::uuid[]", ['01a1fc43-bcb4-70f9-b9a6-b8c2df52fd8b']],
  [
    `array['a,b', '"q"', 'back\\slash', '', null, 'NULL', '{}', 'ä']`,
    ['a,b', '"q"', 'back\\slash', '', null, 'NULL', '{}', 'ä'],
  ],
  ["'{}'::text[]", []],
  [
    'array[[1,2],[3,null]]',
    [
      [1, 2],
      [3, null],
    ],
  ],
  ['array[1,2]::bigint[]', [1, 2]],
  ['array[true,false]', [true, false]],
  ["array[date '2026-01-01']", ['2026-01-01']],
  ["array[timestamptz '2026-01-01 00:00:00Z']", ['2026-01-01T00:00:00.000Z']],
  [`array['{"a":1}'::jsonb]`, [{ a: 1 }]],
  ['array[1.50]::numeric[]', ['1.50']],
])('%s reads as %j', async (expression, value) => {
  expect(await read(expression)).toEqual(value)
})

test('a bigint that no number holds exactly is an error, not another number', async () => {
  await expect(read('9007199254740992::bigint')).rejects.toThrow(RangeError)
  await expect(read('array[9007199254740993]::bigint[]')).rejects.toThrow(RangeError)
})

test.each([
  ['text', 'Työ \\ " \' $1 \n 🙂'],
  ['integer', -7],
  ['bigint', 9007199254740991],
  ['boolean', true],
  ['date', '2026-11-20'],
  ['timestamptz', '2026-11-20T07:00:00.123Z'],
  ['uuid', '01a1fc43-bcb4-70f9-b9a6-b8c2df52fd8b'],
  ['bytea', Buffer.from([0, 1, 255])],
  ['text[]', ['a', 'b,c', '"', '\\', '{', '', 'null', null]],
  [
    'integer[]',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['jsonb', { a: ['ä', 1, null] }],
])('a %s goes in and comes out the same', async (type, value) => {
  const [row] = await db.execute<{ value: unknown }>(
    CompiledQuery.raw(`select $1::${type} as value`, [value]),
  )
  expect(row?.value).toEqual(value)
})

test('an array becomes JSON through jsonb()', async () => {
  expect(await db.sql`select ${jsonb([1, 'a'])}::jsonb as value`).toEqual([{ value: [1, 'a'] }])
})

test('parameters of many bytes and of many kinds share a statement', async () => {
  const large = 'ä'.repeat(3_000_000)
  const bytes = Buffer.alloc(1_000_000, 7)
  const [row] = await db.sql<{ text: string; size: number; nothing: null; one: number }>`
    select ${large}::text as text, length(${bytes}::bytea) as size, ${null}::text as nothing, ${1}::integer as one`
  expect(row?.text === large).toBe(true)
  expect(row).toMatchObject({ size: 1_000_000, nothing: null, one: 1 })
})

test('an undefined parameter is a mistake that is told, not a null', async () => {
  await expect(db.sql`select ${undefined}::text`).rejects.toThrow(TypeError)
})

test.each([
  ['a number too large', () => db.sql`select ${'99999999999'}::text::integer`],
  ['a NUL in a text', () => db.sql`select ${'a\0b'}::text`],
  ['a date beyond the calendar', () => db.sql`select ${'2026-02-30'}::text::date`],
])('%s is the caller’s mistake', async (_, statement) => {
  await expect(statement()).rejects.toThrow(ValueNotStorable)
})

test('columns have camelCase keys, whatever wrote their names', async () => {
  const rows = await db.sql`select 1 as work_date_count, 2 as "alreadyCamel", 3 as _led, 4 as line_2`
  expect(rows).toEqual([{ workDateCount: 1, alreadyCamel: 2, _led: 3, line_2: 4 }])
})

describe('an array in binary form', () => {
  const back = async (parameter: Uint8Array, type: string): Promise<unknown> => {
    const query = CompiledQuery.raw(`select $1::${type} as value`, [parameter])
    const [row] = await db.execute<{ value: unknown }>(query)
    return row?.value
  }

  test.each([
    [[]],
    [['01a1fc43-bcb4-70f9-b9a6-b8c2df52fd8b', null, 'ffffffff-ffff-ffff-ffff-ffffffffffff']],
    [['00000000-0000-0000-0000-000000000000']],
  ])('of ids arrives as it is: %j', async ids => {
    expect(await back(uuidArray(ids), 'uuid[]')).toEqual(ids)
  })

  test('takes ids in capitals, and refuses what is no id', async () => {
    expect(await back(uuidArray(['01A1FC43-BCB4-70F9-B9A6-B8C2DF52FD8B']), 'uuid[]')).toEqual([
      '01a1fc43-bcb4-70f9-b9a6-b8c2df52fd8b',
    ])
    for (const wrong of [
      '',
      'short',
      '01a1fc43-bcb4-70f9-b9a6-b8c2df52fd8',
      '01a1fc43bcb470f9b9a6b8c2df52fd8b',
    ])
      expect(() => uuidArray([wrong]), wrong).toThrow(TypeError)
  })

  test.each([
    [[]],
    [[0, 1, -1, null]],
    [[2 ** 32, -(2 ** 32), 2 ** 32 - 1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]],
  ])('of integers arrives as it is: %j', async values => {
    expect(await back(bigintArray(values), 'bigint[]')).toEqual(values)
  })

  test.each([
    [[]],
    [['2026-11-21T16:00:00.123Z', null, '1999-12-31T23:59:59.999Z']],
    [['1900-01-01T00:00:00.000Z', '2999-12-31T23:59:59.999Z']],
  ])('of instants arrives as it is: %j', async instants => {
    expect(await back(instantArray(instants), 'timestamptz(3)[]')).toEqual(instants)
  })
})
