import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../platform/data/tenancy.ts'

/**
 * What refers to a member is let go by the statement that removes the member, not by the reference: a distributed
 * PostgreSQL knows no `on delete set null` of single columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const references = [
    ['api_keys', 'owner_membership_id'],
    ['api_keys', 'created_by'],
    ['oauth_clients', 'created_by'],
  ] as const
  for (const [table, column] of references) {
    const name = sql.ref(`${table}_org_id_${column}_fkey`)
    await acrossOrganisations(db, 'memberships', () =>
      acrossOrganisations(db, table, () =>
        sql`
          alter table ${sql.table(table)} drop constraint ${name},
            add constraint ${name} foreign key (org_id, ${sql.ref(column)}) references memberships (org_id, id)`.execute(
          db,
        ),
      ),
    )
  }
}
