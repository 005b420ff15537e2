import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import {
  array,
  CreatedAt,
  described,
  DryRun,
  Id,
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
import { delegableKinds } from '../queue/kinds.ts'
import { longestDelegationDays } from './bounds.ts'

export const delegationStates = ['coming', 'in_force', 'ended'] as const

export const ApprovalDelegation = named(
  'ApprovalDelegation',
  object({
    id: RecordId,
    fromMembershipId: described(Id, 'The member on whose behalf it is decided.'),
    toMembershipId: described(Id, 'The member who decides for them.'),
    kinds: array(oneOf(delegableKinds), { description: 'What may be decided.' }),
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
    createdByMembershipId: described(Id, 'Who made it: the member themself, or an administrator.'),
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
  }),
)
export type ApprovalDelegation = Static<typeof ApprovalDelegation>

const memberId = (description: string) =>
  Type.String({ format: 'uuid', description, examples: [exampleId('membershipId')] })

const own = {
  toMembershipId: memberId(
    'The active member who is to decide. They must hold `worktime.supervise` themselves.',
  ),
  kinds: array(oneOf(delegableKinds), {
    minItems: 1,
    maxItems: delegableKinds.length,
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
}

export const NewOwnDelegation = object(own)
export type NewOwnDelegation = Static<typeof NewOwnDelegation>

export const NewDelegation = object({
  fromMembershipId: memberId('The active member on whose behalf it is to be decided.'),
  ...own,
})
