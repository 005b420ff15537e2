import {
  array,
  described,
  Flag,
  IdOf,
  Instant,
  Minutes,
  named,
  nullable,
  object,
  oneOf,
  PlainDate,
  RecordId,
  type Static,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'

export const OwnShift = named(
  'OwnShift',
  object(
    {
      id: RecordId,
      planningUnitId: described(IdOf('planning_unit'), 'The planning unit whose plan it is part of.'),
      shiftTypeId: described(
        nullable(IdOf('shift_type')),
        'The shift type; null for a shift of its own times.',
      ),
      shiftTypeName: nullable(
        Type.String({ description: 'The name of the shift type; null for a shift of its own times.' }),
      ),
      workDate: described(PlainDate, 'The date that it counts for, on which it starts.'),
      startAt: described(Instant, 'When it starts.'),
      endAt: described(Instant, 'When it ends.'),
      startMinutes: described(Minutes, 'When it starts, minutes from midnight of the date.'),
      endMinutes: described(
        Minutes,
        'When it ends, minutes from midnight of the date; past 1440 on the next one.',
      ),
      breakMinutes: described(Minutes, 'The unpaid break in it.'),
      plannedMinutes: Type.Integer({
        description: 'Its real length without the break, in minutes, which the day expects under a rota.',
      }),
      entryTypeId: described(
        nullable(IdOf('entry_type')),
        'The entry type as which its time is to be recorded; null for plain work.',
      ),
      tags: array(Type.String(), { description: 'What it is marked with.' }),
      note: nullable(Type.String({ description: 'What whoever works it has to know; null for nothing.' })),
      state: oneOf(['published', 'cancelled'], {
        description: '`cancelled`: it was published, and is not worked any more.',
      }),
      cancelReason: nullable(Type.String({ description: 'Why it was cancelled; null unless it is.' })),
      version: Type.Integer({ description: 'Counts up with every change after its publication, from 1.' }),
      acknowledgedAt: described(nullable(Instant), 'When the member last acknowledged it; null for never.'),
      needsAcknowledgement: described(
        Flag,
        'Whether it is to be acknowledged: it never was, or has changed since.',
      ),
      updatedAt: UpdatedAt,
    },
    { description: 'A published shift, as the member who works it sees it.' },
  ),
)
export type OwnShift = Static<typeof OwnShift>
