import { expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { contributionsOf } from '../../../../platform/module.ts'
import { modules } from '../../../index.ts'
import { recordUses } from '../record-uses.ts'

const world = await startWorld()

/** The tables whose records imports make. A work day keeps what is of it, and an imported shift is cancelled, never removed. */
const tables = {
  activities: 'activities',
  contacts: 'contacts',
  customers: 'customers',
  deals: 'deals',
  leads: 'leads',
  memberships: 'members',
  planning_units: 'planning-units',
  project_phases: 'project-phases',
  projects: 'projects',
  tasks: 'tasks',
} as const satisfies Readonly<Record<string, string>>

/** Those that are told of by another name than their own. */
const toldAs: Readonly<Record<string, string>> = {
  'contacts.customer_contacts': 'customers',
  'customers.customer_contacts': 'contacts',
  'contacts.deal_contacts': 'deals',
  'members.memberships': 'members',
  'members.membership_assignments': 'members',
  'planning-units.memberships': 'members',
  'planning-units.membership_units': 'members',
  'members.punch_sessions': 'punches',
  'members.task_approval_responses': 'task_approvals',
  'members.task_assignees': 'tasks',
  'members.task_watchers': 'tasks',
  'members.task_comment_mentions': 'task_comments',
  'tasks.project_milestone_tasks': 'project_milestones',
}

const goesAlong = 'goes along with what it is a part of'
const isTrace = 'is made by the way, and goes along'
const signsIn = 'names somebody who has signed in: whoever has is not removed by an undo'

/** Why those that nobody contributes need not be: none is left when the record goes. */
const reasons: Readonly<Record<string, string>> = {
  'contacts.contact_place_changes': goesAlong,
  'customers.contact_place_changes': 'is of a contact of the customer',
  'customers.customer_last_activities': 'is kept by activities',
  'customers.customer_pipelines': 'is kept by deals',
  'customers.customer_tag_links': goesAlong,
  'deals.deal_contacts': goesAlong,
  'deals.deal_former_closings': goesAlong,
  'deals.deal_lines': goesAlong,
  'deals.deal_stage_stays': goesAlong,
  'members.api_keys': signsIn,
  'members.attachments': signsIn,
  'members.export_batches': signsIn,
  'members.export_deliveries': signsIn,
  'members.imports': signsIn,
  'members.oauth_clients': signsIn,
  'members.payroll_locks': signsIn,
  'members.planned_work': 'is of a shift, which tells',
  'members.shift_publications': signsIn,
  'members.shift_unpublishings': signsIn,
  'planning-units.shift_unpublishings': 'comes after a publication, which tells',
  'projects.project_baselines': goesAlong,
  'projects.project_budget_warnings': isTrace,
  'projects.task_dependencies': 'is between tasks of the project',
  'projects.task_status_sets': isTrace,
  'tasks.task_assignees': goesAlong,
  'tasks.task_checklist_items': goesAlong,
  'tasks.task_label_links': goesAlong,
  'tasks.task_watchers': goesAlong,
}

const contributed = new Set(
  contributionsOf(modules)(recordUses).map(({ register, by }) => `${register}.${by}`),
)

/** What refers to records that imports make, and does not go by itself when they do: the register, and the table. */
async function referring(): Promise<string[]> {
  const rows = await world.database.owner<{ referred: keyof typeof tables; table: string }>(
    `select distinct t.relname as referred, r.relname as "table" from pg_constraint f
      join pg_class r on r.oid = f.conrelid
      join pg_class t on t.oid = f.confrelid
      where f.contype = 'f' and f.confdeltype = 'a' and t.relname = any($1) order by 1, 2`,
    [Object.keys(tables)],
  )
  return rows.map(({ referred, table }) => `${tables[referred]}.${table}`)
}

const isTold = (name: string): boolean => {
  const [register = '', table = ''] = name.split('.')
  return contributed.has(`${register}.${toldAs[name] ?? table}`)
}

const missed = async () => (await referring()).filter(name => !isTold(name) && reasons[name] === undefined)

it('every table that refers to what imports make keeps an import from being undone, or says why it need not', async () => {
  expect(await missed()).toEqual([])
})

it('no reason is given twice, or for what is not there', async () => {
  const names = await referring()
  expect(Object.keys(toldAs).filter(name => !names.includes(name))).toEqual([])
  expect(Object.keys(reasons).filter(name => !names.includes(name) || isTold(name))).toEqual([])
})

it('a table that refers to projects and contributes nothing is found', async () => {
  await world.database.owner(`
    create table planted (org_id uuid, about uuid, foreign key (org_id, about) references projects (org_id, id))`)
  try {
    expect(await missed()).toEqual(['projects.planted'])
  } finally {
    await world.database.owner('drop table planted')
  }
})
