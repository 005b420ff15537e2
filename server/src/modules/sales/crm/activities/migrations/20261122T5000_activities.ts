import { type Kysely, sql } from 'kysely'
import { makeSearchable } from '../../../../../platform/data/searchable.ts'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table activity_outcomes (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      activity_types jsonb not null,
      active boolean not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code)
    )`.execute(db)
  await tenantTable(db, 'activity_outcomes')
  await makeSearchable(db, 'activity_outcomes', ['code', 'name'])

  await sql`
    create table activities (
      org_id uuid not null,
      id uuid not null,
      type text not null,
      subject text not null,
      notes text,
      state text not null,
      due_at timestamptz(3),
      duration_minutes integer,
      done_at timestamptz(3),
      outcome_code text,
      customer_id uuid,
      contact_id uuid,
      deal_id uuid,
      lead_id uuid,
      owner_membership_id uuid not null,
      recurrence text,
      previous_activity_id uuid,
      external_source text,
      external_id text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, external_source, external_id),
      unique (org_id, previous_activity_id),
      check ((external_source is null) = (external_id is null)),
      check ((state = 'done') = (done_at is not null)),
      check (outcome_code is null or state = 'done'),
      check (recurrence is null or due_at is not null),
      foreign key (org_id, customer_id) references customers (org_id, id),
      foreign key (org_id, contact_id) references contacts (org_id, id),
      foreign key (org_id, deal_id) references deals (org_id, id),
      foreign key (org_id, lead_id) references leads (org_id, id),
      foreign key (org_id, owner_membership_id) references memberships (org_id, id),
      foreign key (org_id, outcome_code) references activity_outcomes (org_id, code),
      foreign key (org_id, previous_activity_id) references activities (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'activities')
  await makeSearchable(db, 'activities', ['subject', 'notes'])
  for (const [name, columns] of indexes)
    await sql`create index ${sql.id(name)} on activities (${sql.raw(columns)})`.execute(db)
  await sql`
    create index activities_done_with_customer on activities (org_id, customer_id, done_at)
    where state = 'done'`.execute(db)

  await sql`
    create index activities_done on activities (org_id, done_at, id) where state = 'done'`.execute(db)

  await sql`
    create table customer_last_activities (
      org_id uuid not null,
      customer_id uuid not null,
      last_activity_at timestamptz(3) not null,
      primary key (org_id, customer_id),
      foreign key (org_id, customer_id) references customers (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'customer_last_activities')
  await sql`
    create index customer_last_activities_by_time
    on customer_last_activities (org_id, last_activity_at, customer_id)`.execute(db)
}

/** What lists, the timeline and the figures read by; an activity happened when it was done, or else when it was written. */
const indexes = [
  ['activities_by_change', 'org_id, updated_at, id'],
  ['activities_by_due', 'org_id, due_at, id'],
  ['activities_by_state', 'org_id, state, due_at, id'],
  ['activities_of_owner', 'org_id, owner_membership_id, state, due_at, id'],
  ['activities_of_owner_by_due', 'org_id, owner_membership_id, due_at, id'],
  ['activities_of_contact', 'org_id, contact_id, due_at, id'],
  ['activities_of_lead', 'org_id, lead_id, due_at, id'],
  ['activities_at_customer', 'org_id, customer_id, coalesce(done_at, created_at), id'],
  ['activities_at_deal', 'org_id, deal_id, coalesce(done_at, created_at), id'],
  ['activities_at_lead', 'org_id, lead_id, coalesce(done_at, created_at), id'],
] as const
