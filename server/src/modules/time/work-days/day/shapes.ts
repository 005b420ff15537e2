import { May } from '../../../../platform/contract/may.ts'
import { warningFields } from '../../../../platform/contract/reasons.ts'
import { lifecycle } from '../../../../platform/contract/lifecycle.ts'
import { idOf, pathDate } from '../../../../platform/contract/operation.ts'
import {
  array,
  BasisPoints,
  described,
  DryRun,
  IdOf,
  Instant,
  Minutes,
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
import { visibleCharacter } from '../../../../platform/vocabulary/visible-text.ts'
import { dayWarningReasons } from '../interpretation/warning-reasons.ts'
import { LineReason, TermReason } from '../reasons.ts'
import { WorkEntry } from './entry-shapes.ts'

export const OwnDay = {
  date: pathDate(described(PlainDate, 'The date of the work day, for which nothing need be written yet.')),
}
export const TeamDay = { membershipId: idOf('membership_not_found'), ...OwnDay }
export const TeamMember = { membershipId: idOf('membership_not_found') }
export const ById = { id: idOf('work_day_not_found') }

export const Step = object({ dryRun: DryRun })

export const rangeCodes = ['range_too_long', 'range_end_before_start'] as const

export const Reason = Type.String({
  minLength: 1,
  maxLength: 1000,
  pattern: visibleCharacter,
  examples: ['Friday lacks the project.'],
  description:
    'Why, in words that the member will read; spaces around them are dropped, and spaces or characters that show nothing are no reason.',
})

/** The life of a work day, as the interface's table of states has it. */
export const workDayLife = lifecycle({
  resource: 'work_day',
  states: ['draft', 'confirmed', 'approved', 'exported'],
  initial: 'draft',
  transitions: {
    write_entries: { from: ['draft'], to: 'draft', otherwise: 'day_confirmed_locked' },
    confirm: { from: ['draft'], to: 'confirmed', otherwise: 'day_already_confirmed' },
    reopen: { from: ['confirmed'], to: 'draft', otherwise: 'day_not_confirmed' },
    return: { from: ['confirmed'], to: 'draft', otherwise: 'day_not_confirmed' },
    approve: { from: ['confirmed'], to: 'approved', otherwise: 'day_not_confirmed' },
    unapprove: { from: ['approved'], to: 'draft', otherwise: 'day_not_approved' },
    correct: { from: ['approved', 'exported'], to: 'draft', otherwise: 'day_not_correctable' },
    // A payroll batch moves the days that it read; nobody asks for these.
    export: { from: ['approved'], to: 'exported' },
    release: { from: ['exported'], to: 'approved' },
  },
})

export const workDayStatuses = ['draft', 'confirmed', 'approved', 'exported'] as const
export type WorkDayStatus = (typeof workDayStatuses)[number]

/** Where minutes go: to pay, or as time off to an account. */
const compensations = ['paid', 'overtime_account', 'banked_leave'] as const

const gapMinutes = described(
  nullable(Minutes),
  'Minutes between beginning and end that no entry covers: neither work nor break. Null for a day confirmed before they were kept.',
)
const creditedMinutes = described(
  Minutes,
  'Minutes that count to the target without being worked: a credited holiday, a day type, absences that count to it.',
)

const WholeDayAbsence = described(
  nullable(IdOf('absence')),
  'The absence of the whole day that marks it; null for a day without one.',
)

/** A day as the register returns it: the frame of a frozen day as it was frozen, that of a draft as it would count now. */
export const WorkDay = object(
  {
    id: RecordId,
    may: May,
    membershipId: described(IdOf('membership'), 'The member who worked.'),
    workDate: described(PlainDate, 'The date; a shift over midnight belongs to the date of its beginning.'),
    status: oneOf(workDayStatuses, { description: 'How far the day has got.' }),
    startMinutes: described(Minutes, 'Where the first span begins, minutes from midnight of the date.'),
    endMinutes: described(
      Minutes,
      'Where the last span ends, minutes from midnight of the date; past 1440 after the next midnight.',
    ),
    breakMinutes: described(Minutes, 'Unpaid breaks within the spans, recorded and automatic.'),
    gapMinutes,
    workedMinutes: described(Minutes, 'Minutes of work.'),
    creditedMinutes,
    dayTypeId: described(
      nullable(IdOf('day_type')),
      'The day type that the whole day is marked as; null for an ordinary day.',
    ),
    absencePeriodId: WholeDayAbsence,
    expectedTargetMinutes: Type.Integer({
      description: 'The target, minutes: fixed at confirmation, of a draft what would be expected now.',
    }),
    exportBatchId: described(
      nullable(IdOf('export_batch')),
      'The payroll export batch that has the day; null while none has.',
    ),
    updatedAt: UpdatedAt,
  },
  { title: 'WorkDay' },
)
export type WorkDay = Static<typeof WorkDay>

const InterpretationLine = object({
  kind: Type.String({
    description:
      'What the minutes are. Worked, each minute once: `normal`, `additional`, `overtime_50`, `overtime_100`; on top of ' +
      'them `evening`, `night`, `sunday`, `holiday`; beside them `standby`, `travel`, `credit`, `absence`.',
  }),
  minutes: described(Minutes, 'How many minutes; negative where they are taken back.'),
  fromMinutes: optional(
    described(
      nullable(Minutes),
      'Where they begin, minutes from midnight of the date; null or absent when they have no place in the day.',
    ),
  ),
  toMinutes: optional(
    described(
      nullable(Minutes),
      'Where they end, minutes from midnight of the date; null or absent when they have no place in the day.',
    ),
  ),
  creditBp: BasisPoints,
  compensation: oneOf(compensations, {
    description:
      'Where the minutes go: additional work and overtime that the worktime model compensates as time off go to the ' +
      '`overtime_account` or to `banked_leave` and are not paid; every other line is `paid`.',
  }),
  rule: described(
    object({
      id: Type.String({
        description:
          'The rule: an entry type, day type or worktime model, or the overtime rule set that overtime and premiums are of.',
      }),
      versionId: Type.String({ description: 'The version of the rule.' }),
    }),
    'The rule that gave the line.',
  ),
  explanation: LineReason,
  explain: Type.String({
    description: 'How the minutes came about, in words for people, in the language of the reader.',
  }),
})

export const Interpretation = object(
  {
    targetMinutes: described(Minutes, 'Minutes that were expected.'),
    workedMinutes: described(Minutes, 'Minutes of work.'),
    creditedMinutes,
    deviationMinutes: described(
      Minutes,
      'The worked minutes that count to the target and the credited ones, together, less those expected; negative when that is too little. 0 within the tolerance, and under a model without targets.',
    ),
    lines: array(InterpretationLine, { description: 'What every minute is, in the order of the day.' }),
    balanceTerms: array(
      object({
        accountKind: Type.String({ description: 'The kind of balance account.' }),
        minutes: described(Minutes, 'Minutes; negative when they are taken off.'),
        explanation: TermReason,
        explain: Type.String({
          description: 'How they came about, in words for people, in the language of the reader.',
        }),
      }),
      {
        description:
          'What the day moves to balance accounts: its lines that are not `paid`, with their premium, and flex hour for hour.',
      },
    ),
    warnings: array(object(warningFields(dayWarningReasons)), {
      description: 'What somebody should look at, such as a short break; it stops nothing.',
    }),
  },
  { title: 'Interpretation', description: 'What the rules make of the entries.' },
)
export type Interpretation = Static<typeof Interpretation>

/** A member's day with its entries and what every minute of it means. */
export const WorkDayDetail = object(
  {
    may: May,
    workDayId: described(nullable(IdOf('work_day')), 'The stored day; null while nothing is written.'),
    membershipId: described(IdOf('membership'), 'The member whose day it is.'),
    workDate: described(PlainDate, 'The date; a shift over midnight belongs to the date of its beginning.'),
    status: oneOf(workDayStatuses, {
      description: 'How far the day has got; `draft` while nothing is written.',
    }),
    dayTypeId: described(
      nullable(IdOf('day_type')),
      'The day type that the whole day is marked as; null for an ordinary day.',
    ),
    absencePeriodId: WholeDayAbsence,
    startMinutes: described(Minutes, 'Where the first span begins, minutes from midnight of the date.'),
    endMinutes: described(
      Minutes,
      'Where the last span ends, minutes from midnight of the date; past 1440 after the next midnight.',
    ),
    breakMinutes: described(Minutes, 'Unpaid breaks within the spans, recorded and automatic.'),
    gapMinutes,
    workedMinutes: described(Minutes, 'Minutes of work.'),
    creditedMinutes,
    expectedTargetMinutes: described(
      Minutes,
      'Minutes expected by the worktime model; fixed when the day is confirmed.',
    ),
    exportBatchId: described(
      nullable(IdOf('export_batch')),
      'The payroll export batch that has the day; null while none has.',
    ),
    correctsBatchId: described(
      nullable(IdOf('export_batch')),
      'The batch that had the day before it was corrected; null for a day that was not.',
    ),
    returnReason: nullable(
      Type.String({ description: 'Why the day was sent back or corrected; null unless it was.' }),
    ),
    entries: array(WorkEntry, { description: "The day's entries, in their order." }),
    interpretation: Interpretation,
    updatedAt: described(nullable(Instant), 'When the day last changed; null while nothing is written.'),
  },
  { title: 'WorkDayDetail' },
)
export type WorkDayDetail = Static<typeof WorkDayDetail>
