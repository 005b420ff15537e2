import type { TestDatabase } from '../world/database.ts'

/** Every row of every table of every schema, as text; bytes are in hexadecimal. */
export async function everythingStored({ owner }: TestDatabase): Promise<{ table: string; text: string }[]> {
  const tables = await owner<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'm', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema')
       and n.nspname not like 'pg_toast%'
     order by 1`,
  )
  const stored = []
  for (const { name } of tables) {
    const rows = await owner<{ row: string }>(`select t::text as row from ${name} t`)
    stored.push({ table: name, text: rows.map(({ row }) => row).join('\n') })
  }
  return stored
}
