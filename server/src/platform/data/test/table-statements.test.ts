import { expect, test } from 'vitest'
import { date, instant, integer, json, numeric, bytes, text, uuid } from '../table-columns.ts'
import {
  insertedRows,
  insertStatement,
  jsonObject,
  selectList,
  updatedValues,
  updateStatement,
  upsertStatement,
} from '../table-statements.ts'

const columns = {
  id: uuid,
  displayName: text,
  order: integer.nullable(),
  validFrom: date,
  rate: numeric,
  rules: json<{ readonly a: number }>().nullable(),
  digest: bytes.nullable(),
  updatedAt: instant,
}

const row = {
  id: 'i',
  displayName: 'D',
  order: null,
  validFrom: '2026-01-01',
  rate: '1.50',
  rules: { a: 1 },
  digest: Buffer.from([254, 0]),
  updatedAt: '2026-11-20T07:00:00.000Z',
}

test.each([
  [undefined, '"id", "display_name", "order"'],
  ['m', 'm."id", m."display_name", m."order"'],
])('columns under the alias %s, quoted because a name may be a word of SQL', (alias, expected) => {
  expect(selectList(['id', 'displayName', 'order'], alias)).toBe(expected)
})

test('an insert binds the organisation, takes any number of rows and returns something for each', () => {
  expect(insertStatement('people', { id: uuid, displayName: text, order: integer })).toBe(
    'insert into people ("org_id", "id", "display_name", "order") select $1, n."id", n."display_name", n."order" ' +
      'from jsonb_to_recordset($2::jsonb) as n("id" uuid, "display_name" text, "order" integer) returning 1',
  )
})

test('an upsert saves what is not the key where a row with it is there', () => {
  expect(upsertStatement('terms', { memberId: uuid, payType: text }, ['memberId'], ['payType'])).toBe(
    'insert into terms ("org_id", "member_id", "pay_type") select $1, n."member_id", n."pay_type" ' +
      'from jsonb_to_recordset($2::jsonb) as n("member_id" uuid, "pay_type" text) ' +
      'on conflict ("org_id", "member_id") do update set "pay_type" = excluded."pay_type" returning 1',
  )
})

test('an update binds the organisation and the key before its values', () => {
  expect(updateStatement('people', ['id'], ['displayName', 'order'])).toBe(
    'update people set "display_name" = $3, "order" = $4 where "org_id" = $1 and "id" = $2',
  )
  expect(updateStatement('grants', ['personId', 'capability'], ['validTo'])).toBe(
    'update grants set "valid_to" = $4 where "org_id" = $1 and "person_id" = $2 and "capability" = $3',
  )
})

test('rows go in with their columns and nothing else, bytes as PostgreSQL reads them', () => {
  expect(JSON.parse(insertedRows([{ ...row, password: 'x' }], columns))).toEqual([
    {
      id: 'i',
      display_name: 'D',
      order: null,
      valid_from: '2026-01-01',
      rate: '1.50',
      rules: { a: 1 },
      digest: '\\xfe00',
      updated_at: '2026-11-20T07:00:00.000Z',
    },
  ])
})

test('an update gives JSON as text and the rest as it is', () => {
  expect(updatedValues(row, ['id'], ['rules', 'digest', 'order'], columns)).toEqual([
    'i',
    '{"a":1}',
    row.digest,
    null,
  ])
  expect(updatedValues({ ...row, rules: null }, ['id'], ['rules'], columns)).toEqual(['i', null])
})

test('a row without one of the columns is a mistake that is told, not a null', () => {
  const { order: _, ...incomplete } = row
  expect(() => insertedRows([incomplete], columns)).toThrow('the row has no order')
  expect(() => updatedValues(incomplete, ['id'], ['order'], columns)).toThrow('the row has no order')
})

test('in a JSON object instants and decimals have the form they have in a row', () => {
  expect(jsonObject(['displayName', 'rate', 'updatedAt'], 'm', columns)).toBe(
    `jsonb_build_object('displayName', m."display_name", 'rate', m."rate"::text, 'updatedAt', ` +
      `to_char(m."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
  )
  expect(() => jsonObject(['digest'], 'm', columns)).toThrow('the bytes of digest have no form in JSON')
})
