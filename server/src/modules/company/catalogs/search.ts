import { sql } from 'kysely'
import { type Searched, searchedRegister } from '../../records/search/port.ts'

const code = sql`r.code`
const name = sql`r.name`

/** How the registers and tracking targets are found. */
export const searchedCatalogs = {
  entryTypes: searchedRegister('entry_type', 'entry_types', { subtitle: () => sql`r.category` }),
  dayTypes: searchedRegister('day_type', 'day_types'),
  overtimeRuleSets: searchedRegister('overtime_rule_set', 'overtime_rule_sets'),
  worktimeModels: searchedRegister('worktime_model', 'worktime_models'),
  levels: searchedRegister('dimension', 'dimensions'),
  targets: searchedRegister('dimension_value', 'dimension_values', {
    subtitle: ({ orgId }) =>
      sql`(select d.name from dimensions d where d.org_id = ${orgId} and d.id = r.dimension_id)`,
    sources: [
      {
        table: 'dimension_values',
        fields: () => ({ code, name, externalId: sql`r.external_id` }),
        rows: () => 'all',
      },
    ],
  }),
  planningUnits: searchedRegister('planning_unit', 'planning_units', {
    subtitle: ({ orgId }) =>
      sql`(select p.name from planning_units p where p.org_id = ${orgId} and p.id = r.parent_id)`,
  }),
  staffGroups: searchedRegister('staff_group', 'staff_groups'),
  employers: searchedRegister('employer', 'employers', {
    code: () => sql`r.registry_code`,
    sources: [
      {
        table: 'employers',
        fields: () => ({ name, registryCode: sql`r.registry_code` }),
        rows: () => 'all',
      },
    ],
  }),
} as const satisfies Readonly<Record<string, Searched>>
