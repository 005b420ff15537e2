import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { PunchKind } from '../punches/kinds.ts'

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

/** What became of one of them. */
export interface TakenPunch {
  readonly membershipId: Id
  readonly clientPunchId: Id
  readonly status: 'placed' | 'unplaced' | 'repeated' | 'refused'
  /** Why it is refused, or not placed; null for one that is placed. */
  readonly code: string | null
  readonly detail: string | null
  /** The state of the member after all of them. */
  readonly state: 'out' | 'working' | 'on_break'
  /** Null for a refused one. */
  readonly punchId: Id | null
}
