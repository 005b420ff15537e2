import { contract } from '../../../../platform/contract/family.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { object, page, sweeping } from '../../../../platform/contract/shapes.ts'
import { articleNotFound } from '../../../company/articles/refusals.ts'
import { entryTypeNotFound } from '../../../company/catalogs/entry-types/refusals.ts'
import { membershipNotFound } from '../../../people/members/record/refusals.ts'
import { customerNotFound } from '../../customers/refusals.ts'
import { projectNotFound, rateCardNotFound } from '../record/refusals.ts'
import { projectRoleNotFound } from '../roles/refusals.ts'
import { rateCardRefusals } from './refusals.ts'
import { ofRepricing, ruleOperations } from './rule-operations.ts'
import { Card, CardPatch, NewCard } from './shapes.ts'

const read = { method: 'GET', needs: ['projects.read'], feature: 'projects' } as const
const write = { needs: ['projects.manage'], feature: 'projects' } as const
const path = '/v1/rate-cards'
const ById = { id: idOf('rate_card_not_found') }

const cardOperations = {
  list: {
    ...read,
    path,
    summary: 'List rate cards',
    description: 'Page through the rate cards by code, inactive ones too.',
    sweeps: { table: 'rate_cards', deletions: 'whole' },
    listed: { q: 'the code or the name', ids: true, sorts: ['code', 'name', 'updatedAt'] },
    query: object(sweeping),
    answers: page(Card),
  },
  get: {
    ...read,
    path: `${path}/{id}`,
    summary: 'Read one rate card',
    params: ById,
    answers: Card,
    refuses: ['rate_card_not_found'],
  },
  create: {
    ...write,
    method: 'POST',
    path,
    summary: 'Add a rate card',
    description:
      'Add a rate card, which prices nothing before it has rules. The first is the default one unless it says otherwise.',
    body: NewCard,
    status: 201,
    answers: Card,
    refuses: ['code_already_in_use', 'rate_card_default_inactive', ...ofRepricing],
    example: { body: { code: 'standard', name: 'Standard rates' } },
  },
  update: {
    ...write,
    method: 'PATCH',
    path: `${path}/{id}`,
    summary: 'Change a rate card',
    description:
      'Change a rate card: an absent field keeps. Making another one the default changes what hours of projects without a rate card come to, as far as they are not billed: of approved ones only with `reprice`, and never in closed projects.',
    params: ById,
    body: CardPatch,
    answers: Card,
    refuses: [
      'rate_card_not_found',
      'rate_card_stale',
      'code_already_in_use',
      'rate_card_default_inactive',
      ...ofRepricing,
    ],
    example: { body: { name: 'Rates of 2027' } },
  },
} as const satisfies Readonly<Record<string, Operation>>

export const rateCards = contract({
  name: 'rateCards',
  tag: 'Projects',
  refusals: rateCardRefusals,
  uses: {
    refusals: {
      ...customerNotFound,
      ...entryTypeNotFound,
      ...articleNotFound,
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
