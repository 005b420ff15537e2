import {
  array,
  BasisPoints,
  described,
  Minutes,
  nullable,
  object,
  oneOf,
  optional,
  type Static,
  Type,
} from '../../platform/contract/shapes.ts'
import { dayWarningCodes } from './interpretation/day.ts'

/** Where minutes go: to pay, or as time off to an account. */
const compensations = ['paid', 'overtime_account', 'banked_leave'] as const

export const creditedMinutes = described(
  Minutes,
  'Minutes that count to the target without being worked: a credited holiday, a day type, absences that count to it.',
)

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
      id: Type.String({ description: 'The rule.' }),
      versionId: Type.String({ description: 'The version of the rule.' }),
    }),
    'The rule that gave the line.',
  ),
  explain: Type.String({ description: 'How the minutes came about, in words for people.' }),
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
        explain: Type.String({ description: 'How they came about, in words for people.' }),
      }),
      {
        description:
          'What the day moves to balance accounts: its lines that are not `paid`, with their premium, and flex hour for hour.',
      },
    ),
    warnings: array(
      object({
        code: oneOf(dayWarningCodes, { description: 'What it is; stable.' }),
        detail: Type.String({ description: 'The same in words for people.' }),
      }),
      { description: 'What somebody should look at, such as a short break; it stops nothing.' },
    ),
  },
  { title: 'Interpretation', description: 'What the rules make of the entries.' },
)
export type Interpretation = Static<typeof Interpretation>
