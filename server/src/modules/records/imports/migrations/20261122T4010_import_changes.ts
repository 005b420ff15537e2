import { type Kysely, sql } from 'kysely'
import { acrossOrganisations, tenantTable } from '../../../../platform/data/tenancy.ts'

export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  // Which registers there are is the contract's to say: a family adds one.
  await acrossOrganisations(db, 'memberships', () =>
    acrossOrganisations(db, 'imports', () =>
      sql`
        alter table imports drop constraint imports_register_check,
          add column undone_at timestamptz(3),
          add column undone_by_membership_id uuid,
          add constraint imports_undone_by foreign key (org_id, undone_by_membership_id)
            references memberships (org_id, id),
          add check ((undone_at is null) = (undone_by_membership_id is null))`.execute(db),
    ),
  )
  await sql`
    create index imports_of_undoer on imports (org_id, undone_by_membership_id)
    where undone_by_membership_id is not null`.execute(db)
  await sql`
    create table import_changes (
      org_id uuid not null,
      import_id uuid not null,
      record_id uuid not null,
      row_index integer not null,
      before jsonb,
      after jsonb not null,
      primary key (org_id, import_id, record_id),
      foreign key (org_id, import_id) references imports (org_id, id)
    )`.execute(db)
  await sql`
    create index import_changes_of_record on import_changes (org_id, record_id)`.execute(db)
  await tenantTable(db, 'import_changes')
}
