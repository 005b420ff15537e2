import { count } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { delegationsAtOnce, longestDelegationDays } from './record.ts'
import { translations } from './refusal-translations.ts'

export const delegationRefusals = refusals(translations, {
  approval_delegation_not_found: {
    status: 404,
    title: 'No such delegation',
    when: 'No delegation that the caller may know of has this id.',
    remedy: 'Read the delegations from `GET /v1/me/approval-delegations` or `GET /v1/approval-delegations`.',
  },
  approval_delegation_to_oneself: {
    status: 422,
    title: 'Nobody stands in for themself',
    when: 'The delegation is from a member to the same member.',
    remedy: 'Name somebody else in `toMembershipId`.',
  },
  approval_delegation_period_invalid: {
    status: 422,
    title: 'The period of the delegation is not possible',
    when: `\`validTo\` lies before \`validFrom\` or in the past, or the period is longer than ${longestDelegationDays} days.`,
    remedy: 'Send a period that ends today or later, and not more than a year after it begins.',
  },
  approval_delegation_without_capability: {
    status: 422,
    title: 'Somebody without the capability to decide',
    when: 'The member who delegates, or the one who is to decide for them, does not hold `worktime.supervise`. A delegation gives authority over people, and never a capability.',
    remedy:
      'Name a member who decides for a team of their own, or have an administrator change the role first.',
  },
  approval_delegation_limit_reached: {
    status: 409,
    values: {
      maximum: count('How many delegations there may be at once.'),
    },
    title: 'There are too many delegations',
    when: `A member would have given, or received, more than ${delegationsAtOnce} delegations that are not over.`,
    remedy: 'End delegations that are not needed any more.',
  },
})
