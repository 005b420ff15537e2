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
  rate_reprices_approved_hours: {
    status: 409,
    title: 'Approved hours would have another price',
    when: 'A rate was to be added, changed or ended, or another rate card to be the default one, which gives approved hours that are not billed another price. `projectIds` names the first of their projects, `firstFreeDate` the first day from which it would give none.',
    remedy:
      'Let it hold from `firstFreeDate` on, or send `reprice`: the what-if says what each project would bring then.',
  },
  rate_reprices_closed_projects: {
    status: 409,
    title: 'Hours of closed projects would have another price',
    when: 'A rate was to be added, changed or ended, or another rate card to be the default one, which gives approved hours of closed projects that are not billed another price. `projectIds` names the first of them, `firstFreeDate` the first day from which it would give none.',
    remedy:
      'Let it hold from `firstFreeDate` on, or add a rule for the projects that it is meant for. A closed project takes other prices once it is reopened.',
  },
})
