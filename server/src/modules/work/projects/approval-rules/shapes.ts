import {
  CreatedAt,
  described,
  DryRun,
  Flag,
  IdOf,
  named,
  nullable,
  object,
  onlyOf,
  optional,
  paging,
  PlainDate,
  RecordId,
  type Static,
} from '../../../../platform/contract/shapes.ts'

const fields = {
  customerId: described(
    nullable(IdOf('customer')),
    'The customer for whose projects it is; null for one of a project, or of the organisation.',
  ),
  projectId: described(
    nullable(IdOf('project')),
    'The project that it is for; null for one of a customer, or of the organisation.',
  ),
  validFrom: described(PlainDate, 'The first day of whose hours it holds, until the next one does.'),
  required: described(Flag, 'Whether the manager of the project approves them before they are billed.'),
}

export const ApprovalRuleShape = named(
  'ApprovalRule',
  object(
    {
      id: described(RecordId, 'The rule. It never changes.'),
      ...fields,
      createdAt: CreatedAt,
    },
    { description: 'Whether project managers approve hours before they are billed, from a day on.' },
  ),
)

export const NewApprovalRule = object({
  ...fields,
  customerId: optional(fields.customerId),
  projectId: optional(fields.projectId),
  dryRun: DryRun,
})
export type NewApprovalRule = Omit<Static<typeof NewApprovalRule>, 'dryRun'>

export const ruleFilters = object({
  ...paging,
  customerId: onlyOf('Only those of the customer.', 'customerId'),
  projectId: onlyOf('Only those of the project.', 'projectId'),
})
