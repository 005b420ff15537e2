import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table punches (
      org_id uuid not null,
      id uuid not null,
      membership_id uuid not null,
      client_punch_id uuid not null,
      kind text not null
        check (kind in ('clock_in', 'break_start', 'break_end', 'set_allocation', 'clock_out')),
      occurred_at timestamptz(3) not null,
      occurred_given boolean not null,
      fingerprint text not null,
      received_at timestamptz(3) not null,
      origin text not null check (origin in ('own', 'terminal', 'correction')),
      terminal_id uuid,
      clock_offset_ms integer,
      entry_type_id uuid,
      allocations jsonb not null,
      note text,
      forgotten_clock_out text not null
        check (forgotten_clock_out in ('left_open', 'end_of_schedule', 'maximum_length')),
      session_max_minutes integer not null,
      session_id uuid,
      unplaced_code text,
      work_date date not null,
      corrected_by_id uuid,
      correction_id uuid,
      dismissed_at timestamptz(3),
      dismissed_by_membership_id uuid,
      dismiss_reason text,
      asked_at timestamptz(3),
      tried_at timestamptz(3),
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, membership_id, client_punch_id),
      foreign key (org_id, membership_id) references memberships (org_id, id),
      foreign key (org_id, entry_type_id) references entry_types (org_id, id),
      check ((origin = 'terminal') = (terminal_id is not null)),
      check (origin = 'terminal' or clock_offset_ms is null),
      check ((origin = 'correction') = (correction_id is not null)),
      check (num_nonnulls(session_id, unplaced_code, corrected_by_id, dismissed_at) = 1),
      check ((dismissed_at is null) = (dismiss_reason is null))
    )`.execute(db)
  await tenantTable(db, 'punches')
  for (const [name, columns] of Object.entries({
    punches_by_time: '(org_id, membership_id, occurred_at, id)',
    punches_by_change: '(org_id, membership_id, updated_at, id)',
    punches_unplaced_by_change: '(org_id, updated_at, id) where unplaced_code is not null',
    punches_by_session: '(org_id, session_id) where session_id is not null',
    punches_unplaced: '(org_id, membership_id, occurred_at, id) where unplaced_code is not null',
    punches_unplaced_by_time: '(org_id, occurred_at, id) where unplaced_code is not null',
    punches_by_entry_type: '(org_id, entry_type_id) where entry_type_id is not null',
    punches_by_terminal: '(org_id, terminal_id, received_at) where terminal_id is not null',
  }))
    await sql`create index ${sql.table(name)} on punches ${sql.raw(columns)}`.execute(db)

  await sql`
    create table punch_sessions (
      org_id uuid not null,
      id uuid not null,
      membership_id uuid not null,
      work_date date not null,
      started_at timestamptz(3) not null,
      ended_at timestamptz(3),
      state text not null check (state in ('open', 'closed', 'auto_closed', 'left_open')),
      live_state text not null check (live_state in ('working', 'on_break')),
      since timestamptz(3) not null,
      due_at timestamptz(3) not null,
      spans jsonb not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, membership_id) references memberships (org_id, id),
      check ((ended_at is null) = (state in ('open', 'left_open'))),
      check (ended_at >= started_at)
    )`.execute(db)
  await tenantTable(db, 'punch_sessions')
  for (const [name, columns] of Object.entries({
    punch_sessions_by_time: '(org_id, membership_id, started_at)',
    punch_sessions_by_date: '(org_id, membership_id, work_date)',
    punch_sessions_due: "(org_id, due_at, membership_id) where state = 'open'",
    punch_sessions_forgotten:
      "(org_id, membership_id, work_date) where state in ('auto_closed', 'left_open')",
    punch_sessions_over: "(org_id, due_at, id) where state in ('auto_closed', 'left_open')",
  }))
    await sql`create index ${sql.table(name)} on punch_sessions ${sql.raw(columns)}`.execute(db)
  await sql`
    create unique index punch_sessions_one_open on punch_sessions (org_id, membership_id)
    where state = 'open'`.execute(db)

  await sql`
    create table punch_corrections (
      org_id uuid not null,
      id uuid not null,
      membership_id uuid not null,
      kind text not null check (kind in ('add', 'move', 'remove')),
      punch_id uuid,
      punch_kind text not null
        check (punch_kind in ('clock_in', 'break_start', 'break_end', 'set_allocation', 'clock_out')),
      occurred_at timestamptz(3),
      entry_type_id uuid,
      allocations jsonb not null,
      note text,
      reason text not null,
      state text not null check (state in ('pending', 'approved', 'declined', 'withdrawn')),
      work_date date not null,
      decided_at timestamptz(3),
      decided_by_membership_id uuid,
      decline_reason text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, membership_id) references memberships (org_id, id),
      foreign key (org_id, punch_id) references punches (org_id, id),
      foreign key (org_id, entry_type_id) references entry_types (org_id, id),
      check ((kind = 'add') = (punch_id is null)),
      check ((kind = 'remove') = (occurred_at is null)),
      check ((state in ('approved', 'declined')) = (decided_at is not null))
    )`.execute(db)
  await tenantTable(db, 'punch_corrections')
  for (const [name, columns] of Object.entries({
    punch_corrections_by_member: '(org_id, membership_id, created_at, id)',
    punch_corrections_by_change: '(org_id, updated_at, id)',
    punch_corrections_by_member_and_change: '(org_id, membership_id, updated_at, id)',
    punch_corrections_by_time: '(org_id, created_at, id)',
    punch_corrections_waiting: "(org_id, created_at, id) where state = 'pending'",
    punch_corrections_by_punch: '(org_id, punch_id) where punch_id is not null',
    punch_corrections_by_entry_type: '(org_id, entry_type_id) where entry_type_id is not null',
  }))
    await sql`create index ${sql.table(name)} on punch_corrections ${sql.raw(columns)}`.execute(db)
}
