import { contract } from '../../../../platform/contract/family.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { page } from '../../../../platform/contract/shapes.ts'
import { customerNotFound } from '../../customers/refusals.ts'
import { projectClosed, projectNotFound } from '../record/refusals.ts'
import { approvalRuleRefusals } from './refusals.ts'
import { NewApprovalRule, ApprovalRuleShape, ruleFilters } from './shapes.ts'

const path = '/v1/invoicing/approval-rules'
const reading = {
  method: 'GET',
  needs: ['invoicing.manage', 'projects.manage'],
  feature: 'projects',
} as const
const writing = { needs: ['org.admin'], feature: 'projects' } as const
const ById = { id: idOf('approval_rule_not_found') }

const operations = {
  list: {
    ...reading,
    path,
    summary: 'List approval rules',
    description:
      'Page through the rules that say whether the manager of a project approves its hours before they are billed, by the day on which they begin. Of a day the last rule of the project holds, else that of its customer, else that of the organisation; where there is none, hours are billed once their day is approved.',
    listed: { ids: true },
    query: ruleFilters,
    answers: page(ApprovalRuleShape),
  },
  get: {
    ...reading,
    path: `${path}/{id}`,
    summary: 'Read one approval rule',
    params: ById,
    answers: ApprovalRuleShape,
    refuses: ['approval_rule_not_found'],
  },
  add: {
    ...writing,
    method: 'POST',
    path,
    summary: 'Add an approval rule',
    description:
      'Say whether the manager of a project approves its hours of a day and later before they are billed: of a project, of all projects of a customer, or of all. It is asked of hours that are billed by the hour, once their day is approved, and changes nothing for payroll. A rule never changes; another one takes its place from its day on.',
    body: NewApprovalRule,
    status: 201,
    answers: ApprovalRuleShape,
    refuses: [
      'project_not_found',
      'customer_not_found',
      'project_closed',
      'approval_rule_of_two',
      'approval_rule_exists',
      'approval_rule_hours_approved',
    ],
    example: { body: { validFrom: '2027-01-01', required: true } },
  },
  remove: {
    ...writing,
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Take an approval rule back',
    description: 'Take back a rule of whose days no hours are approved; the rule before it holds again.',
    params: ById,
    status: 204,
    removes: { left: path },
    refuses: ['approval_rule_not_found', 'approval_rule_hours_approved'],
  },
} as const satisfies Readonly<Record<string, Operation>>

export const approvalRules = contract({
  name: 'approvalRules',
  tag: 'Projects',
  refusals: approvalRuleRefusals,
  uses: { refusals: { ...customerNotFound, ...projectClosed, ...projectNotFound } },
  events: {},
  audited: { approval_rule: { '*': 'open' } },
  operations,
})
