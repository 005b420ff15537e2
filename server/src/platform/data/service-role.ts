import { type Kysely, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { connectError, UnsafeLogin } from './database-errors.ts'
import { connectClient, loginConfig, type SessionSettings, type Target, textFormats } from './wire/connect.ts'

/** The role that the service's own connections take: no superuser, so row-level security binds it. */
const serviceRole = 'konttori_service'

/**
 * What a connection sets at start-up, so that row-level security binds it: the service role where the login may
 * take it, nothing where the login itself is bound. Throws `UnsafeLogin` when neither holds. The formats that values are
 * read in are the login's own from then on, in this database: a distributed PostgreSQL hands no setting of a session on to
 * its nodes.
 */
export async function bindingSettings(target: Target): Promise<SessionSettings> {
  const client = new pg.Client(loginConfig(target, {}))
  client.on('error', () => {})
  try {
    await connectClient(client)
    const { rows } = await client.query<RoleState>(roleState, [serviceRole])
    const [found] = rows
    if (!found?.role_usable && !found?.login_bound)
      throw new UnsafeLogin(
        `the login is not bound by row-level security, and the role ${serviceRole} that would be is not there: run the migrations first, or let another role log in`,
      )
    const formats = await keepFormats(client)
    return found.role_usable ? { role: serviceRole, ...formats } : formats
  } catch (error) {
    throw connectError(error)
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Sets what the login lacks of the formats, and answers what it was not allowed to set: that is set at the start of
 * every session instead.
 */
async function keepFormats(client: pg.Client): Promise<SessionSettings> {
  const { rows } = await client.query<{ name: string; value: string }>(
    'select lower(name) as name, setting as value from pg_settings where lower(name) = any($1)',
    [Object.keys(textFormats)],
  )
  const refused: Record<string, string | number> = {}
  for (const { name, value } of rows) {
    const wanted = textFormats[name] ?? value
    if (value === wanted || value.startsWith(`${wanted}, `)) continue
    if (!(await setForLogin(client, name, String(wanted)))) refused[name] = wanted
  }
  return refused
}

const attemptsAtOnce = 20

/** False when the login may not. Processes that start together change one row, and all but one try again. */
async function setForLogin(client: pg.Client, name: string, value: string): Promise<boolean> {
  const { rows } = await client.query<{ text: string }>(
    `select format('alter role current_user in database %I set %I to %L', current_database(), $1::text, $2::text) as text`,
    [name, value],
  )
  for (let attempts = 1; ; attempts++)
    try {
      await client.query(rows[0]?.text ?? '')
      return true
    } catch (failure) {
      const code = failure instanceof pg.DatabaseError ? failure.code : undefined
      if (code === '42501') return false
      if (code !== 'XX000' || attempts === attemptsAtOnce) throw failure
    }
}

interface RoleState {
  readonly role_usable: boolean
  readonly login_bound: boolean
}

/** Since 16 a member may take a role only when its membership allows it. */
const memberPrivilege = `case when current_setting('server_version_num')::integer >= 160000 then 'SET' else 'MEMBER' end`

const roleState = `
  select
    not (login.rolsuper or login.rolbypassrls) as login_bound,
    coalesce(not (service.rolsuper or service.rolbypassrls) and pg_has_role(service.oid, ${memberPrivilege}), false)
      as role_usable
  from pg_roles login left join pg_roles service on service.rolname = $1
  where login.rolname = current_user`

/**
 * Makes the service role and lets the owner take it, as far as the login may; a login that may not and is bound by
 * row-level security itself does without. Roles belong to the whole server, so the migrator of another database may
 * be doing the same.
 */
export async function ensureServiceRole(db: Kysely<unknown>): Promise<void> {
  const role = sql.id(serviceRole)
  if (!(await roleExists(db)))
    await attempt(
      db,
      sql`create role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole noinherit`,
    )
  // Nodes of a distributed PostgreSQL ask each other as the role; without a password nobody else comes in by one.
  else if (!(await mayLogIn(db))) await attempt(db, sql`alter role ${role} login`)
  const { rows } = await sql<{ missing: boolean }>`
    select not login.rolsuper and not pg_has_role(service.oid, ${sql.raw(memberPrivilege)}) as missing
    from pg_roles login join pg_roles service on service.rolname = ${serviceRole}
    where login.rolname = current_user`.execute(db)
  if (rows[0]?.missing) await attempt(db, sql`grant ${role} to current_user`)
}

/** Lets the service role work with a table, where there is the role. */
export async function grantToServiceRole(db: Kysely<unknown>, table: RawBuilder<unknown>): Promise<void> {
  if (await roleExists(db))
    await sql`grant select, insert, update, delete on ${table} to ${sql.id(serviceRole)}`.execute(db)
}

/** Lets the service role read a view, and not write through it, where there is the role. */
export async function grantReadingToServiceRole(
  db: Kysely<unknown>,
  view: RawBuilder<unknown>,
): Promise<void> {
  if (await roleExists(db)) await sql`grant select on ${view} to ${sql.id(serviceRole)}`.execute(db)
}

/**
 * Gives the service role what it lacks of the directory, of the tables that row-level security protects, and of the views
 * on them, in case they are older than the role.
 */
export async function completeGrants(db: Kysely<unknown>): Promise<void> {
  if (!(await roleExists(db))) return
  await sql`grant usage on schema public, directory to ${sql.id(serviceRole)}`.execute(db)
  const { rows } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not has_table_privilege(${serviceRole}, c.oid, 'delete')
      and (n.nspname = 'directory' or n.nspname = 'public' and c.relrowsecurity and c.relforcerowsecurity)`.execute(
    db,
  )
  for (const { schema, name } of rows) await grantToServiceRole(db, sql.id(schema, name))
  const { rows: views } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace
      and not has_table_privilege(${serviceRole}, c.oid, 'select')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`.execute(db)
  for (const { name } of views) await grantReadingToServiceRole(db, sql.id('public', name))
}

async function mayLogIn(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select rolcanlogin as may from pg_roles where rolname = ${serviceRole}`.execute(db)
  return rows[0]?.may ?? false
}

async function roleExists(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{
    exists: boolean
  }>`select to_regrole(${serviceRole}) is not null as exists`.execute(db)
  return rows[0]?.exists ?? false
}

/** insufficient_privilege; duplicate_object; and what two sessions get that change one catalogue row at once. */
const expected = new Set(['42501', '42710', '23505', 'XX000'])

async function attempt(db: Kysely<unknown>, statement: RawBuilder<unknown>): Promise<void> {
  try {
    await statement.execute(db)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && expected.has(error.code ?? ''))) throw error
  }
}
