import {
  array,
  BasisPoints,
  described,
  IdOf,
  Minutes,
  named,
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
import { compensations, lineKinds } from '../kinds.ts'
import { ExportLineReason } from './reasons.ts'

export const kind = oneOf(lineKinds, {
  description:
    'How the minutes are paid or credited. `credit` is given by a day type, a holiday or paid absence; `absence` is unpaid and told only with a pay type; `flex` is what a period moved to the flex balance, its dates without entries included, negative when it took from it; `payout` is what is paid out of a balance.',
})

export const compensation = oneOf(compensations, {
  description:
    'Where the minutes go: `paid`, or as time off to the `overtime_account` or `banked_leave`, and then they are not paid. Only additional work and overtime are ever anything but `paid`.',
})

export const KindTotal = object({
  kind,
  compensation,
  minutes: Type.Integer({
    description: 'The sum of the lines, corrections set off; negative when more is taken back than told.',
  }),
})
export type KindTotal = Static<typeof KindTotal>

export const PayTypeTotal = object({
  payTypeCode: nullable(
    Type.String({
      description: 'The pay type; null for the lines that have none, whose kind a target codes.',
    }),
  ),
  minutes: Type.Integer({ description: 'The sum of its lines, corrections set off.' }),
  days: Type.Integer({ description: 'Work days with lines of the pay type, one of a correction too.' }),
  hours: Type.Number({
    description: 'Decimal hours: the sum of what the minutes of each member are, rounded to hundredths.',
  }),
})
export type PayTypeTotal = Static<typeof PayTypeTotal>

export const LineAllocation = object({
  dimensionId: described(IdOf('dimension'), 'The tracking level.'),
  valueId: described(IdOf('dimension_value'), 'The target within the level.'),
  valueCode: nullable(
    Type.String({
      description: "The target's code as it was when the batch was made; null when it had none.",
    }),
  ),
  minutes: described(Minutes, 'Minutes of the line that count for the target.'),
})
export type LineAllocation = Static<typeof LineAllocation>

export const ExportLine = named(
  'ExportLine',
  object({
    id: RecordId,
    batchId: described(IdOf('export_batch'), 'The batch that the line is part of.'),
    membershipId: described(IdOf('membership'), 'The member who worked.'),
    payrollNumber: nullable(
      Type.String({ description: "The member's number in the payroll system; null when they have none." }),
    ),
    workDate: described(PlainDate, 'The date that the minutes count for.'),
    workDayId: nullable(
      described(
        IdOf('work_day'),
        'Null for overtime of a week or period and for flex, which belong to the days from `countedFrom` to `workDate`.',
      ),
    ),
    countedFrom: described(
      nullable(PlainDate),
      'The first day of the week or period whose overtime or flex it is; null for a line of one day.',
    ),
    kind,
    compensation,
    payTypeCode: nullable(
      Type.String({
        description:
          'The pay type in the payroll system, by the pay type rules and types as they were when the batch was made; null where none said it, and then the target gives the code of the kind.',
      }),
    ),
    leftOut: Type.Boolean({
      description:
        'Whether the line stays out of documents on purpose: its pay type rule says so, or its minutes are not paid and no rule carries them.',
    }),
    entryTypeId: described(
      nullable(IdOf('entry_type')),
      'The entry type that most of the minutes come from; null where none does.',
    ),
    dayTypeId: described(
      nullable(IdOf('day_type')),
      'The day type that gives the credit; null where none does.',
    ),
    minutes: Type.Integer({ description: 'Negative in a reversal.' }),
    creditBp: BasisPoints,
    fromMinutes: described(
      nullable(Minutes),
      'Where the minutes begin, from midnight of the date; null when they have no place in the day.',
    ),
    toMinutes: described(
      nullable(Minutes),
      'Where the minutes end, from midnight of the date; null when they have no place in the day.',
    ),
    allocations: array(LineAllocation, {
      description: 'Of each tracking level at most the minutes of the line.',
    }),
    rule: described(
      object({
        id: Type.String({ description: 'The rule.' }),
        versionId: Type.String({ description: 'The version of the rule.' }),
      }),
      'The rule that gave the line.',
    ),
    explanation: optional(ExportLineReason),
    explain: Type.String({
      description: 'How the minutes came about, in words for people, in the language of the reader.',
    }),
    correctionOf: described(
      nullable(
        object({
          batchId: described(IdOf('export_batch'), 'The batch that had the line.'),
          lineId: described(
            nullable(IdOf('export_line')),
            'The line that a reversal takes back; null for what is so now.',
          ),
          sign: described(
            Type.Union([Type.Literal(1), Type.Literal(-1)]),
            '1 for what is so now, -1 for what it takes back.',
          ),
        }),
      ),
      'What a correction of an earlier batch changes; null in every other line.',
    ),
    updatedAt: UpdatedAt,
  }),
)
export type ExportLine = Static<typeof ExportLine>
