import { May } from '../../../../platform/contract/may.ts'
import {
  externalSourceWith,
  array,
  CreatedAt,
  described,
  expectedUpdatedAt,
  Flag,
  Id,
  IdOf,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { visibleCharacter } from '../../../../platform/vocabulary/visible-text.ts'
import { BreakMinutes, EndMinutes, StartMinutes, Tags } from '../types/fields.ts'
import { brokenRule } from '../rules/saying.ts'
import { shiftStates } from './record.ts'

export const Note = Text(2000, {
  description: 'What whoever works it has to know.',
  examples: ['Bring the tills.'],
})

/** Why something is done, as it is sent: what nobody can read is no reason. */
export const ReasonGiven = (options: { readonly description: string; readonly examples?: string[] }) =>
  Type.String({ minLength: 1, maxLength: 2000, pattern: visibleCharacter, ...options })

export const CancelReason = ReasonGiven({
  description: 'Why it is cancelled.',
  examples: ['The shop stays closed.'],
})

export const OverrideReason = optional(
  ReasonGiven({
    description:
      'The reason for planning against rules of severity `override`, which are refused without one. It is kept with the warnings of the shift, and in the audit trail.',
    examples: ['Agreed with the shop steward.'],
  }),
)

/** The same in a batch of the queue of approvals, of claims and swaps alike. */
export const OverrideReasonOfApproval = ReasonGiven({
  description:
    'Of an approved claim of an open shift, or swap: why it is planned against rules that want a reason. Of nothing else.',
})

export const ExternalSource = externalSourceWith('rota')
export const ExternalId = Text(200, {
  description: "The shift's id in the other system; together with `externalSource`.",
  examples: ['4711'],
})

export const Warning = named(
  'ShiftWarning',
  object(
    {
      ...brokenRule,
      severity: oneOf(['warning', 'override', 'refusal'], {
        description:
          'The severity of the rule in the unit: `warning` is only told, `override` needs a reason, `refusal` is always refused.',
      }),
      overriddenBy: described(
        nullable(IdOf('membership')),
        'The member who gave a reason; null where nobody did.',
      ),
      reason: described(nullable(Type.String()), 'Their reason; null where nobody gave one.'),
    },
    { description: 'A rule that the shift breaks and was planned against all the same.' },
  ),
)

export const Shift = named(
  'Shift',
  object(
    {
      id: RecordId,
      planningUnitId: described(IdOf('planning_unit'), 'The planning unit whose plan it is part of.'),
      shiftTypeId: described(
        nullable(IdOf('shift_type')),
        'The shift type; null for a shift of its own times.',
      ),
      shiftTypeVersionId: described(
        nullable(IdOf('version')),
        'The version of the shift type that was in force on its date; null without a type.',
      ),
      membershipId: described(nullable(IdOf('membership')), 'Who works it; null for nobody yet.'),
      workDate: described(PlainDate, 'The date that it counts for, on which it starts.'),
      startMinutes: StartMinutes,
      endMinutes: EndMinutes,
      breakMinutes: BreakMinutes,
      startAt: described(Instant, 'When it starts.'),
      endAt: described(Instant, 'When it ends.'),
      plannedMinutes: Type.Integer({
        examples: [450],
        description:
          'Its real length without the break, in minutes: a night on which the clocks change is longer or shorter.',
      }),
      entryTypeId: described(
        nullable(IdOf('entry_type')),
        'The entry type that the time is proposed and priced as; null for plain work.',
      ),
      tags: Tags('What it is marked with.'),
      note: described(nullable(Note), 'What whoever works it has to know; null for nothing.'),
      state: oneOf(shiftStates, { description: 'How far it is.' }),
      cancelReason: described(
        nullable(Text(2000, { examples: ['The shop stays closed.'] })),
        'Why it was cancelled; null unless it is.',
      ),
      publicationId: described(
        nullable(IdOf('shift_publication')),
        'The publication that told of it last; null for none.',
      ),
      changedSincePublished: described(Flag, 'Whether it has changed since it was published.'),
      version: Type.Integer({
        examples: [1],
        description: 'Counts up with every change after its publication, from 1.',
      }),
      acknowledgedAt: described(nullable(Instant), 'When its member last acknowledged it; null for never.'),
      acknowledgedVersion: described(
        nullable(Type.Integer()),
        'The version that the member acknowledged; null for none.',
      ),
      openShiftId: described(
        nullable(IdOf('open_shift')),
        'The open shift whose claim made it; null for none.',
      ),
      rotationId: described(nullable(IdOf('shift_rotation')), 'The rotation that made it; null for none.'),
      copiedFromShiftId: described(nullable(IdOf('shift')), 'The shift that it is a copy of; null for none.'),
      externalSource: described(
        nullable(ExternalSource),
        'The system that it was imported from; null for none.',
      ),
      externalId: described(nullable(ExternalId), 'What that system knows it by; null for none.'),
      warnings: array(Warning, { description: 'The rules that it breaks, as of its last change.' }),
      createdAt: CreatedAt,
      may: May,
      updatedAt: UpdatedAt,
    },
    { description: 'The shift, as it is from then on.' },
  ),
)
export type ShownShift = Static<typeof Shift>

const writable = {
  shiftTypeId: optional(
    described(
      nullable(IdOf('shift_type')),
      'An active shift type. Its version in force on the date says everything that is left out here. Null for none.',
    ),
  ),
  membershipId: optional(
    described(
      nullable(IdOf('membership')),
      'A member who is employed on the date and belongs to the unit, or to another one that the caller plans; null for nobody yet.',
    ),
  ),
  startMinutes: optional(StartMinutes),
  endMinutes: optional(EndMinutes),
  breakMinutes: optional(BreakMinutes),
  entryTypeId: optional(
    described(
      nullable(IdOf('entry_type')),
      'An entry type of the category `work`, `travel` or `standby`; null for plain work.',
    ),
  ),
  tags: optional(Tags('What it is marked with; the list is replaced whole.')),
  note: optional(described(nullable(Note), 'What whoever works it has to know; null for nothing.')),
}

const Unit = described(IdOf('planning_unit'), 'The planning unit, one that the caller plans.')
const WorkDate = described(PlainDate, 'The date on which it starts, and for which it counts.')

export const NewShift = object({ planningUnitId: Unit, workDate: WorkDate, ...writable })
export type NewShift = Static<typeof NewShift>

export const ShiftPatch = object({
  planningUnitId: optional(Unit),
  workDate: optional(WorkDate),
  ...writable,
})
export type ShiftPatch = Static<typeof ShiftPatch>

/** A row of a batch: with an id a change of that shift, without one a new shift. */
export const ShiftRow = object({
  id: optional(described(Id, 'The shift that changes; a new one is made without it.')),
  ...ShiftPatch.properties,
  cancelReason: optional(described(CancelReason, 'Cancels the shift, and says why. Only with an `id`.')),
  expectedUpdatedAt,
})
export type ShiftRow = Static<typeof ShiftRow>
