import { refusals } from '../../../../../platform/contract/refusals.ts'

export const leadScoringRefusals = refusals({
  crm_lead_score_rule_invalid: {
    status: 422,
    title: 'A rule of the score contradicts itself',
    when: 'A rule lacks the `field` or `value` of its condition or has one that the condition does not take, names a channel that there is not, compares `businessId`, or two rules have one code; `rule` names it.',
    remedy: 'Send `field` and `value` as the condition takes them, and each code once.',
  },
})
