import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Refused } from '../../../../platform/vocabulary/decision.ts'
import type { ReferenceCode } from '../../work-days/port.ts'
import type { PunchKind } from '../punches/record.ts'
import type { takingRefusals } from '../punches/refusals.ts'

/** The parts of the work that a punch says; breaks have none. */
export interface GivenAllocation {
  /** The id or the code of the tracking level. */
  readonly dimensionId: string
  readonly valueId: Id
  readonly phaseId?: Id | null
  readonly taskId?: Id | null
  readonly shareBp?: number | null
}

/** A punch on its way in. Whoever hands it over has made sure that it is the member's. */
export interface IncomingPunch {
  readonly membershipId: Id
  readonly clientPunchId: Id
  readonly kind: PunchKind
  /** As corrected by the offset of the clock that told it; absent for now. */
  readonly occurredAt?: string
  readonly entryTypeId?: Id | null
  readonly allocations?: readonly GivenAllocation[]
  readonly note?: string | null
  readonly origin:
    | { readonly kind: 'own' }
    | { readonly kind: 'terminal'; readonly terminalId: Id; readonly clockOffsetMs: number }
}

/** Why a punch is not taken. */
export type PunchCode =
  | keyof typeof takingRefusals
  | 'entry_type_not_found'
  | 'punch_entry_type_unfit'
  | ReferenceCode

/** What became of one of them. */
export type TakenPunch = Pick<IncomingPunch, 'membershipId' | 'clientPunchId'> & {
  /** The state of the member after all of them. */
  readonly state: 'out' | 'working' | 'on_break'
} & (RefusedPunch | KeptPunch)

interface RefusedPunch {
  readonly status: 'refused'
  readonly code: PunchCode
  readonly detail: string
  readonly extra?: Refused['extra']
}

interface KeptPunch {
  readonly status: 'placed' | 'unplaced' | 'repeated'
  readonly punchId: Id
  /** Why it is not placed; null for one that is. */
  readonly code: string | null
  readonly detail: string | null
}
