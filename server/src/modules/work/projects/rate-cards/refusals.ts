import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

export const rateRuleNotFound = refusals(translations, {
  rate_rule_not_found: {
    status: 404,
    title: 'No such rule of the rate card',
    when: 'The rate card has no rule with this id.',
    remedy: 'Read the rules from `GET /v1/rate-cards/{id}/rules`.',
  },
})

export const rateCardRefusals = refusals(translations, {
  ...rateRuleNotFound,
  rate_card_stale: {
    status: 409,
    title: 'The rate card has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the rate card.',
    remedy: 'Read the rate card again, look at what changed, and send the change anew.',
  },
  rate_rule_stale: {
    status: 409,
    title: 'The rule has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the rule.',
    remedy: 'Read the rule again, look at what changed, and send the change anew.',
  },
  rate_card_default_inactive: {
    status: 422,
    title: 'The default rate card is in use',
    when: 'A rate card was to be the default one and not active at once.',
    remedy: 'Make another rate card the default first, or leave this one active.',
  },
  rate_rule_exists: {
    status: 409,
    title: 'A rule with these criteria exists',
    when: 'The rate card has a rule for the very same project, customer, member, role and kind of work: neither would win.',
    remedy: 'Add a version to the rule in `ruleId`.',
  },
  rate_rule_ended: {
    status: 409,
    title: 'The rule has ended already',
    when: 'A rule was to end of which no version is open.',
    remedy: 'Read the versions of the rule; add one where it is to hold again.',
  },
})
