import { May } from '../../../../platform/contract/may.ts'
import {
  array,
  CreatedAt,
  described,
  DryRun,
  IdBy,
  IdOf,
  Instant,
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
import { BalanceReason, PartReason } from '../reasons.ts'
import { balanceKinds, sourceTypes, transactionKinds } from '../movements/record.ts'

export const mostMinutes = 600_000

export const Kind = oneOf(balanceKinds, {
  description:
    'What is counted: `flex`, `overtime` taken as time off, `banked_leave`, or a `time_bank` of the organisation.',
})

export const AsOf = described(PlainDate, 'The day at the end of which the balance stands.')

export const BalanceAccount = named(
  'BalanceAccount',
  object(
    {
      id: RecordId,
      membershipId: described(IdOf('membership'), 'Whose it is.'),
      kind: Kind,
      timeBankId: described(
        nullable(IdOf('time_bank')),
        'The time bank, for the kind `time_bank`; null for the others.',
      ),
      balanceMinutes: described(Minutes, 'What is there, in minutes; negative when owed to the employer.'),
      asOf: AsOf,
      floorMinutes: described(
        nullable(Minutes),
        'The lowest balance that time off may leave, in minutes: of the worktime model or the time bank on `asOf`, 0 for overtime and banked leave. Null: no model says one.',
      ),
      ceilingMinutes: described(
        nullable(Minutes),
        'The highest balance at the end of a settlement period, in minutes; null: there is none.',
      ),
      settlesOn: described(
        nullable(PlainDate),
        'The last day of the settlement period that `asOf` lies in: the flexitime period of the worktime model, counted from January, or the year of a time bank. Null where nothing is settled.',
      ),
      createdAt: CreatedAt,
      updatedAt: UpdatedAt,
    },
    { description: 'A balance account, as it stands at the end of `asOf`.' },
  ),
)
export type ShownAccount = Static<typeof BalanceAccount>

const Part = object({
  workDate: described(PlainDate, 'The day that the line is of.'),
  lineKind: Type.String({ description: 'The kind of the line, such as `overtime_50`.' }),
  minutes: described(Minutes, 'The minutes of the line.'),
  creditBp: Type.Integer({
    description: 'What a minute of it is worth, in hundredths of a per cent; 15000 is one and a half.',
  }),
  ruleVersionId: described(IdOf('version'), 'The version of the rule that made the line.'),
  explanation: PartReason,
  explain: Type.String({
    description: 'How the line came about, in words for people, in the language of the reader.',
  }),
})

const typeOfSource = {
  work_day: 'work_day',
  absence: 'absence',
  closing: 'period_closing',
  manual: 'balance_correction',
  import: 'import',
  payout: 'balance_payout',
}

const transaction = {
  id: RecordId,
  accountId: described(IdOf('balance_account'), 'The balance account.'),
  effectiveDate: described(PlainDate, 'The day from whose end on it counts.'),
  minutes: described(Minutes, 'By how much the balance moves, in minutes; negative takes from it.'),
  kind: oneOf(transactionKinds, {
    description:
      'What it is. A `reversal` takes back another one; `cap_cut` is what lay above a ceiling at the end of a period.',
  }),
  sourceType: oneOf(sourceTypes, {
    description:
      'What made it: a work day, a `stretch` of days (a week or a period), a date without entries, an absence, a closing, somebody by hand, an import or a payout.',
  }),
  sourceId: described(
    nullable(IdBy('sourceType', typeOfSource)),
    'The record that made it, by `sourceType`; null for a stretch, a date without entries and a correction by hand.',
  ),
  countedFrom: described(
    nullable(PlainDate),
    'Of a stretch its first day, `effectiveDate` being the last; null otherwise.',
  ),
  reversesTransactionId: described(
    nullable(IdOf('balance_transaction')),
    'The transaction that it takes back; null for none.',
  ),
  ruleVersionId: described(
    nullable(IdOf('version')),
    'The version of the worktime model that made it; null where no rule did.',
  ),
  parts: array(Part, { description: 'The lines of days that made it; empty for flex, which is no line.' }),
  reason: described(nullable(Type.String()), 'Why, in the words of whoever wrote it; null where nobody did.'),
  explanation: BalanceReason,
  explain: Type.String({
    description: 'How it came about, in words for people, in the language of the reader.',
  }),
  actorMembershipId: described(
    nullable(IdOf('membership')),
    'Who approved, opened, corrected or closed; null when nobody of the organisation did.',
  ),
  createdAt: CreatedAt,
}

export const BalanceTransaction = named(
  'BalanceTransaction',
  object({
    ...transaction,
    balanceAfter: described(Minutes, 'The balance with it and with all before it, in minutes.'),
    updatedAt: described(Instant, 'The same as `createdAt`: it never changes.'),
  }),
)
export type ShownTransaction = Static<typeof BalanceTransaction>

export const NewAccount = object({
  membershipId: described(IdOf('membership'), 'Whose it is to be.'),
  kind: Kind,
  timeBankId: optional(
    described(
      nullable(IdOf('time_bank')),
      'An active time bank, for the kind `time_bank`; null or absent for the others.',
    ),
  ),
  dryRun: DryRun,
})

export const Reason = Text(1000, {
  description: 'Why, for whoever reads the balance.',
  examples: ['Agreed with the member.'],
})

const EffectiveDate = optional(
  described(PlainDate, 'The day from whose end on it counts; today when absent, and never later.'),
)

export const NewTransaction = object({
  kind: optional(
    oneOf(['correction', 'opening'], {
      description:
        'A `correction`, which is what it is when absent, or an `opening` balance, which needs `payroll.run` or `org.admin`.',
    }),
  ),
  minutes: Type.Integer({
    minimum: -mostMinutes,
    maximum: mostMinutes,
    examples: [120],
    description: 'By how much the balance moves, in minutes; negative takes from it. Not 0.',
  }),
  effectiveDate: EffectiveDate,
  reason: Reason,
  dryRun: DryRun,
})
export type NewTransaction = Static<typeof NewTransaction>

export const correctionStates = ['submitted', 'approved', 'declined', 'withdrawn'] as const
export type CorrectionState = (typeof correctionStates)[number]

const correction = {
  id: RecordId,
  accountId: described(IdOf('balance_account'), 'The balance account.'),
  membershipId: described(IdOf('membership'), 'Whose balance it is.'),
  kind: oneOf(['correction', 'opening'], { description: 'What it is to be.' }),
  minutes: described(Minutes, 'By how much the balance is to move, in minutes.'),
  effectiveDate: described(PlainDate, 'The day from whose end on it is to count.'),
  reason: Type.String({ description: 'Why, in the words of whoever asked for it.' }),
  state: oneOf(correctionStates, { description: 'Whether somebody else has decided it.' }),
  declineReason: described(nullable(Type.String()), 'Why it was declined; null where nobody said.'),
  askedByMembershipId: described(
    nullable(IdOf('membership')),
    'Who asked for it; null for a key of the organisation.',
  ),
  decidedByMembershipId: described(nullable(IdOf('membership')), 'Who decided it; null before.'),
  decidedAt: described(nullable(Instant), 'When it was decided or withdrawn; null before.'),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt,
}

export const BalanceCorrection = named('BalanceCorrection', object({ ...correction, may: May }))

export const WrittenTransaction = object({
  balance: BalanceAccount,
  transaction: described(
    nullable(object(transaction)),
    'The row; null where a second person must approve first.',
  ),
  correction: nullable(
    object(correction, {
      description:
        'What waits for a second person, by the setting `balanceCorrectionsNeedSecondApprover`; null where nothing does.',
    }),
  ),
})

const ExplainedRow = object({
  transactionId: described(IdOf('balance_transaction'), 'The movement that the row is, as it is listed.'),
  kind: oneOf(transactionKinds, { description: 'What it is.' }),
  minutes: described(Minutes, 'By how much the row moves the balance, in minutes.'),
  ruleVersionId: transaction.ruleVersionId,
  parts: transaction.parts,
  explanation: transaction.explanation,
  explain: transaction.explain,
  createdAt: CreatedAt,
})

const ExplainedSource = object({
  sourceType: transaction.sourceType,
  sourceId: transaction.sourceId,
  from: described(PlainDate, 'The first day that it is of.'),
  to: described(PlainDate, 'The last day that it is of.'),
  minutes: described(Minutes, 'What it comes to with all that was taken back, in minutes.'),
  rows: array(ExplainedRow, { description: 'Its rows, in the order in which they were written.' }),
})

export const BalanceExplanation = named(
  'BalanceExplanation',
  object({
    accountId: described(IdOf('balance_account'), 'The balance account.'),
    asOf: AsOf,
    balanceMinutes: described(Minutes, 'The balance: `carriedMinutes` and all `sources`, in minutes.'),
    from: described(PlainDate, 'The first day that is unfolded.'),
    carriedMinutes: described(Minutes, 'What was there before that day, in minutes.'),
    sources: array(ExplainedSource, {
      description: 'What the balance is made of from then on, by the last day of each.',
    }),
  }),
)
export type Explanation = Static<typeof BalanceExplanation>

const ProjectedStep = object({
  date: described(PlainDate, 'The day on which it moves.'),
  kind: oneOf(['planned', 'cap_cut', 'expiry'], {
    description: 'An approved absence or another row that is to come, or what the end of a period would cut.',
  }),
  minutes: described(Minutes, 'By how much, in minutes.'),
  balanceMinutes: described(Minutes, 'The balance at the end of the day, in minutes.'),
  explanation: BalanceReason,
  explain: Type.String({ description: 'Why, in words for people, in the language of the reader.' }),
})

export const BalanceProjection = named(
  'BalanceProjection',
  object({
    accountId: described(IdOf('balance_account'), 'The balance account.'),
    asOf: AsOf,
    balanceMinutes: described(Minutes, 'The balance of today, in minutes.'),
    until: described(PlainDate, 'The day up to which it is looked ahead.'),
    projectedMinutes: described(Minutes, 'What the balance would be then, in minutes.'),
    lowestMinutes: described(Minutes, 'The lowest that it would be until then, in minutes.'),
    steps: array(ProjectedStep, { description: 'What moves it, by date.' }),
  }),
)
export type Projection = Static<typeof BalanceProjection>
