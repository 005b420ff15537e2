import { sql } from 'kysely'
import { starterNames as dayTypes } from './day-types/register.ts'
import { costCenterNames, levelNames } from './dimensions/starter-names.ts'
import { starterNames as entryTypes } from './entry-types/register.ts'
import { starterNames as overtimeRuleSets } from './overtime-rule-sets/register.ts'
import { starterNames as planningUnits } from './planning-units/register.ts'
import { starterNames as staffGroups } from './staff-groups/register.ts'
import { starterNames as worktimeModels } from './worktime-models/register.ts'
import { type Searched, searchedRegister } from '../../records/search/port.ts'

const code = sql`r.code`
const name = sql`r.name`

/** How the registers and tracking targets are found. */
export const searchedCatalogs = {
  entryTypes: searchedRegister('entry_type', 'entry_types', {
    subtitle: () => sql`r.category`,
    starters: entryTypes,
  }),
  dayTypes: searchedRegister('day_type', 'day_types', { starters: dayTypes }),
  overtimeRuleSets: searchedRegister('overtime_rule_set', 'overtime_rule_sets', {
    starters: overtimeRuleSets,
  }),
  worktimeModels: searchedRegister('worktime_model', 'worktime_models', { starters: worktimeModels }),
  levels: searchedRegister('dimension', 'dimensions', { starters: levelNames }),
  targets: searchedRegister('dimension_value', 'dimension_values', {
    starters: costCenterNames,
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
    starters: planningUnits,
    subtitle: ({ orgId }) =>
      sql`(select p.name from planning_units p where p.org_id = ${orgId} and p.id = r.parent_id)`,
  }),
  staffGroups: searchedRegister('staff_group', 'staff_groups', { starters: staffGroups }),
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
