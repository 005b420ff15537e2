import {
  array,
  described,
  IdBy,
  IdOf,
  Instant,
  localised,
  Minutes,
  nullable,
  object,
  oneOf,
  PlainDate,
  RecordId,
  type Static,
  Type,
  UpdatedAt,
} from '../../../platform/contract/shapes.ts'
import { type Reasons, reasonShape } from '../../../platform/contract/reasons.ts'
import { subjectFields } from './subjects.ts'

/** The kinds of requests that were published first, in the order that the description keeps. Others follow by themselves. */
export const publishedRequestKinds: readonly string[] = [
  'work_day',
  'absence',
  'punch_correction',
  'forgotten_clock_out',
  'open_shift_claim',
  'shift_swap',
]

/** The kinds of requests that families contribute, as a field says them. */
const requestKind = (kinds: readonly string[]) => oneOf(kinds, { description: 'Grows with the families.' })

/** One common life of everything that a member hands in, whatever the family calls its own states. */
export const requestStates = ['draft', 'pending', 'returned', 'approved', 'declined', 'cancelled'] as const
export type RequestState = (typeof requestStates)[number]

/** What the service says of requests of any kind, where nobody else did. */
export const reasonsOfRequests = (sources: readonly { readonly reasons?: Reasons }[]): Reasons =>
  Object.assign({}, ...sources.map(({ reasons }) => reasons ?? {})) as Reasons

export const ownRequestOf = (kinds: readonly string[], reasons: Reasons) =>
  object(
    {
      id: Type.String({ description: 'The same as `subjectId`.' }),
      kind: requestKind(kinds),
      subjectId: described(IdBy('kind'), 'What was asked for, by `kind`.'),
      title: subjectFields.title,
      typeName: subjectFields.typeName,
      state: oneOf(requestStates, {
        description: '`pending` waits for a decision, `returned` for the member, the others for nobody.',
      }),
      fromDate: described(PlainDate, 'The first day that it is about.'),
      toDate: described(PlainDate, 'The last day that it is about, which is part of it.'),
      minutes: subjectFields.minutes,
      amountCents: subjectFields.amountCents,
      reason: nullable(
        Type.String({
          description:
            'Why it was sent back, in the words of whoever did; where the service did, in the language of the reader. Null unless it was.',
        }),
      ),
      explanation: described(
        nullable(reasonShape('OwnRequestReason', reasons)),
        'The same as a code with its values where the service says it; null otherwise.',
      ),
      decidedAt: described(
        nullable(Instant),
        'When somebody else decided it last; null where nobody has, and while it waits anew.',
      ),
      updatedAt: UpdatedAt,
    },
    { title: 'OwnRequest' },
  )
export type OwnRequest = Static<ReturnType<typeof ownRequestOf>>

const dayStatuses = ['draft', 'confirmed', 'approved', 'exported'] as const

/** The day in short; its entries and what every minute means are at `GET /v1/me/work-days/{date}`. */
export const OwnDay = object(
  {
    workDayId: described(nullable(IdOf('work_day')), 'The stored day; null while nothing is written.'),
    workDate: described(PlainDate, 'The date that the work counts for.'),
    status: oneOf(dayStatuses, { description: 'How far the day has got; `draft` while nothing is written.' }),
    dayTypeId: described(
      nullable(IdOf('day_type')),
      'The day type that the whole day is marked as; null for an ordinary day.',
    ),
    startMinutes: described(Minutes, 'Where the first span begins, minutes from midnight of the date.'),
    endMinutes: described(
      Minutes,
      'Where the last span ends, minutes from midnight of the date; past 1440 after the next midnight.',
    ),
    breakMinutes: described(Minutes, 'Unpaid breaks within the spans.'),
    workedMinutes: described(Minutes, 'Minutes of work.'),
    creditedMinutes: described(
      Minutes,
      'Minutes that count to the target without being worked: a credited holiday, a day type, absences that count to it.',
    ),
    expectedTargetMinutes: described(
      Minutes,
      'Minutes expected by the worktime model; fixed when the day is confirmed.',
    ),
    returnReason: nullable(Type.String({ description: 'Why the day was sent back; null unless it was.' })),
    updatedAt: nullable(
      Type.String({ description: 'When the day last changed; null while nothing is written.' }),
    ),
  },
  { title: 'OwnDay', description: 'A work day of the member, in short.' },
)
export type OwnDay = Static<typeof OwnDay>

export const MissingDay = object({
  workDate: described(PlainDate, 'The date that the work counts for.'),
  targetMinutes: described(Minutes, 'Minutes expected by the worktime model.'),
  written: Type.Boolean({ description: 'Whether the draft has entries or a day type already.' }),
})
export type MissingDay = Static<typeof MissingDay>

/** An open punch session. */
export const OpenPunch = object({
  sessionId: described(IdOf('punch_session'), 'This clocking in.'),
  state: oneOf(['working', 'on_break'], { description: 'Whether a break has been started and not ended.' }),
  since: described(Instant, 'When that state began.'),
  workDate: described(PlainDate, 'The date that the work counts for: that of its beginning.'),
})
export type OpenPunch = Static<typeof OpenPunch>

export const NextShift = object({
  shiftId: described(IdOf('shift'), 'The shift that is planned.'),
  workDate: described(PlainDate, 'The date that it counts for.'),
  startAt: described(Instant, 'When it begins.'),
  endAt: described(Instant, 'When it ends.'),
  planningUnitId: described(IdOf('planning_unit'), 'The planning unit whose plan it is.'),
})
export type NextShift = Static<typeof NextShift>

export const OwnBalance = object({
  accountId: described(IdOf('balance_account'), 'The balance account.'),
  kind: oneOf(['flex', 'overtime', 'banked_leave', 'time_bank'], { description: 'What is counted.' }),
  balanceMinutes: described(Minutes, 'Minutes; negative when owed to the employer.'),
  asOf: described(PlainDate, 'The day up to which it is counted.'),
})
export type OwnBalance = Static<typeof OwnBalance>

/** Leave of one kind, in its own unit, as of a date. */
export const Entitlement = object(
  {
    id: RecordId,
    name: localised('starter_name', Type.String({ description: 'What people know the entitlement by.' })),
    unit: oneOf(['days', 'minutes'], { description: 'What the amounts count.' }),
    asOf: described(PlainDate, 'The day that the amounts stand for.'),
    accrued: Type.Number({ description: 'Earned up to `asOf`.' }),
    carriedOver: Type.Number({ description: 'Brought over from earlier years.' }),
    used: Type.Number({ description: 'Taken up to `asOf`.' }),
    planned: Type.Number({ description: 'Approved for later than `asOf`.' }),
    available: Type.Number({ description: 'What is left on `asOf`, plans deducted.' }),
    earning: Type.Number({
      description:
        'Earned by `asOf` and to be taken only later, such as the annual holiday of the running earning year.',
    }),
    expiring: array(
      object({
        amount: Type.Number({ description: 'How much.' }),
        expiresOn: described(PlainDate, 'The last day on which it can be taken.'),
      }),
      { description: 'What ends unless it is taken, the earliest first.' },
    ),
    updatedAt: UpdatedAt,
  },
  { title: 'Entitlement' },
)
export type Entitlement = Static<typeof Entitlement>

export const overviewOf = (kinds: readonly string[]) =>
  object(
    {
      today: described(
        object({
          workDate: described(PlainDate, 'Today, where the organisation is.'),
          workDay: OwnDay,
          punch: described(
            nullable(OpenPunch),
            'The running clocking; null when the member has not clocked in.',
          ),
        }),
        'The present day where the organisation is.',
      ),
      nextShift: described(nullable(NextShift), 'The next planned shift; null when none is published.'),
      balances: array(OwnBalance, { description: "The member's balance accounts." }),
      entitlements: array(Entitlement, { description: "The member's leave." }),
      openRequests: array(
        object({
          kind: described(requestKind(kinds), 'What was asked for.'),
          count: Type.Integer({ description: 'How many there are.' }),
        }),
        {
          description:
            'What waits for a decision or was sent back, by kind; a kind without any is not named.',
        },
      ),
      decisionsSince: described(
        object({
          since: described(Instant, 'From when on decisions are counted.'),
          count: Type.Integer({
            description: 'Requests that were approved, declined or sent back since then.',
          }),
        }),
        'What others have decided lately.',
      ),
      missingDays: array(MissingDay, {
        description:
          'Days of the last 31 before today, within the employment, with a target and not confirmed; days of a locked ' +
          'payroll period are left out, for nobody can confirm them.',
      }),
    },
    { title: 'Overview' },
  )
export type Overview = Static<ReturnType<typeof overviewOf>>
