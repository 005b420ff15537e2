import type pg from 'pg'

/** Every row of every table, as hashes that do not depend on the order. */
export async function hashes(client: pg.ClientBase): Promise<Record<string, string>> {
  // The service's login has formats of its own.
  await client.query("set intervalstyle = 'iso_8601'; set timezone = 'UTC'")
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'directory', 'migration')
    order by 1`)
  const found: Record<string, string> = {}
  for (const { name } of rows) {
    const [row] = (
      await client.query(`select count(*) || ' ' || coalesce(md5(string_agg(t.line, '|' order by t.line)), '') as hash
        from (select x::text as line from ${name} x) t`)
    ).rows
    found[name] = row.hash
  }
  return found
}
