import {
  array,
  described,
  DryRun,
  IdOf,
  named,
  nullable,
  object,
  type Static,
  Type,
  UpdatedAt,
  ValidFrom,
  ValidTo,
} from '../../../../../platform/contract/shapes.ts'
import { limits } from '../../../../../platform/vocabulary/limits.ts'

export const GroupMember = named(
  'LeaveGroupMember',
  object({
    membershipId: described(IdOf('membership'), 'The member who is in the group.'),
    leaveGroupId: described(
      nullable(IdOf('leave_group')),
      'The leave group; null where the member is in none.',
    ),
    validFrom: ValidFrom,
    validTo: ValidTo,
    updatedAt: UpdatedAt,
  }),
)

export const NewMembers = object({
  membershipIds: array(IdOf('membership'), {
    minItems: 1,
    maxItems: limits.batchIds,
    description: 'Who is in the group from the day on; nobody twice.',
    uniqueItems: true,
  }),
  validFrom: ValidFrom,
  dryRun: DryRun,
})
export type NewMembers = Static<typeof NewMembers>

export const WantedGroup = object({
  leaveGroupId: described(nullable(IdOf('leave_group')), 'The group from the day on; null for none.'),
  dryRun: DryRun,
})

export const AssignedAnswer = object({
  dryRun: Type.Boolean({ description: 'Whether nothing was written, as asked.' }),
  assignedCount: Type.Integer({ description: 'How many members have come into the group, or would.' }),
  unchangedCount: Type.Integer({ description: 'How many were in it on the day already.' }),
})
