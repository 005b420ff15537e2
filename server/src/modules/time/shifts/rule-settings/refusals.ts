import { refusals } from '../../../../platform/contract/refusals.ts'

export const ruleSettingRefusals = refusals({
  shift_rules_in_past: {
    status: 422,
    title: 'The rules would begin before today',
    when: 'A row has a `validFrom` before today: what a plan of a day that is over went by does not change.',
    remedy: 'Send rows from today on only; those that began before are kept by themselves.',
  },
  shift_rules_repeated: {
    status: 422,
    title: 'Two rows of rules begin on one day',
    when: 'Two rows have the same `validFrom`.',
    remedy: 'Send one row for each day on which the rules change.',
  },
  shift_rules_stale: {
    status: 409,
    title: 'The rules of the unit have changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the rules of the unit.',
    remedy: 'Read the rules again, look at what changed, and send the change anew.',
  },
  shift_rule_invalid: {
    status: 422,
    title: 'The rule cannot be set so',
    when: 'A row names a rule twice, changes a severity that is fixed, or gives a limit to a rule that has none or to which it makes no sense.',
    remedy: 'Read `defaults`: `fixed` says which severities stay, `limitUnit` which rules have a limit.',
  },
})
