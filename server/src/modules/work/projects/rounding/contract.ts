import { contract } from '../../../../platform/contract/family.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { page } from '../../../../platform/contract/shapes.ts'
import { customerNotFound } from '../../customers/refusals.ts'
import { projectClosed, projectNotFound } from '../record/refusals.ts'
import { roundingRefusals } from './refusals.ts'
import { NewRoundingRule, RoundingRuleShape, ruleFilters } from './shapes.ts'

const path = '/v1/invoicing/rounding-rules'
const reading = {
  method: 'GET',
  needs: ['invoicing.manage', 'projects.manage'],
  feature: 'projects',
} as const
const writing = { needs: ['org.admin'], feature: 'projects' } as const
const ById = { id: idOf('rounding_rule_not_found') }

const operations = {
  list: {
    ...reading,
    path,
    summary: 'List rounding rules',
    description:
      'Page through the rules by which billed time is rounded, by the day on which they begin. Of a day the last rule of the project holds, else that of its customer, else that of the organisation; where there is none, time is billed as it was worked.',
    listed: { ids: true },
    query: ruleFilters,
    answers: page(RoundingRuleShape),
  },
  get: {
    ...reading,
    path: `${path}/{id}`,
    summary: 'Read one rounding rule',
    params: ById,
    answers: RoundingRuleShape,
    refuses: ['rounding_rule_not_found'],
  },
  add: {
    ...writing,
    method: 'POST',
    path,
    summary: 'Add a rounding rule',
    description:
      'Have time that is billed by the hour be rounded from a day on: of a project, of all projects of a customer, or of all. What was worked stays as it is, for payroll and for everything else; prices, caps and figures follow what is billed. A rule never changes; another one takes its place from its day on.',
    body: NewRoundingRule,
    status: 201,
    answers: RoundingRuleShape,
    refuses: [
      'project_not_found',
      'customer_not_found',
      'project_closed',
      'rounding_rule_of_two',
      'rounding_rule_exists',
      'rounding_hours_approved',
    ],
    example: { body: { validFrom: '2027-01-01', unitMinutes: 15, mode: 'up', scope: 'day' } },
  },
  remove: {
    ...writing,
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Take a rounding rule back',
    description: 'Take back a rule of whose days no hours are approved; the rule before it holds again.',
    params: ById,
    status: 204,
    removes: { left: path },
    refuses: ['rounding_rule_not_found', 'rounding_hours_approved'],
  },
} as const satisfies Readonly<Record<string, Operation>>

export const roundingRules = contract({
  name: 'roundingRules',
  tag: 'Projects',
  refusals: roundingRefusals,
  uses: { refusals: { ...customerNotFound, ...projectClosed, ...projectNotFound } },
  events: {},
  audited: { rounding_rule: { '*': 'open' } },
  operations,
})
