import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../platform/data/tenancy.ts'

/** The mail that brings an invitation has a link of its own, which nobody else has seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invitations add column mailed_token_hash bytea`.execute(db)
  await sql`
    create unique index invitations_by_mailed_link on invitations (org_id, mailed_token_hash)
    where mailed_token_hash is not null`.execute(db)
  await acrossOrganisations(db, 'memberships', () =>
    sql`
      update memberships m set person_id = l.person_id from directory.person_memberships l
      where l.org_id = m.org_id and l.membership_id = m.id and m.person_id is distinct from l.person_id`.execute(
      db,
    ),
  )
}
