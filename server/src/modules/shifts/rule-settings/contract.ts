import { contract } from '../../../platform/contract/family.ts'
import { idOf } from '../../../platform/contract/operation.ts'
import { planningUnitNotFound } from '../../catalogs/planning-units/refusals.ts'
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
      summary: 'Read what plans of a unit are checked by',
      description:
        'Every rule with its section of the Working Time Act, and what the unit says of it from which day on: how much it weighs, and by which limit.',
      feature: 'scheduling',
      needs: ['scheduling.plan'],
      params,
      answers: ShiftRules,
      refuses: ['planning_unit_not_found'],
    },
    set: {
      method: 'PUT',
      path,
      summary: 'Set what plans of a unit are checked by',
      description:
        'Set what the unit says of its rules from today on; who plans a unit does not soften its rules. What a plan of a day that is over went by never changes: a row that began before today holds until the first of these.',
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
