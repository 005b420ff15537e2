import { May } from '../../../../platform/contract/may.ts'
import {
  array,
  CreatedAt,
  described,
  IdOf,
  Instant,
  InstantInput,
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
import { oldestDays, punchKinds } from '../punches/record.ts'
import { allocationsField, PunchAllocation, punchOrNone } from '../punches/shapes.ts'
import { Reason } from '../unplaced/operations.ts'
import { correctionKinds, correctionStates } from './record.ts'

export const CorrectionView = named(
  'PunchCorrection',
  object(
    {
      id: RecordId,
      may: May,
      membershipId: described(IdOf('membership'), 'The member who asks for it.'),
      kind: oneOf(correctionKinds, { description: 'Whether a punch is to be added, moved or removed.' }),
      state: oneOf(correctionStates, { description: 'How far it is decided.' }),
      workDate: described(PlainDate, 'The date that it is about.'),
      punchKind: oneOf(punchKinds, { description: 'What the punch says that it is about.' }),
      punch: punchOrNone(
        'The punch to be moved or removed, as it stands, which is kept beside what takes its place; null for one to add.',
      ),
      occurredAt: described(nullable(Instant), 'When the punch is to have been; null for one to be removed.'),
      entryTypeId: described(
        nullable(IdOf('entry_type')),
        'The entry type of an added punch; null for the usual one.',
      ),
      allocations: array(PunchAllocation, { description: 'What the time of an added punch is for.' }),
      note: described(nullable(Note), 'The note of an added punch; null for none.'),
      reason: Reason,
      decidedAt: described(nullable(Instant), 'When it was approved or declined; null before.'),
      decidedByMembershipId: described(nullable(IdOf('membership')), 'Who decided; null before.'),
      declineReason: nullable(Type.String({ description: 'Why it was declined; null unless it was.' })),
      createdAt: CreatedAt,
      updatedAt: UpdatedAt,
    },
    {
      description: 'What a member wants to have been punched.',
    },
  ),
)
export type CorrectionView = Static<typeof CorrectionView>

export const NewCorrection = object({
  kind: oneOf(correctionKinds, { description: 'Whether to add, move or remove a punch.' }),
  punchId: optional(described(IdOf('punch'), 'An own punch to be moved or removed; absent to add one.')),
  punchKind: optional(oneOf(punchKinds, { description: 'What an added punch says.' })),
  occurredAt: optional(
    described(
      InstantInput,
      `When the punch is to have been, at most ${oldestDays} days ago; absent to remove one.`,
    ),
  ),
  entryTypeId: optional(
    described(
      nullable(IdOf('entry_type')),
      'The entry type of the time that an added punch begins; null for the usual one.',
    ),
  ),
  allocations: allocationsField('What the time of an added punch is for, by tracking level.'),
  note: optional(described(nullable(Note), 'Free text of an added punch; null for none.')),
  reason: Reason,
})
export type NewCorrection = Static<typeof NewCorrection>
