import {
  array,
  Id,
  Instant,
  Minutes,
  nullable,
  object,
  oneOf,
  PlainDate,
  type Static,
  Type,
} from '../../platform/contract/shapes.ts'

export const requestKinds = ['work_day'] as const
export type RequestKind = (typeof requestKinds)[number]

/** One common life of everything that a member hands in, whatever the family calls its own states. */
export const requestStates = ['draft', 'pending', 'returned', 'approved', 'declined', 'cancelled'] as const
export type RequestState = (typeof requestStates)[number]

export const RequestKind = oneOf(requestKinds, { description: 'Grows with the families.' })

export const OwnRequest = object(
  {
    id: Type.String({ description: 'The same as `subjectId`.' }),
    kind: RequestKind,
    subjectId: Id,
    state: oneOf(requestStates, {
      description: '`pending` waits for a decision, `returned` for the member, the others for nobody.',
    }),
    fromDate: PlainDate,
    toDate: PlainDate,
    reason: nullable(Type.String({ description: 'Why it was sent back.' })),
    updatedAt: Instant,
  },
  { title: 'OwnRequest' },
)
export type OwnRequest = Static<typeof OwnRequest>

const dayStatuses = ['draft', 'confirmed', 'approved', 'exported'] as const

/** The day in short; its entries and what every minute means are at `GET /v1/me/work-days/{date}`. */
export const OwnDay = object(
  {
    workDayId: nullable(Id),
    workDate: PlainDate,
    status: oneOf(dayStatuses),
    dayTypeId: nullable(Id),
    startMinutes: Minutes,
    endMinutes: Minutes,
    breakMinutes: Minutes,
    workedMinutes: Minutes,
    creditedMinutes: Minutes,
    expectedTargetMinutes: Minutes,
    returnReason: nullable(Type.String()),
    updatedAt: nullable(Type.String({ description: 'Null while nothing is written.' })),
  },
  { title: 'OwnDay' },
)
export type OwnDay = Static<typeof OwnDay>

export const MissingDay = object({
  workDate: PlainDate,
  targetMinutes: Minutes,
  written: Type.Boolean({ description: 'Whether the draft has entries or a day type already.' }),
})
export type MissingDay = Static<typeof MissingDay>

/** An open punch session. */
export const OpenPunch = object({
  sessionId: Id,
  state: oneOf(['working', 'on_break']),
  since: Instant,
  workDate: PlainDate,
})
export type OpenPunch = Static<typeof OpenPunch>

export const NextShift = object({
  shiftId: Id,
  workDate: PlainDate,
  startAt: Instant,
  endAt: Instant,
  planningUnitId: Id,
})
export type NextShift = Static<typeof NextShift>

export const OwnBalance = object({
  accountId: Id,
  kind: oneOf(['flex', 'overtime', 'banked_leave', 'time_bank']),
  balanceMinutes: Minutes,
  asOf: PlainDate,
})
export type OwnBalance = Static<typeof OwnBalance>

/** Leave of one kind, in its own unit, as it stands on a date. */
export const Entitlement = object(
  {
    id: Id,
    name: Type.String(),
    unit: oneOf(['days', 'minutes']),
    asOf: PlainDate,
    accrued: Type.Number(),
    carriedOver: Type.Number(),
    used: Type.Number(),
    planned: Type.Number(),
    available: Type.Number({ description: 'What is left on `asOf`, plans deducted.' }),
    expiring: array(object({ amount: Type.Number(), expiresOn: PlainDate })),
    updatedAt: Instant,
  },
  { title: 'Entitlement' },
)
export type Entitlement = Static<typeof Entitlement>

export const Overview = object(
  {
    today: object({
      workDate: PlainDate,
      workDay: OwnDay,
      punch: nullable(OpenPunch),
    }),
    nextShift: nullable(NextShift),
    balances: array(OwnBalance),
    entitlements: array(Entitlement),
    openRequests: array(object({ kind: RequestKind, count: Type.Integer() }), {
      description: 'What waits for a decision or was sent back, by kind; a kind without any is not named.',
    }),
    decisionsSince: object({
      since: Instant,
      count: Type.Integer({ description: 'Requests that were approved, declined or sent back since then.' }),
    }),
    missingDays: array(MissingDay, {
      description:
        'Days of the last 31 before today, within the employment, with a target and not confirmed; days of a locked ' +
        'payroll period are left out, for nobody can confirm them.',
    }),
  },
  { title: 'Overview' },
)
export type Overview = Static<typeof Overview>
