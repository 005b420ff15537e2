import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { employers } from './register.ts'

/** Whether the employer exists, in use or not: payroll is run for the days of one that has been taken out of use. */
export async function employerExists(db: TenantDb, id: Id): Promise<boolean> {
  const found = await db.sql`select from employers where org_id = ${db.orgId} and id = ${id}`
  return found.length > 0
}

/** Whether the employer exists and is active. */
export async function employerInUse(db: TenantDb, id: Id): Promise<boolean> {
  const found = await db.sql`select from employers where org_id = ${db.orgId} and id = ${id} and active`
  return found.length > 0
}

/** What employers are called, by their ids. One statement. */
export async function employerNames(db: TenantDb, ids: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
  const rows = await db.sql<{ id: Id; name: string }>`
    select e.id, e.name from employers e where e.org_id = ${db.orgId} and e.id = any(${ids}::uuid[])`
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Active employers by name, whatever its case and Unicode form, or by registry code. */
export const employersNamed = (
  db: TenantDb,
  namesOrRegistryCodes: readonly string[],
): Promise<{ readonly id: Id; readonly name: string; readonly registryCode: string | null }[]> => {
  const wanted = namesOrRegistryCodes.map(text => text.normalize('NFC').toLowerCase())
  return db.sql`
    select id, name, registry_code from employers
    where org_id = ${db.orgId} and active
      and (lower(normalize(name, NFC)) = any(${wanted}::text[]) or lower(registry_code) = any(${wanted}::text[]))`
}

/** The operations of the public interface, for requests from inside the process. */
export const employerOperations = employers.contract.operations

/** What an employer is called: a fragment for statements over records of other families. */
export const employerName = (orgId: string, id: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select g.name from employers g where g.org_id = ${orgId} and g.id = ${id})`
