import { made, type Ways } from '../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things }) => ({
  'entryTypes.create': () =>
    admin.post('/v1/entry-types', {
      code: 'diving',
      name: 'Sukellus',
      category: 'work',
      versions: [{ validFrom: '2024-01-01', countsToTarget: true }],
    }),
  'entryTypes.update': () =>
    admin.patch(`/v1/entry-types/${things['entry_type_not_found']}`, { name: 'Työ toisin' }),
  'dayTypes.update': () => admin.patch(`/v1/day-types/${things['day_type_not_found']}`, { name: 'Vapaalla' }),
  'overtimeRuleSets.update': () =>
    admin.patch(`/v1/overtime-rule-sets/${things['overtime_rule_set_not_found']}`, { name: 'Laki' }),
  'worktimeModels.create': () => {
    const overtimeRuleSetId = things['overtime_rule_set_not_found']
    const versions = [{ validFrom: '2026-01-01', kind: 'shift', overtimeRuleSetId }]
    return admin.post('/v1/worktime-models', { code: 'agreed-rota', name: 'Vuorotyö', versions })
  },
  'worktimeModels.update': () =>
    admin.patch(`/v1/worktime-models/${things['worktime_model_not_found']}`, { name: 'Tunnit' }),
  'dimensions.create': () => admin.post('/v1/dimensions', { code: 'machine', name: 'Kone' }),
  'dimensions.update': () =>
    admin.patch(`/v1/dimensions/${things['dimension_not_found']}`, { name: 'Paikka' }),
  'dimensions.updateValue': () =>
    admin.patch(
      `/v1/dimensions/${things['dimension_not_found']}/values/${things['dimension_value_not_found']}`,
      {
        name: 'Toinen',
      },
    ),
  'imports.importTrackingTargets': () =>
    admin.post('/v1/imports/tracking-targets', {
      level: 'cost_center',
      rows: [{ code: 'imported', name: 'Tuotu' }],
    }),
  'imports.importPlanningUnits': () =>
    admin.post('/v1/imports/planning-units', { rows: [{ code: 'imported-unit', name: 'Tuotu' }] }),
  'planningUnits.update': () =>
    admin.patch(`/v1/planning-units/${things['planning_unit_not_found']}`, { name: 'Maastossa' }),
  'staffGroups.create': () => admin.post('/v1/staff-groups', { code: 'seasonal', name: 'Kausityö' }),
  'staffGroups.update': () =>
    admin.patch(`/v1/staff-groups/${things['staff_group_not_found']}`, { name: 'Tuntiväki' }),
  'employers.update': () =>
    admin.patch(`/v1/employers/${things['employer_not_found']}`, { name: 'Satama Ab' }),
  'holidays.remove': () => admin.delete('/v1/holidays/2026-12-24/christmas_eve'),
  'holidays.restore': async () => {
    await made(admin.delete('/v1/holidays/2026-12-25/christmas_day'))
    return admin.post('/v1/holidays/2026-12-25/christmas_day/restore', {})
  },
})
