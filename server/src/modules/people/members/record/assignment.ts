import { date, flag, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** What a member is assigned to by date, and the field of a member that says what they have today. */
export const assignedFields = {
  worktime_model: 'worktimeModelId',
  staff_group: 'staffGroupId',
  employer: 'employerId',
  supervisor: 'supervisorMembershipId',
} as const

export type AssignmentKind = keyof typeof assignedFields
export const assignmentKinds = Object.keys(assignedFields) as AssignmentKind[]

/** The fields of a member that an assignment by date decides. */
export type AssignedField = (typeof assignedFields)[AssignmentKind]

/** From when a first assignment counts: nobody works before their employment, so it needs no first day of its own. */
export const theBeginning: PlainDate = '0001-01-01'

/** What members are from a day until the next row of the kind; without a row, nothing is assigned. */
export const membershipAssignments = table(
  'membershipAssignments',
  {
    membershipId: uuid,
    kind: text.as<AssignmentKind>(),
    validFrom: date,
    /** A worktime model, a staff group, an employer or a member, by the kind; null for none. */
    assignedId: uuid.nullable(),
    /** Written for a later day, and not yet what the member's own record says. */
    coming: flag,
  },
  { key: ['membershipId', 'kind', 'validFrom'] },
)

/** One assignment of a member. */
export interface Assignment extends Omit<RowOf<typeof membershipAssignments>, 'membershipId'> {
  readonly assignedId: Id | null
}
