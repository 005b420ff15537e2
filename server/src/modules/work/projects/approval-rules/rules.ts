import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { auditLine, type RecordWords } from '../../../../platform/vocabulary/records.ts'
import type { ApprovalRule } from './record.ts'
import type { NewApprovalRule } from './shapes.ts'

const words: RecordWords = {
  singular: 'approval_rule',
  plural: 'approval_rules',
  words: 'approval rule',
}

export interface Circumstances {
  readonly id: Id
  readonly now: Instant
  /** The project or the customer that the rule names, as far as it is there. */
  readonly project: { readonly state: string } | undefined
  readonly customer: { readonly active: boolean } | undefined
  /** The rule of the same that begins on the same day. */
  readonly twin: Id | undefined
  /** Whether hours that it is for are approved, on its first day or later. */
  readonly hoursApproved: boolean
}

type AddCode =
  | 'project_not_found'
  | 'customer_not_found'
  | 'project_closed'
  | 'approval_rule_of_two'
  | 'approval_rule_exists'
  | 'approval_rule_hours_approved'

/** Has project managers approve hours from a day on, or no more. What is approved for payroll is not asked about anew. */
export function add(
  { customerId = null, projectId = null, ...wanted }: NewApprovalRule,
  { id, now, project, customer, twin, hoursApproved }: Circumstances,
): Decision<ApprovalRule, never, AddCode> {
  if (customerId !== null && projectId !== null)
    return refuse('approval_rule_of_two', 'Send one of customerId and projectId.')
  if (projectId !== null && !project) return refuse('project_not_found', 'There is no such project.')
  if (customerId !== null && !customer?.active)
    return refuse('customer_not_found', 'There is no such customer in use.')
  if (project?.state === 'closed') return refuse('project_closed', 'The project is closed.')
  if (twin !== undefined)
    return refuse('approval_rule_exists', `A rule begins on ${wanted.validFrom} already.`, { ruleId: twin })
  if (hoursApproved) return refuse('approval_rule_hours_approved', approvedSince(wanted.validFrom))
  const rule = { id, customerId, projectId, ...wanted, createdAt: now }
  const { id: _, createdAt: __, ...told } = rule
  const changes = Object.entries(told).flatMap(([field, to]) => (to === null ? [] : [{ field, to }]))
  return accept(rule, { audit: [auditLine(words, 'add', id, changes)] })
}

export function remove(
  rule: ApprovalRule,
  { hoursApproved }: Pick<Circumstances, 'hoursApproved'>,
): Decision<ApprovalRule, never, 'approval_rule_hours_approved'> {
  if (hoursApproved) return refuse('approval_rule_hours_approved', approvedSince(rule.validFrom))
  const { id, createdAt: _, ...told } = rule
  const changes = Object.entries(told).flatMap(([field, from]) => (from === null ? [] : [{ field, from }]))
  return accept(rule, { audit: [auditLine(words, 'remove', id, changes)] })
}

const approvedSince = (day: string): string => `Hours that it is for are approved, on ${day} or later.`
