import type { TestDatabase } from '../world/database.ts'
import type { Schema } from './routing.ts'

/** What the rules of routing need to know of the schema, read from a migrated database. */
export async function readSchema({ owner }: TestDatabase): Promise<Schema> {
  const [tables, temporal, immutable] = await Promise.all([
    owner<{ schema: string; name: string }>(
      `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v') and (n.nspname = 'directory'
         or n.nspname = 'public' and exists (
           select from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id'))`,
    ),
    owner<{ name: string; type: string }>(
      `select distinct column_name as name, data_type as type from information_schema.columns
       where table_schema in ('public', 'directory') and data_type ~ 'timestamp|interval|date'`,
    ),
    owner<{ name: string }>(
      `select name || '/' || arguments as name from (
         select proname as name, provolatile as volatility,
           generate_series(pronargs - pronargdefaults, pronargs::integer) as arguments from pg_proc
           where 'timetz'::regtype <> all (proargtypes)) variants
       group by name, arguments having bool_and(volatility = 'i')`,
    ),
  ])
  const namesIn = (schema: string) =>
    new Set(tables.filter(table => table.schema === schema).map(({ name }) => name))
  return {
    tenantTables: namesIn('public'),
    directoryTables: namesIn('directory'),
    temporalColumns: new Map(temporal.map(({ name, type }) => [name, type])),
    immutableFunctions: new Set(immutable.map(({ name }) => name)),
  }
}
