import type { Things } from '../../../../../test/breadth/things.ts'

export const things: Things = {
  entry_type_not_found: ({ organisation }) => organisation.catalogs.entryTypes.work,
  day_type_not_found: ({ organisation }) => organisation.catalogs.dayTypes.annual_holiday,
  overtime_rule_set_not_found: ({ organisation }) => organisation.catalogs.overtimeRuleSets.act,
  worktime_model_not_found: ({ organisation }) => organisation.catalogs.worktimeModels.hourly,
  planning_unit_not_found: ({ organisation }) => organisation.catalogs.planningUnits.field,
  staff_group_not_found: ({ organisation }) => organisation.catalogs.staffGroups.hourly,
  dimension_not_found: ({ organisation }) => organisation.catalogs.dimensions.cost_center,
  dimension_value_not_found: ({ organisation }) => organisation.catalogs.costCenters.sales ?? '',
  async employer_not_found({ made }) {
    return (await made('/v1/employers', { name: 'Satama Oy' })).id
  },
}
