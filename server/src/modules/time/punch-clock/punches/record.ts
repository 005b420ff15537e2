import { date, flag, instant, integer, json, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { ForgottenClockOut, OrganisationSettings } from '../../../company/organisation/port.ts'
import type { Allocation } from '../../work-days/port.ts'

/** How late a punch may come. */
export const oldestDays = 60

/** How far ahead of the organisation's clock a punch may be. */
export const aheadSeconds = 120

/** The dates of a list of punches, at most. */
export const listedDays = 62

/** What a punch says, in the order in which punches of one instant are read: what ends comes before what begins. */
export const punchKinds = ['break_end', 'clock_out', 'clock_in', 'set_allocation', 'break_start'] as const
export type PunchKind = (typeof punchKinds)[number]

/** Where a punch came from: the member's own tap, a wall terminal, or an approved correction. */
export const punchOrigins = ['own', 'terminal', 'correction'] as const
type PunchOrigin = (typeof punchOrigins)[number]

/** A tap as it came. It is kept for ever; what became of it changes. */
export const punchTable = table('punches', {
  id: uuid,
  membershipId: uuid.fixed(),
  /** Made by the client for each tap and sent again with every retry. */
  clientPunchId: uuid.fixed(),
  kind: text.as<PunchKind>().fixed(),
  occurredAt: instant.fixed(),
  /** Whether the client said when; otherwise it is when the punch came. */
  occurredGiven: flag.fixed(),
  /** Of all that the client sent besides, so that another punch under the same name is distinguished from a retry. */
  fingerprint: text.fixed(),
  receivedAt: instant.fixed(),
  origin: text.as<PunchOrigin>().fixed(),
  terminalId: uuid.nullable().fixed(),
  /** By how much the clock of the terminal was ahead of the service's. */
  clockOffsetMs: integer.nullable().fixed(),
  entryTypeId: uuid.nullable().fixed(),
  allocations: json<readonly Allocation[]>().fixed(),
  note: text.nullable().fixed(),
  /** The rule of the organisation when the punch came: what becomes of its session if no clock-out follows. */
  forgottenClockOut: text.as<ForgottenClockOut>().fixed(),
  sessionMaxMinutes: integer.fixed(),
  /** The session that it is a part of; null for one that is not placed, was corrected or dismissed. */
  sessionId: uuid.nullable(),
  /** Why it is not placed. */
  unplacedCode: text.nullable(),
  /** That of its session; of any other the date on which it occurred. */
  workDate: date,
  /** The correction that moved or removed it. */
  correctedById: uuid.nullable(),
  /** The correction that made it. */
  correctionId: uuid.nullable().fixed(),
  dismissedAt: instant.nullable(),
  dismissedByMembershipId: uuid.nullable(),
  dismissReason: text.nullable(),
  /** When the member was asked for the clock-out of the session that it begins. */
  askedAt: instant.nullable(),
  /** When it was last tried again whether the day takes it. */
  triedAt: instant.nullable(),
  updatedAt: instant,
})

export type Punch = RowOf<typeof punchTable>

/** What decides where a punch belongs. */
export type Tap = Pick<
  Punch,
  | 'id'
  | 'clientPunchId'
  | 'kind'
  | 'occurredAt'
  | 'entryTypeId'
  | 'allocations'
  | 'note'
  | 'forgottenClockOut'
  | 'sessionMaxMinutes'
>

/** A punch before it is placed, with the rule that holds for the session that it may begin. */
export const blankPunch = ({
  forgottenClockOut,
  punchSessionMaxMinutes: sessionMaxMinutes,
}: Pick<OrganisationSettings, 'forgottenClockOut' | 'punchSessionMaxMinutes'>) => ({
  ...{ forgottenClockOut, sessionMaxMinutes },
  ...{ sessionId: null, unplacedCode: null, correctedById: null, correctionId: null },
  ...{ dismissedAt: null, dismissedByMembershipId: null, dismissReason: null, askedAt: null, triedAt: null },
})
