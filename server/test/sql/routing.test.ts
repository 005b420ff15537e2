import { loadModule, parseSync } from 'libpg-query'
import { describe, expect, it } from 'vitest'
import { faultsOf, type Rule, type Schema } from './routing.ts'

await loadModule()

const schema: Schema = {
  tenantTables: new Set(['days', 'entries', 'organisation_clocks']),
  directoryTables: new Set(['due', 'persons']),
  temporalColumns: new Map([
    ['last_instant', 'timestamp with time zone'],
    ['due_at', 'timestamp with time zone'],
    ['sandbox_offset', 'interval'],
  ]),
  immutableFunctions: new Set(['timezone/2', 'lower/1', 'make_interval/1']),
}

const rulesBrokenBy = (text: string): Rule[] => [
  ...new Set(
    faultsOf((parseSync(text).stmts as { stmt: unknown }[])[0]?.stmt, schema).map(({ rule }) => rule),
  ),
]

const bound = 'a tenant table is bound by a parameter'
const copied = 'a copy into a tenant table returns something'
const immutable = 'the clock and the directory are written without volatile or stable functions'
const besideModifying = 'no outer join onto a tenant table beside a modifying CTE'
const ontoDirectory = 'no outer join from a tenant table to the directory'
const local = 'a setting is local to its transaction'

describe('what a distributed PostgreSQL could not send to one node is found', () => {
  it.each<[string, Rule, string]>([
    ['no organisation at all', bound, 'select * from days where id = $1'],
    ['an organisation that is written out', bound, `select * from days where org_id = 'a3c0'`],
    [
      'an organisation of a setting',
      bound,
      `select * from days where org_id = current_setting('app.org_id')::uuid`,
    ],
    ['another organisation', bound, 'select * from days where org_id <> $1'],
    [
      'the organisation of another table',
      bound,
      'select * from days d join entries e on e.org_id = d.org_id where d.org_id = $1',
    ],
    [
      'the organisation by using',
      bound,
      'select * from days d join entries e using (org_id, id) where d.org_id = $1',
    ],
    [
      'a bound table and another beside it',
      bound,
      'select * from days d, entries e where d.org_id = $1 and e.id = d.id',
    ],
    ['one way of two', bound, 'select * from days where org_id = $1 or id = $2'],
    ['the opposite', bound, 'select * from days where not (org_id = $1)'],
    [
      'a sub-query',
      bound,
      'select (select count(*) from entries e where e.org_id = d.org_id) from days d where d.org_id = $1',
    ],
    [
      'a sub-query that names only the table outside',
      bound,
      'select * from days d where d.org_id = $1 and exists (select from entries where d.org_id = $1)',
    ],
    ['a CTE', bound, 'with e as (select * from entries) select * from days d, e where d.org_id = $1'],
    ['an arm of a union', bound, 'select id from days where org_id = $1 union select id from entries'],
    [
      'a lateral sub-query',
      bound,
      'select * from days d, lateral (select * from entries e where e.day = d.id) x where d.org_id = $1',
    ],
    [
      'the kept side of an outer join',
      bound,
      'select * from days d left join entries e on e.org_id = $1 and d.org_id = $1',
    ],
    [
      'the other side of an outer join',
      bound,
      'select * from days d left join entries e on e.id = d.id where d.org_id = $1',
    ],
    ['an update', bound, 'update days set name = $1 where id = $2'],
    [
      'what an update reads',
      bound,
      'update days d set name = e.name from entries e where d.org_id = $1 and e.id = d.id',
    ],
    ['a delete', bound, 'delete from days where id = any($1)'],
    ['what a delete reads', bound, 'delete from days d using entries e where d.org_id = $1 and e.day = d.id'],
    ['an insert of another organisation', bound, `insert into days (org_id, id) values ('a3c0', $1)`],
    ['an insert without an organisation', bound, 'insert into days (id) values ($1)'],
    ['one row of several', bound, 'insert into days (org_id, id) values ($1, $2), (default, $3)'],
    ['a merge', bound, 'merge into days d using entries e on d.id = e.id when matched then delete'],
    ['the public schema', bound, 'select * from public.days'],
    ['a copy', copied, 'insert into days (org_id, id) select $1, id from entries where org_id = $1'],
    ['a copy of what was sent', copied, 'insert into days (org_id, id) select $1, * from unnest($2::uuid[])'],
    ['a copy in a CTE', copied, 'with made as (insert into days (org_id, id) select $1, $2) select 1'],
    [
      'the time in an update of the clock',
      immutable,
      'update organisation_clocks set last_instant = clock_timestamp() where org_id = $1',
    ],
    [
      'the time by its name',
      immutable,
      'update organisation_clocks set last_instant = current_timestamp where org_id = $1',
    ],
    [
      'a sum of an instant and an interval',
      immutable,
      'update organisation_clocks set last_instant = last_instant + sandbox_offset where org_id = $1',
    ],
    [
      'a sum of an instant that is not known as one',
      immutable,
      `update organisation_clocks set last_instant = greatest(last_instant, $2) + interval '1 day' where org_id = $1`,
    ],
    ['the time in a condition', immutable, 'delete from directory.due where due_at < now()'],
    ['the time of a new row', immutable, 'insert into directory.due (org_id, due_at) values ($1, now())'],
    [
      'the time on a conflict',
      immutable,
      'insert into directory.due (org_id) values ($1) on conflict (org_id) do update set due_at = now()',
    ],
    [
      'the time in a CTE that need not be materialised',
      immutable,
      'with present as (select now() as at) update directory.due d set due_at = present.at from present',
    ],
    [
      'the time in a CTE that writes',
      immutable,
      'with moved as (update directory.due set due_at = now() returning 1) select * from moved',
    ],
    [
      'rows of a stable function',
      immutable,
      'insert into directory.due (org_id) select org_id from jsonb_to_recordset($1) as x(org_id uuid)',
    ],
    [
      'an outer join beside a modifying CTE',
      besideModifying,
      'with gone as (delete from days where org_id = $1 returning id) select * from gone left join entries e on e.org_id = $1 and e.id = gone.id',
    ],
    [
      'an outer join inside a modifying CTE',
      besideModifying,
      'with gone as (delete from days d using (select e.id from entries k left join entries e on e.org_id = $1 where k.org_id = $1) x where d.org_id = $1 returning 1) select 1',
    ],
    [
      'an outer join to the directory',
      ontoDirectory,
      'select * from days d left join directory.persons p on p.id = d.person_id where d.org_id = $1',
    ],
    [
      'the same from the right',
      ontoDirectory,
      'select * from directory.persons p right join days d on p.id = d.person_id where d.org_id = $1',
    ],
    ['a setting of the session', local, `set time zone 'UTC'`],
    ['a setting by a function', local, `select set_config('lock_timeout', $1, false)`],
    ['a setting that may be either', local, `select set_config('lock_timeout', $1, $2)`],
  ])('%s', (_, rule, text) => {
    expect(rulesBrokenBy(text)).toContain(rule)
  })
})

describe('what goes to one node is left alone', () => {
  it.each([
    ['a bound table', 'select * from days where org_id = $1 and id = $2'],
    ['a parameter with a type', 'select * from days d where d.org_id = $1::text::uuid'],
    ['a parameter on the left', 'select * from days d where $1 = d.org_id'],
    [
      'each table of a join',
      'select * from days d join entries e on e.org_id = $2 and e.id = d.id where d.org_id = $1',
    ],
    [
      'both sides of an outer join',
      'select * from days d left join entries e on e.org_id = $2 where d.org_id = $1',
    ],
    ['a CTE and a table of its name', 'with days as (select 1) select * from days'],
    [
      'a recursive CTE',
      'with recursive up as (select id from days where org_id = $1 union all select d.id from up join days d on d.org_id = $1) select * from up',
    ],
    ['rows of the organisation', 'insert into days (org_id, id) values ($1, $2), ($1, $3)'],
    [
      'a copy that returns something',
      'insert into days (org_id, id) select $1, id from entries where org_id = $1 returning id',
    ],
    ['a table of the directory', 'select * from directory.due where due_at < now()'],
    [
      'the time in a materialised CTE',
      'with present as materialized (select now() as at) update directory.due d set due_at = present.at from present',
    ],
    [
      'a sum of intervals',
      `update organisation_clocks set sandbox_offset = sandbox_offset + $1::bigint * interval '1 millisecond' where org_id = $2`,
    ],
    [
      'a sum without a zone',
      `update organisation_clocks set last_instant = (last_instant at time zone 'UTC' + sandbox_offset) at time zone 'UTC' where org_id = $1`,
    ],
    [
      'an inner join to the directory',
      'select * from days d join directory.persons p on p.id = d.person_id where d.org_id = $1',
    ],
    [
      'an outer join from the directory',
      'select * from directory.persons p left join directory.due d on true',
    ],
    ['a setting of the transaction', `select set_config('app.org_id', $1, true)`],
  ])('%s', (_, text) => {
    expect(rulesBrokenBy(text)).toEqual([])
  })
})
