import { refusals } from '../../../../platform/contract/refusals.ts'

export const overtimeRuleSetNotFound = refusals({
  overtime_rule_set_not_found: {
    status: 404,
    title: 'No such overtime rule set',
    when: 'No overtime rule set of the organisation has this id, or the one that a worktime model is to name is not active.',
    remedy: 'Read the sets from `GET /v1/overtime-rule-sets`.',
    translations: {
      fi: ['Ylityösäännöstöä ei löydy', 'Hae säännöstöt osoitteesta `GET /v1/overtime-rule-sets`.'],
      sv: ['Övertidsregelverket finns inte', 'Hämta övertidsregelverken från `GET /v1/overtime-rule-sets`.'],
    },
  },
})
