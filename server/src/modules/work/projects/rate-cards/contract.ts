import { contract } from '../../../../platform/contract/family.ts'
import { entryTypeNotFound } from '../../../company/catalogs/entry-types/refusals.ts'
import { customerNotFound } from '../../customers/refusals.ts'
import { membershipNotFound } from '../../../people/members/record/refusals.ts'
import { projectNotFound, rateCardNotFound } from '../record/refusals.ts'
import { projectRoleNotFound } from '../roles/refusals.ts'
import { cardOperations } from './card-operations.ts'
import { rateCardRefusals } from './refusals.ts'
import { ruleOperations } from './rule-operations.ts'

export const rateCards = contract({
  name: 'rateCards',
  tag: 'Projects',
  refusals: rateCardRefusals,
  uses: {
    refusals: {
      ...customerNotFound,
      ...entryTypeNotFound,
      ...membershipNotFound,
      ...projectNotFound,
      ...projectRoleNotFound,
      ...rateCardNotFound,
    },
  },
  events: {},
  audited: {
    rate_card: { '*': 'open' },
    rate_rule: { '*': 'open' },
  },
  operations: { ...cardOperations, ...ruleOperations },
})
