import {
  array,
  CreatedAt,
  described,
  DryRun,
  IdBy,
  IdOf,
  Instant,
  localised,
  Minutes,
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
import { LeaveReason } from '../reasons.ts'
import { sourceTypes, transactionKinds } from './record.ts'

const amount = (description: string) => Type.Number({ description })

const Season = object(
  {
    summerFrom: described(PlainDate, 'The first day of the holiday season.'),
    summerTo: described(PlainDate, 'The last day of the holiday season.'),
    summerDays: amount('Days that are to be given in the season.'),
    summerTaken: amount('Days that are taken or planned in the season.'),
    winterTo: described(PlainDate, 'The last day on which the rest is to be given.'),
    winterDays: amount('Days that may be given after the season.'),
  },
  { description: 'When annual holiday by the act is to be given (20 §).' },
)

const figures = {
  asOf: described(PlainDate, 'The day that the amounts stand for.'),
  accrued: amount('Earned in the leave years that can be taken from on the day, corrections among it.'),
  carriedOver: amount('Brought over from earlier leave years, opening balances among it.'),
  used: amount('Taken of both up to the day.'),
  planned: amount('Approved for later days.'),
  available: amount('The most that can be taken on the day, so that nothing planned is in want of it.'),
  earning: amount('Earned by the day, and to be taken only later.'),
  balance: amount('Everything up to the day: earned, brought in and corrected, less taken and lost.'),
  expiring: array(
    object({
      amount: amount('How much.'),
      expiresOn: described(PlainDate, 'The last day on which it can be taken.'),
    }),
    { description: 'What is lost unless it is taken, plans deducted, the earliest first.' },
  ),
}

export const LeaveBalance = named(
  'LeaveBalance',
  object(
    {
      id: RecordId,
      membershipId: described(IdOf('membership'), 'The member whose leave it is.'),
      leavePolicyId: described(IdOf('leave_policy'), 'The policy by which it is earned.'),
      policyCode: Type.String({
        description: 'The short name by which files and people name the leave policy.',
      }),
      policyName: localised('starter_name', Type.String({ description: 'What people know the policy by.' })),
      unit: oneOf(['days', 'minutes'], { description: 'What amounts count.' }),
      ...figures,
      season: described(
        nullable(Season),
        'Of annual holiday by the act that can be taken on the day; null where none can, and for other leave.',
      ),
      settledThrough: described(
        nullable(PlainDate),
        'Up to when what follows from the rules is kept as rows; null before the first time. Amounts count what is not yet kept as well.',
      ),
      createdAt: CreatedAt,
      updatedAt: UpdatedAt,
    },
    { description: 'What a member has of a leave policy, on a day.' },
  ),
)
export type LeaveBalance = Static<typeof LeaveBalance>

export const LeaveTransaction = named(
  'LeaveTransaction',
  object(
    {
      id: RecordId,
      leaveBalanceId: described(IdOf('leave_balance'), 'The balance that it is of.'),
      effectiveDate: described(PlainDate, 'The day from which it counts.'),
      leaveYearStart: described(
        PlainDate,
        'The leave year that it is of, by its first day; of leave that was taken the day itself.',
      ),
      amount: amount('How much was added, or taken where it is negative, in the unit of the policy.'),
      kind: oneOf(transactionKinds, {
        description:
          'What happened: `reversal` gives back what was taken, `adjustment` says what other facts or rules change of an earlier row.',
      }),
      sourceType: oneOf(sourceTypes, {
        description: 'Where it comes from; `rule` for what follows from the policy.',
      }),
      sourceId: described(
        nullable(IdBy('sourceType', { absence: 'absence', illness: 'absence', import: 'import' })),
        'The absence that took it, or the import; null without one.',
      ),
      ruleVersionId: described(
        nullable(IdOf('version')),
        'The version of the policy that made it; null where no rule did.',
      ),
      explanation: LeaveReason,
      explain: Type.String({
        description: 'What it is, in words for people, in the language of the reader.',
      }),
      reason: nullable(
        Type.String({
          description:
            'Why somebody made it, in their words, or in English why the service adjusted it; null without a reason.',
        }),
      ),
      actorMembershipId: described(nullable(IdOf('membership')), 'Who made it; null for the service.'),
      createdAt: described(Instant, 'When it was written. Rows never change.'),
    },
    { description: 'A row of a leave balance, which never changes.' },
  ),
)

export const NewCorrection = object({
  effectiveDate: described(PlainDate, 'The day from which it counts.'),
  amount: Type.Number({
    minimum: -100_000,
    maximum: 100_000,
    description: 'What is added, or taken off where it is negative, in the unit of the policy; not 0.',
    examples: [2],
  }),
  leaveYearStart: optional(
    described(
      PlainDate,
      'The leave year that it is of, by its first day; the one that is taken from on the day where it is left out.',
    ),
  ),
  reason: Text(500, {
    description: 'Why; whoever reads the balance reads it.',
    examples: ['Agreed in the contract'],
  }),
  dryRun: DryRun,
})
export type NewCorrection = Static<typeof NewCorrection>

export const Corrected = object(
  {
    dryRun: Type.Boolean({ description: 'Whether nothing was written, as asked.' }),
    transaction: LeaveTransaction,
    balance: LeaveBalance,
  },
  { title: 'CorrectedLeave' },
)

const Line = object({
  line: Type.String({ description: 'What it is called; the same whenever it is worked out anew.' }),
  kind: oneOf(['accrual', 'carry_over', 'expiry'], { description: 'What it is.' }),
  date: described(PlainDate, 'The day from which it counts.'),
  leaveYearStart: described(PlainDate, 'The leave year that it is of, by its first day.'),
  amount: amount('What it comes to by what is known now.'),
  settledAmount: amount('What the rows say of it; other than `amount` until it is settled.'),
  explanation: LeaveReason,
  explain: Type.String({
    description: 'How it comes about, in words for people, in the language of the reader.',
  }),
})

const Lot = object({
  leaveYearStart: described(PlainDate, 'The leave year that earned it, or into which it was carried.'),
  carried: Type.Boolean({ description: 'Whether it was carried over from the years before.' }),
  usableFrom: described(PlainDate, 'The first day on which it can be taken.'),
  lastDay: described(PlainDate, 'The last one.'),
  gained: amount('What was earned, or carried over.'),
  opened: amount('Opening balances.'),
  corrected: amount('Corrections.'),
  used: amount('What was taken of it.'),
  left: amount('What is left of it; 0 once it is over.'),
})

const CountedDay = object({
  date: described(PlainDate, 'The day.'),
  counts: Type.Boolean({ description: 'Whether it counts as worked.' }),
  minutes: described(Minutes, 'Minutes that count.'),
  why: oneOf(
    ['worked', 'expected', 'paid_absence', 'like_worked', 'beyond_limit', 'absent', 'nothing_expected'],
    {
      description:
        'Why: `worked` by the approved day, `expected` by the worktime model while the day is not approved, `paid_absence` by what the approved day credits, `like_worked` by the type of the absence, `beyond_limit` where its limit of days was reached, `absent` or `nothing_expected` where it does not count.',
    },
  ),
})

const CountedMonth = object({
  month: Type.String({
    description: 'The calendar month that is counted, as year and month.',
    examples: ['2026-05'],
  }),
  from: described(PlainDate, 'Its first day within the employment.'),
  to: described(PlainDate, 'Its last one.'),
  rule: oneOf(['days', 'hours'], { description: 'Whether 14 days or 35 hours make it full.' }),
  countedDays: Type.Integer({ description: 'Days that count as worked.' }),
  likeWorkedDays: Type.Integer({ description: 'Those of them without work.' }),
  countedMinutes: described(Minutes, 'Minutes that count as worked.'),
  full: Type.Boolean({ description: 'Whether the month earns holiday.' }),
  days: array(CountedDay, { description: 'Every day of the month that counts, and why.' }),
})

export const Explained = object(
  {
    balance: LeaveBalance,
    lots: array(Lot, { description: 'What there is of each leave year on the day, by age.' }),
    lines: array(Line, { description: 'What follows from the rules up to the day, by date.' }),
    months: array(CountedMonth, {
      description:
        'The months of the earning year that was asked for, of annual holiday by the act; empty otherwise.',
    }),
  },
  { title: 'ExplainedLeave' },
)

export const Illness = object({
  absencePeriodId: described(IdOf('absence'), 'The absence that took the holiday.'),
  from: described(PlainDate, 'The first day of illness during the holiday.'),
  to: described(PlainDate, 'The last one, which is part of it.'),
  reason: Text(500, { description: 'What the request is based on.', examples: ['Asked for on 8 July'] }),
  dryRun: DryRun,
})

export const Postponed = object(
  {
    dryRun: Type.Boolean({ description: 'Whether nothing was written, as asked.' }),
    waitingDays: amount('Days of holiday that are not given anew.'),
    movedDays: amount('Days that are given anew.'),
    movedDates: array(PlainDate, { description: 'The dates that were taken and are given anew.' }),
    balance: LeaveBalance,
  },
  { title: 'PostponedHoliday' },
)
