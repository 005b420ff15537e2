import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { type Contributions, slot } from '../../../../platform/slots.ts'
import type { CommitAccepted } from '../../../../platform/transactions/transactions.ts'
import {
  type Decision,
  type Fact,
  gather,
  type RefusedSubject,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { DayState } from '../day/day.ts'
import type { Followed, FollowUp } from '../writing/approval-followers.ts'
import { invoicedAmong } from '../writing/protected-hours.ts'
import { saveStates } from '../writing/store.ts'
import { unlessInvoiced } from './rules.ts'

/** The call of an operation that promises the facts of a step. */
export interface Moving<F extends Fact> {
  readonly db: WriteTransaction
  readonly services: { readonly contributions: Contributions }
  readonly commit: CommitAccepted<F>
}

/** A day that a step is requested for. */
export interface AskedDay {
  readonly day: DayState
  /** Nothing is stored on its date: the day is what would be written there. */
  readonly isBlank?: boolean
}

/** The days that a step is requested for, and the ids that name none for the caller. */
export interface Asked<Day> {
  readonly days: readonly Day[]
  readonly missing: readonly Id[]
}

/** What became of them, in their order. */
export interface Moved<Day, State, Code extends string> extends Asked<Day> {
  readonly moved: readonly State[]
  readonly refused: readonly RefusedSubject<Day, Code>[]
}

export interface Step<Day, State, F extends Fact, Code extends string> {
  readonly decide: (day: Day) => Decision<State, F, Code>
  /** What was read ahead for families that follow the approval of days, and what they are called with. */
  readonly follow?: { readonly what: Followed; readonly followUp: FollowUp }
  readonly save?: (tx: WriteTransaction, states: readonly State[]) => Promise<unknown>
}

/**
 * The one way from a state to the next: decides each day, saves those that move, announces those that are drafts again, and notifies
 * anyone who follows approvals. One day is a batch of one: what refuses it is in the answer as well.
 */
export async function moveDays<
  Day extends AskedDay,
  State extends DayState,
  F extends Fact,
  Code extends string,
>(
  { db, services: { contributions }, commit }: Moving<F>,
  asked: Asked<Day>,
  { decide, follow, save = saveStates }: Step<Day, State, F, Code>,
): Promise<Moved<Day, State, Code>> {
  const { accepted, refused } = gather(asked.days, decide)
  const moved = accepted.state
  if (moved.length > 0) {
    await commit(accepted, states => {
      announceOpened(db, contributions, states)
      return save(db, states)
    })
    follow?.followUp(follow.what, moved)
  }
  return { ...asked, moved, refused }
}

/** The same of a step that opens days: what is on an invoice stays as it is. */
export async function openDays<Day extends AskedDay, F extends Fact, Code extends string>(
  moving: Moving<F>,
  asked: Asked<Day>,
  { decide, ...step }: Step<Day, DayState, F, Code>,
): Promise<Moved<Day, DayState, Code | 'day_invoiced'>> {
  const stored = asked.days.filter(({ isBlank = false }) => !isBlank).map(({ day }) => day.id)
  const invoiced = await invoicedAmong(moving.db, moving.services.contributions, stored)
  return moveDays(moving, asked, { ...step, decide: day => unlessInvoiced(decide(day), invoiced) })
}

/** Anyone who has kept something for a day learns that it may be written, after all that the transaction writes of it. */
function announceOpened(tx: WriteTransaction, contributions: Contributions, days: readonly DayState[]): void {
  const drafts = days.filter(({ status }) => status === 'draft')
  if (drafts.length === 0) return
  for (const follow of contributions(openedDays)) tx.lastly(() => follow(tx, drafts, contributions))
}

/** What another family does with days that are drafts again; it reads what the transaction has written. */
export type OpenedDays = (
  tx: WriteTransaction,
  days: readonly DayState[],
  contributions: Contributions,
) => Promise<unknown>

/** Families that have kept something for a day until it may be written contribute it. */
export const openedDays = slot<OpenedDays>('work_days.opened_days')
