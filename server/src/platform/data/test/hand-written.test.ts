import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { handWritten, ofOrganisation } from '../hand-written.ts'

const statement = (strings: TemplateStringsArray, ...values: readonly unknown[]) =>
  handWritten(strings, values)

test('values become parameters in the order of the text', () => {
  expect(statement`select ${1} where a = ${'x'} and b = ${null}`).toEqual({
    text: 'select $1 where a = $2 and b = $3',
    values: [1, 'x', null],
  })
})

test('fragments become part of the text, wherever they stand and however deep', () => {
  const reach = (id: string) => sql`(owner = ${id} or ${sql`${id} = any(readers)`})`
  expect(statement`select * from notes n where n.org_id = ${'o'} and ${reach('m')} limit ${5}`).toEqual({
    text: 'select * from notes n where n.org_id = $1 and (owner = $2 or $3 = any(readers)) limit $4',
    values: ['o', 'm', 'm', 5],
  })
})

test('names, raw text and lists are what Kysely makes of them', () => {
  expect(
    statement`select ${sql.ref('d.workDate')} ${sql.raw('from days d')} where d.id in (${sql.join([1, 2])})`,
  ).toEqual({ text: 'select "d"."work_date" from days d where d.id in ($1, $2)', values: [1, 2] })
})

test('what only Kysely understands is compiled by Kysely, whole', () => {
  expect(
    statement`select ${sql.lit(7)}, ${2} from ${sql.table('workDays')} where a = ${sql.val('x')}`,
  ).toEqual({ text: 'select 7, $1 from "work_days" where a = $2', values: [2, 'x'] })
})

test('words of code stand in the text, which stays the very same', () => {
  const assigned = (kind: string, orgId: string) =>
    statement`select ${sql.lit(kind)}, ${sql.lit(null)}, ${sql.lit(3)} where org_id = ${orgId}`
  expect(assigned("o'clock", 'a')).toEqual({
    text: "select 'o''clock', null, 3 where org_id = $1",
    values: ['a'],
  })
  expect(assigned("o'clock", 'b').values).toEqual(['b'])
})

test('the same fragments with other values have the very same text', () => {
  const page = (name: string | null, limit: number) =>
    statement`select 1 ${name === null ? sql`` : sql`where name = ${name}`} limit ${limit}`
  expect(page('a', 1)).toEqual({ text: 'select 1 where name = $1 limit $2', values: ['a', 1] })
  expect(page('b', 2)).toEqual({ text: 'select 1 where name = $1 limit $2', values: ['b', 2] })
  expect(page(null, 3)).toEqual({ text: 'select 1  limit $1', values: [3] })
})

test('statements that begin alike end as each says', () => {
  const where = (condition: string) => statement`select 1 where ${sql.raw(condition)}`
  expect(where('a').text).toBe('select 1 where a')
  expect(where('b').text).toBe('select 1 where b')
  expect(where('a').text).toBe('select 1 where a')
})

test('a parameter is not a fragment that is spelled like one', () => {
  expect(statement`select ${'now()'}`).toEqual({ text: 'select $1', values: ['now()'] })
  expect(statement`select ${sql`now()`}`).toEqual({ text: 'select now()', values: [] })
})

test('a fragment of an organisation is made once for each, wherever it stands, and with its own parameters', () => {
  let made = 0
  const own = ofOrganisation(orgId => {
    made++
    return sql`org_id = ${orgId} and ${sql`other = ${orgId}`}`
  })
  const wrapped = ofOrganisation(orgId => sql`(${own(orgId)} or kind = ${sql.lit('a')})`)
  const both = (orgId: string) => statement`select ${1} where ${wrapped(orgId)} and ${own(orgId)} limit ${2}`
  for (const orgId of ['x', 'y', 'x'])
    expect(both(orgId)).toEqual({
      text: "select $1 where (org_id = $2 and other = $3 or kind = 'a') and org_id = $4 and other = $5 limit $6",
      values: [1, orgId, orgId, orgId, orgId, 2],
    })
  expect(made).toBe(2)
})
