import { type Kysely, sql } from 'kysely'
import { acrossOrganisations, tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shift_rotations (
      org_id uuid not null,
      id uuid not null,
      planning_unit_id uuid not null,
      name text not null,
      weeks integer not null check (weeks between 1 and 26),
      starts_on date not null check (extract(isodow from starts_on) = 1),
      active boolean not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, planning_unit_id) references planning_units (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'shift_rotations')
  await sql`create index shift_rotations_by_name on shift_rotations (org_id, name, id)`.execute(db)
  await sql`create index shift_rotations_by_change on shift_rotations (org_id, updated_at, id)`.execute(db)
  await sql`
    create index shift_rotations_by_unit on shift_rotations (org_id, planning_unit_id, name, id)`.execute(db)

  await sql`
    create table shift_rotation_rows (
      org_id uuid not null,
      id uuid not null,
      rotation_id uuid not null,
      position integer not null,
      week integer not null check (week between 1 and 26),
      weekday integer not null check (weekday between 1 and 7),
      shift_type_id uuid not null,
      primary key (org_id, id),
      unique (org_id, rotation_id, position),
      foreign key (org_id, rotation_id) references shift_rotations (org_id, id),
      foreign key (org_id, shift_type_id) references shift_types (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'shift_rotation_rows')
  await sql`
    create index shift_rotation_rows_by_type on shift_rotation_rows (org_id, shift_type_id)`.execute(db)

  await sql`
    create table shift_rotation_places (
      org_id uuid not null,
      id uuid not null,
      rotation_id uuid not null,
      position integer not null,
      membership_id uuid,
      starts_in_week integer not null check (starts_in_week between 1 and 26),
      primary key (org_id, id),
      unique (org_id, rotation_id, position),
      foreign key (org_id, rotation_id) references shift_rotations (org_id, id),
      foreign key (org_id, membership_id) references memberships (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'shift_rotation_places')
  await sql`
    create index shift_rotation_places_by_member on shift_rotation_places (org_id, membership_id)
    where membership_id is not null`.execute(db)

  await acrossOrganisations(db, 'shifts', () =>
    acrossOrganisations(db, 'shift_rotations', () =>
      sql`
        alter table shifts add constraint shifts_of_rotation
        foreign key (org_id, rotation_id) references shift_rotations (org_id, id)`.execute(db),
    ),
  )
}
