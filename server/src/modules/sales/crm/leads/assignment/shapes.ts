import {
  CreatedAt,
  described,
  Id,
  IdOf,
  named,
  nullable,
  object,
  optional,
  PlainDate,
  type Static,
  Type,
} from '../../../../../platform/contract/shapes.ts'
import { membersInRotation } from '../bounds.ts'

const MembershipIds = Type.Unsafe<readonly string[]>({
  type: 'array',
  items: IdOf('membership'),
  maxItems: membersInRotation,
  uniqueItems: true,
})
const SourceId = nullable(IdOf('lead_source'))

export const AssignmentVersion = named(
  'LeadAssignmentVersion',
  object({
    id: described(Id, 'The version. It is never edited; the audit trail names it where it assigned a lead.'),
    sourceId: described(
      SourceId,
      'The source whose leads it assigns; null for those of every source that has no version of its own, and of none.',
    ),
    validFrom: described(PlainDate, 'The first day on which leads are assigned by it.'),
    inForce: Type.Boolean({ description: 'Whether leads are assigned by it today.' }),
    membershipIds: described(
      MembershipIds,
      'The members who take turns; none where nobody is assigned by rule.',
    ),
    createdAt: CreatedAt,
  }),
)

export const NewAssignmentVersion = object({
  sourceId: optional(
    described(
      SourceId,
      'The source; null or absent for every source without a version of its own, and none.',
    ),
  ),
  validFrom: optional(
    described(PlainDate, 'The first day on which leads are assigned by it; today when absent.'),
  ),
  membershipIds: described(MembershipIds, 'The members who take turns, in their order; none for nobody.'),
})
export type NewAssignmentVersion = Static<typeof NewAssignmentVersion>
