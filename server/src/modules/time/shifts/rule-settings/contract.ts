import { contract } from '../../../../platform/contract/family.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import { planningUnitNotFound } from '../../../company/catalogs/planning-units/refusals.ts'
import { ruleSettingRefusals } from './refusals.ts'
import { ShiftRules, WantedRules } from './shapes.ts'

const path = '/v1/planning-units/{id}/shift-rules'
const params = { id: idOf('planning_unit_not_found') }

export const shiftRules = contract({
  name: 'shiftRules',
  tag: 'Shifts',
  refusals: ruleSettingRefusals,
  uses: { refusals: planningUnitNotFound },
  events: {},
  audited: { shift_rule_setting: { '*': 'open' } },
  operations: {
    get: {
      method: 'GET',
      path,
      summary: "Read the rules of a unit's plan",
      description:
        'Every rule with its section of the Working Time Act, and the severities and limits that the unit sets, each from a day on.',
      feature: 'scheduling',
      needs: ['scheduling.plan'],
      params,
      answers: ShiftRules,
      refuses: ['planning_unit_not_found'],
    },
    set: {
      method: 'PUT',
      path,
      summary: "Set the rules of a unit's plan",
      description:
        'Set the rules of a unit from today on. It needs an administrator, so that nobody softens the rules that they plan by. The rules of past days never change: a version that began before today holds until the first of those that are sent.',
      feature: 'scheduling',
      needs: ['org.admin'],
      params,
      body: WantedRules,
      answers: ShiftRules,
      refuses: [
        'planning_unit_not_found',
        'shift_rules_in_past',
        'shift_rules_repeated',
        'shift_rules_stale',
        'shift_rule_invalid',
      ],
      example: {
        body: {
          versions: [
            {
              validFrom: '2027-01-01',
              closedOnPublicHolidays: true,
              averageWeeks: null,
              rules: [{ code: 'shift_daily_rest', severity: 'override', limit: null }],
            },
          ],
        },
      },
    },
  },
})
