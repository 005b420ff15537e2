import { expect, test } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import type { TenantDb } from '../tenant-db.ts'
import { camelCase, snakeCase } from '../naming.ts'

const { database, organisation, owner } = await testDatabase()

/** Schemas whose tables belong to no organisation. */
const withoutOrganisation = [
  'directory',
  'migration',
  'pgboss',
  'pg_catalog',
  'information_schema',
  'pg_toast',
]

interface TableFacts {
  readonly name: string
  readonly firstColumn: string
  readonly secured: boolean
  readonly forced: boolean
  readonly policies: string[] | null
  readonly keys: { readonly name: string; readonly kind: string; readonly firstColumn: string }[]
}

const tables = await owner<TableFacts>(
  `select c.oid::regclass::text as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
     (select attname from pg_attribute where attrelid = c.oid and attnum = 1) as "firstColumn",
     (select array_agg(distinct pg_get_expr(p.polqual, c.oid) || ' / ' || pg_get_expr(p.polwithcheck, c.oid) || ' / ' || p.polcmd::text
        || ' / ' || p.polpermissive::text || ' / ' || p.polroles::text) from pg_policy p where p.polrelid = c.oid) as policies,
     coalesce((
       select jsonb_agg(jsonb_build_object('name', k.name, 'kind', k.kind, 'firstColumn', a.attname) order by k.name)
       from (
         select conname::text as name, 'foreign key' as kind, conkey[1] as first from pg_constraint
         where conrelid = c.oid and contype = 'f'
         union all
         select i.indexrelid::regclass::text, case when i.indisprimary then 'primary key' else 'unique' end, i.indkey[0]
         from pg_index i where i.indrelid = c.oid and (i.indisunique or i.indisexclusion)
       ) k left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.first
     ), '[]') as keys
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'p', 'f') and n.nspname <> all($1)
   order by 1`,
  [withoutOrganisation],
)

test('there are tables to look at', () => {
  expect(tables.map(table => table.name)).toContain('organisation_clocks')
  expect(tables.flatMap(table => table.keys).some(key => key.kind === 'foreign key')).toBe(true)
})

test.each(tables)(
  '$name has forced row-level security with the one policy of an organisation’s own rows',
  table => {
    expect(table).toMatchObject({ secured: true, forced: true })
    const own = "(org_id = (current_setting('app.org_id'::text))::uuid)"
    expect(table.policies).toEqual([`${own} / ${own} / * / true / {0}`])
  },
)

test.each(tables)(
  '$name has org_id first: as a column, in its primary key, in every unique and foreign key',
  table => {
    expect(table.firstColumn).toBe('org_id')
    expect(table.keys.map(key => key.kind)).toContain('primary key')
    expect(table.keys.filter(key => key.firstColumn !== 'org_id')).toEqual([])
  },
)

test('a foreign key between tenant tables pairs org_id with org_id', async () => {
  const crossing = await owner(
    `select f.conrelid::regclass::text as "from", f.conname from pg_constraint f
     join pg_class t on t.oid = f.confrelid join pg_namespace n on n.oid = t.relnamespace
     where f.contype = 'f' and f.conrelid = any(select oid from pg_class where relnamespace = 'public'::regnamespace)
       and (select attname from pg_attribute where attrelid = f.confrelid and attnum = f.confkey[1]) <> 'org_id'`,
  )
  expect(crossing).toEqual([])
})

test('the service role owns nothing and reaches no table of the migrator', async () => {
  const [role] = await owner(
    `select (select count(*)::integer from pg_class where relowner = 'konttori_service'::regrole) as owned,
       has_schema_privilege('konttori_service', 'migration', 'usage') as migrates,
       has_schema_privilege('konttori_service', 'public', 'create') as creates,
       (select rolsuper or rolbypassrls or rolcreaterole from pg_roles where rolname = 'konttori_service') as mighty`,
  )
  expect(role).toEqual({ owned: 0, migrates: false, creates: false, mighty: false })
})

test('every column’s name survives the way to camelCase and back', async () => {
  const columns = await owner<{ name: string }>(
    `select distinct a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and n.nspname in ('public', 'directory')`,
  )
  expect(columns.filter(({ name }) => snakeCase(camelCase(name)) !== name)).toEqual([])
})

test('instants are kept to the millisecond', async () => {
  const finer = await owner(
    `select c.relname || '.' || a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
     join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'directory')
       and (a.atttypid = 'timestamp'::regtype or a.atttypid = 'timestamptz'::regtype and a.atttypmod <> 3)`,
  )
  expect(finer).toEqual([])
})

test('a reference between tenant tables sets no single column to null: Citus knows no such reference', async () => {
  expect(
    await owner(
      `select conrelid::regclass::text as "table", conname from pg_constraint where confdelsetcols is not null`,
    ),
  ).toEqual([])
})

test('time zone and formats are the login’s, and a lock’s wait is the transaction’s: nodes get no setting of a session', async () => {
  type Setting = { readonly name: string; readonly source: string }
  const settings = async (db: { sql: TenantDb['sql'] }) =>
    Object.fromEntries(
      (
        await db.sql<Setting>`
          select name, source from pg_settings
          where name in ('TimeZone', 'DateStyle', 'IntervalStyle', 'bytea_output', 'lock_timeout') order by name`
      ).map(({ name, source }) => [name, source]),
    )
  const ofSession = ['client', 'session']
  const orgId = await organisation()
  const reading = await settings(database.reader(orgId))
  expect(Object.entries(reading).filter(([, source]) => ofSession.includes(source))).toEqual([])
  const writing = await database.write({ orgId }, settings)
  // What is set for one transaction has the source of a session, while the transaction lasts.
  expect('result' in writing && writing.result).toEqual({ ...reading, lock_timeout: 'session' })
  expect(await database.reader(orgId).sql`show timezone`).toEqual([{ TimeZone: 'UTC' }])
})

test('the service role may log in, as the nodes of a distributed PostgreSQL do', async () => {
  expect(await owner(`select rolcanlogin as may from pg_roles where rolname = 'konttori_service'`)).toEqual([
    { may: true },
  ])
})
