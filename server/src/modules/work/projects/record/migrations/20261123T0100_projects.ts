import { type Kysely, sql } from 'kysely'
import { makeSearchable } from '../../../../../platform/data/searchable.ts'
import { indexSubstrings } from '../../../../../platform/data/substrings.ts'
import { acrossOrganisations, tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await makeProjects(db)
  await makeBaselines(db)
  await makeParticipants(db)
  await takeOverTargets(db)
}

async function makeProjects(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table projects (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      search_text text not null,
      description text,
      customer_id uuid,
      manager_membership_id uuid,
      state text not null,
      billing text not null,
      attribution_precision text not null,
      start_date date,
      end_date date,
      budget_minutes integer,
      budget_cents bigint,
      rate_card_id uuid,
      template boolean not null,
      external_source text,
      external_id text,
      closed_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code),
      unique (org_id, external_source, external_id),
      check ((external_source is null) = (external_id is null)),
      check ((state = 'closed') = (closed_at is not null)),
      check (end_date >= start_date),
      check (budget_minutes >= 0),
      check (budget_cents >= 0),
      foreign key (org_id, id) references dimension_values (org_id, id),
      foreign key (org_id, customer_id) references customers (org_id, id),
      foreign key (org_id, manager_membership_id) references memberships (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'projects')
  for (const [name, columns] of Object.entries(orders))
    await sql`create index ${sql.table(name)} on projects ${sql.raw(columns)}`.execute(db)
  await indexSubstrings(db, 'projects', 'search_text')
  await makeSearchable(db, 'projects', ['code', 'name', 'external_id'])
}

/** One for each order of the list, and for what picks projects out in the order of their names. */
const orders = {
  projects_by_name: '(org_id, name, id)',
  projects_by_start: '(org_id, start_date, id)',
  projects_by_start_from_last: '(org_id, start_date desc nulls last, id desc)',
  projects_by_end: '(org_id, end_date, id)',
  projects_by_end_from_last: '(org_id, end_date desc nulls last, id desc)',
  projects_by_change: '(org_id, updated_at, id)',
  projects_by_state: '(org_id, state, name, id)',
  projects_by_customer: '(org_id, customer_id, name, id)',
  projects_by_manager: '(org_id, manager_membership_id, name, id)',
  projects_by_rate_card: '(org_id, rate_card_id) where rate_card_id is not null',
}

async function makeBaselines(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_baselines (
      org_id uuid not null,
      id uuid not null,
      project_id uuid not null,
      valid_from date not null,
      budget_minutes integer,
      budget_cents bigint,
      end_date date,
      change_order_id uuid,
      made_at timestamptz(3) not null,
      primary key (org_id, id),
      check (budget_minutes >= 0),
      check (budget_cents >= 0),
      foreign key (org_id, project_id) references projects (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'project_baselines')
  await sql`
    create index project_baselines_by_project on project_baselines (org_id, project_id, valid_from, made_at, id)`.execute(
    db,
  )
}

async function makeParticipants(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_roles (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      active boolean not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code)
    )`.execute(db)
  await tenantTable(db, 'project_roles')
  await makeSearchable(db, 'project_roles', ['code', 'name'])

  await sql`
    create table project_participants (
      org_id uuid not null,
      id uuid not null,
      project_id uuid not null,
      membership_id uuid not null,
      project_role_id uuid,
      valid_from date,
      valid_to date,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      check (valid_to >= valid_from),
      foreign key (org_id, project_id) references projects (org_id, id),
      foreign key (org_id, membership_id) references memberships (org_id, id),
      foreign key (org_id, project_role_id) references project_roles (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'project_participants')
  for (const [name, columns] of Object.entries({
    project_participants_by_project: '(org_id, project_id, created_at, id)',
    project_participants_by_change: '(org_id, project_id, updated_at, id)',
    project_participants_by_member: '(org_id, membership_id, project_id)',
    project_participants_by_role: '(org_id, project_role_id) where project_role_id is not null',
  }))
    await sql`create index ${sql.table(name)} on project_participants ${sql.raw(columns)}`.execute(db)
}

/** What the locked level has listed until now becomes projects of the same ids. */
async function takeOverTargets(db: Kysely<unknown>): Promise<void> {
  const levels = sql`(select d.org_id, d.id from dimensions d where d.code = 'project')`
  const tables = ['dimensions', 'dimension_values', 'projects', 'project_baselines']
  const work = async () => {
    await sql`
      insert into projects (org_id, id, code, name, search_text, state, billing, attribution_precision, template,
        external_source, external_id, closed_at, created_at, updated_at)
      select v.org_id, v.id, v.code, v.name, lower(normalize(v.code || E'\n' || v.name)),
        case when v.active then 'active' else 'closed' end, 'time', coalesce(v.attribution_precision, 'project'), false,
        v.external_source, v.external_id, case when not v.active then v.updated_at end, v.updated_at, v.updated_at
      from ${levels} l join dimension_values v on v.org_id = l.org_id and v.dimension_id = l.id`.execute(db)
    await sql`
      insert into project_baselines (org_id, id, project_id, valid_from, made_at)
      select p.org_id, gen_random_uuid(), p.id, (p.created_at at time zone 'UTC')::date, p.created_at
      from projects p`.execute(db)
    // A sweep with updatedSince finds what changed.
    await sql`
      update dimension_values v set attribution_precision = 'project', updated_at = now()
      from ${levels} l
      where v.org_id = l.org_id and v.dimension_id = l.id and v.attribution_precision is null`.execute(db)
  }
  await tables.reduce<() => Promise<unknown>>(
    (inner, table) => () => acrossOrganisations(db, table, inner),
    work,
  )()
}
