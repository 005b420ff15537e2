import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shift_swaps (
      org_id uuid not null,
      id uuid not null,
      kind text not null check (kind in ('swap', 'handover', 'drop')),
      from_shift_id uuid not null,
      from_membership_id uuid not null,
      from_planning_unit_id uuid not null,
      from_version integer not null,
      from_shift jsonb not null,
      to_shift_id uuid,
      to_membership_id uuid,
      to_planning_unit_id uuid,
      to_version integer,
      to_shift jsonb,
      work_date date not null,
      begins_at timestamptz(3) not null,
      state text not null check (state in ('proposed', 'peer_accepted', 'peer_declined', 'approved', 'declined',
        'executed', 'cancelled', 'expired')),
      note text,
      peer_answered_at timestamptz(3),
      decided_by_membership_id uuid,
      decided_at timestamptz(3),
      decline_reason text,
      open_shift_id uuid,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      check ((kind = 'drop') = (to_membership_id is null)),
      check ((kind = 'swap') = (to_shift_id is not null)),
      check ((to_shift_id is null) = (to_planning_unit_id is null)),
      check ((to_shift_id is null) = (to_version is null)),
      check ((to_shift_id is null) = (to_shift is null)),
      check (from_membership_id is distinct from to_membership_id),
      foreign key (org_id, from_shift_id) references shifts (org_id, id),
      foreign key (org_id, to_shift_id) references shifts (org_id, id),
      foreign key (org_id, from_membership_id) references memberships (org_id, id),
      foreign key (org_id, to_membership_id) references memberships (org_id, id),
      foreign key (org_id, decided_by_membership_id) references memberships (org_id, id),
      foreign key (org_id, from_planning_unit_id) references planning_units (org_id, id),
      foreign key (org_id, to_planning_unit_id) references planning_units (org_id, id),
      foreign key (org_id, open_shift_id) references open_shifts (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'shift_swaps')
  // A shift is proposed once at a time.
  await sql`
    create unique index shift_swaps_once on shift_swaps (org_id, from_shift_id)
    where state in ('proposed', 'peer_accepted')`.execute(db)
  for (const [name, columns] of Object.entries({
    shift_swaps_by_date: '(org_id, created_at, id)',
    shift_swaps_by_change: '(org_id, updated_at, id)',
    shift_swaps_by_from_unit: '(org_id, from_planning_unit_id, created_at, id)',
    shift_swaps_by_to_unit: '(org_id, to_planning_unit_id) where to_planning_unit_id is not null',
    shift_swaps_by_from_shift: '(org_id, from_shift_id)',
    shift_swaps_by_to_shift: '(org_id, to_shift_id) where to_shift_id is not null',
    shift_swaps_by_proposer: '(org_id, from_membership_id, created_at, id)',
    shift_swaps_by_peer: '(org_id, to_membership_id, created_at, id) where to_membership_id is not null',
    shift_swaps_by_decider: '(org_id, decided_by_membership_id) where decided_by_membership_id is not null',
    shift_swaps_by_open_shift: '(org_id, open_shift_id) where open_shift_id is not null',
    shift_swaps_waiting: "(org_id, begins_at, id) where state in ('proposed', 'peer_accepted')",
  }))
    await sql`create index ${sql.table(name)} on shift_swaps ${sql.raw(columns)}`.execute(db)
}
