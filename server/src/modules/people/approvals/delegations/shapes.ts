import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import {
  array,
  CreatedAt,
  described,
  DryRun,
  IdOf,
  Instant,
  named,
  Note,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  RecordId,
  type Static,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { longestDelegationDays } from './record.ts'

export const delegationStates = ['coming', 'in_force', 'ended'] as const

export const approvalDelegationOf = (kinds: readonly string[]) =>
  named(
    'ApprovalDelegation',
    object({
      id: RecordId,
      fromMembershipId: described(IdOf('membership'), 'The member on whose behalf it is decided.'),
      toMembershipId: described(IdOf('membership'), 'The member who decides for them.'),
      kinds: array(oneOf(kinds), { description: 'What may be decided.' }),
      validFrom: described(PlainDate, 'The first day on which it holds.'),
      validTo: described(PlainDate, 'The last day on which it holds, unless it is ended before.'),
      state: oneOf(delegationStates, {
        description: 'Whether it is still to come, holds, or is over, by its days or because it was ended.',
      }),
      note: described(nullable(Note), 'Why, in words for both; null when nothing was said.'),
      endedAt: described(
        nullable(Instant),
        'When somebody ended it before its last day was over; null otherwise.',
      ),
      createdByMembershipId: described(
        IdOf('membership'),
        'Who made it: the member themself, or an administrator.',
      ),
      createdAt: CreatedAt,
      updatedAt: UpdatedAt,
    }),
  )
export type ApprovalDelegation = Static<ReturnType<typeof approvalDelegationOf>>

const memberId = (description: string) =>
  Type.String({ format: 'uuid', description, examples: [exampleId('membershipId')] })

const own = (kinds: readonly string[]) => ({
  toMembershipId: memberId(
    'The active member who is to decide. They must hold `worktime.supervise` themselves.',
  ),
  kinds: array(oneOf(kinds), {
    minItems: 1,
    maxItems: kinds.length,
    uniqueItems: true,
    description: 'The kinds that they may decide, as far as the member who delegates may.',
  }),
  validFrom: described(PlainDate, 'The first day on which it holds, by the calendar of the organisation.'),
  validTo: described(
    PlainDate,
    `The last day on which it holds, at most ${longestDelegationDays} days in all.`,
  ),
  note: optional(described(nullable(Note), 'Why, in words for both; null for nothing.')),
  dryRun: DryRun,
})

export const newOwnDelegationOf = (kinds: readonly string[]) => object(own(kinds))
export type NewOwnDelegation = Static<ReturnType<typeof newOwnDelegationOf>>

export const newDelegationOf = (kinds: readonly string[]) =>
  object({
    fromMembershipId: memberId('The active member on whose behalf it is to be decided.'),
    ...own(kinds),
  })
