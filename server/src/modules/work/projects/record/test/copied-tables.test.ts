import { expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { contributionsOf } from '../../../../../platform/module.ts'
import { modules } from '../../../../index.ts'
import { projectCopies, projectLeftBehind } from '../port.ts'

const world = await startWorld()

/** By table, under which kind the answer of a copy tells what becomes of its rows: `copied` or `leftOut`. */
const told = {
  approval_rules: 'approval_rules',
  change_orders: 'change_orders',
  invoicing_terms: 'invoicing_terms',
  project_allocations: 'allocations',
  project_budget_settings: 'budget_settings',
  project_installments: 'installments',
  project_milestones: 'milestones',
  project_participants: 'participants',
  project_phases: 'phases',
  project_purchases: 'purchases',
  project_recognition_rules: 'recognition_rules',
  project_status_updates: 'status_updates',
  rate_rules: 'rate_rules',
  rounding_rules: 'rounding_rules',
  task_dependencies: 'task_dependencies',
  tasks: 'tasks',
} as const

/** Why the others need not be told of. */
const reasons: Readonly<Record<string, string>> = {
  activities: 'tell what was done about the original',
  deals: 'became the original',
  project_baselines: 'a copy begins its own history',
  project_budget_warnings: 'were sent about the budget of the original',
  project_days: 'are of hours, which stay with their project',
  source_consumptions: 'are of documents about the original',
  task_status_sets: 'goes with the tasks',
}

it('whatever names its project is copied with it, or told to be left behind, or says why not', async () => {
  const tables = await world.database.owner<{ table: string }>(`
    select c.table_name as table from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and c.column_name = 'project_id' and t.table_type = 'BASE TABLE'
    order by 1`)
  expect(tables.map(({ table }) => table)).toEqual([...Object.keys(told), ...Object.keys(reasons)].toSorted())
})

it('every kind under which something is told is one that a family copies or leaves behind', () => {
  const contributed = contributionsOf(modules)
  const kinds = [...contributed(projectCopies), ...contributed(projectLeftBehind)].map(({ kind }) => kind)
  for (const kind of Object.values(told)) expect(kinds).toContain(kind)
})
