import { May } from '../../../../platform/contract/may.ts'
import {
  array,
  CreatedAt,
  described,
  IdOf,
  Instant,
  named,
  Note,
  localised,
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
import { KeptDayReason } from '../reasons.ts'
import { dateParts, longestReason, origins } from './record.ts'
import { absenceStates } from './life.ts'

const MinutesPerDay = Type.Integer({
  minimum: 1,
  maximum: 1440,
  description:
    'Minutes of absence on each date, at most what the date expects; null for whole days and halves.',
})
const part = (description: string) => oneOf(dateParts, { description })
const startPart = part('What of the first day is taken: all of it, the morning or the afternoon.')
const endPart = part('What of the last day is taken; that of a single day is its `startPart`.')
const note = described(nullable(Note), 'A remark of the member or of who wrote it; null for none.')
const replacementMembershipId = described(
  nullable(IdOf('membership')),
  'The colleague who stands in; null where nobody was named.',
)

const Certificate = object(
  {
    state: oneOf(['not_required', 'requested', 'provided', 'overdue'], {
      description: 'Whether one was asked for and has arrived; `overdue` once `dueOn` has passed.',
    }),
    dueOn: described(
      nullable(PlainDate),
      'The last day on which it is in time; null where none was asked for.',
    ),
    requestedAt: described(nullable(Instant), 'When it was asked for; null where none was.'),
    requestedByMembershipId: described(
      nullable(IdOf('membership')),
      'Who asked for it; null where none was, and where the rule of the absence type asked.',
    ),
    providedOn: described(nullable(PlainDate), 'The day on which it arrived; null until then.'),
    providedByMembershipId: described(
      nullable(IdOf('membership')),
      'Who noted that it arrived; null until then.',
    ),
  },
  {
    title: 'AbsenceCertificate',
    description: 'The certificate of an absence: whether it was asked for and has arrived.',
  },
)

const AskedChange = object(
  {
    absenceTypeId: described(
      nullable(IdOf('absence_type')),
      'The absence type; null where the caller is not told.',
    ),
    startDate: described(PlainDate, 'The first day.'),
    endDate: described(PlainDate, 'The last day, which is part of it.'),
    startPart,
    endPart,
    minutesPerDay: nullable(MinutesPerDay),
    askedAt: described(Instant, 'When it was asked for.'),
  },
  {
    title: 'AskedAbsenceChange',
    description:
      'What an approved absence is asked to become; it stays in force as it is until that is decided on.',
  },
)

const Total = object(
  {
    amount: Type.Number({ description: 'What the days take together, in `unit`.' }),
    unit: oneOf(['days', 'minutes'], { description: 'What is counted.' }),
  },
  { title: 'AbsenceTotal', description: 'What an absence takes.' },
)

/** An absence as a caller is told of it; who is not told the type is told nothing by which types differ. */
export const Absence = named(
  'Absence',
  object({
    id: RecordId,
    may: May,
    membershipId: described(IdOf('membership'), 'The member who is absent.'),
    absenceTypeId: described(
      nullable(IdOf('absence_type')),
      'What the absence is of; null where the caller is not told.',
    ),
    absenceTypeName: localised(
      'starter_name',
      nullable(
        Type.String({ description: 'The name of the absence type; null where the caller is not told.' }),
      ),
    ),
    masked: Type.Boolean({
      description:
        'Whether the caller is not told what the absence is of: type, note, certificate, total, decision and reasons are null then.',
    }),
    startDate: described(PlainDate, 'The first day.'),
    endDate: described(PlainDate, 'The last day, which is part of it.'),
    startPart,
    endPart,
    minutesPerDay: nullable(MinutesPerDay),
    state: oneOf(absenceStates, {
      description:
        'How far it has got. `approved` and `cancel_requested` are in force: the member is absent.',
    }),
    note,
    replacementMembershipId,
    origin: oneOf(origins, { description: 'Who wrote it: the member, somebody for them, or an import.' }),
    askedChange: nullable(AskedChange),
    total: nullable(Total),
    submittedAt: described(
      nullable(Instant),
      'Since when it waits for a decision, or waited for the last one; null until it was submitted.',
    ),
    decidedByMembershipId: described(nullable(IdOf('membership')), 'Who decided last; null until then.'),
    decidedAt: described(nullable(Instant), 'When it was decided on last; null until then.'),
    decisionReason: nullable(
      Type.String({ description: 'Why it was declined or sent back; null unless it was.' }),
    ),
    cancellationReason: nullable(Type.String({ description: 'Why it is to be cancelled; null for none.' })),
    cancelledAt: described(nullable(Instant), 'When it was cancelled; null unless it was.'),
    certificate: nullable(Certificate),
    externalSource: nullable(
      Type.String({ description: 'The system that it was imported from; null for none.' }),
    ),
    externalId: nullable(Type.String({ description: 'What that system knows it by; null for none.' })),
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
  }),
)
export type Absence = Static<typeof Absence>

export const AbsenceDayShape = named(
  'AbsenceDay',
  object({
    workDate: described(PlainDate, 'The date of which this is told.'),
    part: oneOf(['full', 'am', 'pm', 'hours'], { description: 'What of the date is taken.' }),
    minutes: nullable(
      Type.Integer({
        description:
          'What the date, or its part, expects of the member in minutes; null where no work is expected.',
      }),
    ),
    amount: nullable(
      Type.Number({ description: 'What the date takes, in `unit`; null where the caller is not told.' }),
    ),
    unit: nullable(
      oneOf(['days', 'minutes'], { description: 'What is counted; null where the caller is not told.' }),
    ),
    reason: nullable(
      Type.String({
        description:
          'Why the date takes nothing or other than usual, in the language of the reader; null for an ordinary day and where the caller is not told.',
      }),
    ),
    explanation: described(
      nullable(KeptDayReason),
      'The same as a code with its values; null where there is no `reason`.',
    ),
  }),
)
export type AbsenceDayShape = Static<typeof AbsenceDayShape>

export const AbsenceDays = object(
  { items: array(AbsenceDayShape, { maxItems: 1100, description: 'Every date, in order.' }) },
  { title: 'AbsenceDays' },
)

const extent = {
  startPart: optional(startPart),
  endPart: optional(endPart),
  minutesPerDay: optional(nullable(MinutesPerDay)),
}
const said = { note: optional(note), replacementMembershipId: optional(replacementMembershipId) }
const typeId = described(IdOf('absence_type'), 'What the absence is of.')
const startDate = described(PlainDate, 'The first day.')
const endDate = described(PlainDate, 'The last day, which is part of it.')

export const newAbsence = {
  absenceTypeId: typeId,
  startDate,
  endDate,
  ...extent,
  ...said,
  submit: optional(Type.Boolean({ description: 'Submit it at once; false or absent keeps it as a draft.' })),
}

export const absencePatch = {
  absenceTypeId: optional(typeId),
  startDate: optional(startDate),
  endDate: optional(endDate),
  ...extent,
  ...said,
}

export const Reason = Text(longestReason, { description: 'Why, in words for people.' })
