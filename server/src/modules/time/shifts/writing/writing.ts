import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Accepted } from '../../../../platform/vocabulary/decision.ts'
import { daysInRange } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { ShiftChangedFact } from '../record/announcements.ts'
import { followPublished } from '../publications/followers.ts'
import { followChanges } from '../record/following.ts'
import { planningDay } from '../record/planners.ts'
import type { ShiftChange, ShiftRecord } from '../record/record.ts'
import { saveShifts, shiftsById } from '../record/store.ts'
import { loadCheck } from '../rules/facts.ts'
import { circumstancesOf } from './circumstances.ts'
import { wantedShift } from './rules.ts'
import { longestPlan, type ShiftFieldCode, type WantedShift, type WrittenShift } from './wanted.ts'
import { acceptedChanges, weighed, type WeighedChanges } from './weighing.ts'

/** What a handler has at hand; it passes its call. An operation that makes drafts alone announces nothing. */
export interface WritingCall<Facts extends ShiftChangedFact = ShiftChangedFact> {
  readonly db: WriteTransaction
  readonly caller: Caller
  readonly services: Services
  readonly commit: <State>(
    decision: Accepted<State, Facts>,
    save?: (state: State) => Promise<unknown>,
  ) => Promise<State>
}

export interface WritingOptions {
  /** What the audit trail calls it. */
  readonly verb: string
  /** Why rules are overridden that may be with a reason. */
  readonly overrideReason?: string | undefined
  /** All of them or none. */
  readonly together?: boolean
  /** False where another rule than the plan of the caller's units lets a member take a shift, as of a claim. */
  readonly asPlanner?: boolean
}

/**
 * The one way in which shifts are made and changed: decides what is wanted, asks the rules about all of it together, and commits
 * what stands. Answers for each what has become of it. As many statements for 500 as for one.
 */
export async function writeShifts<Facts extends ShiftChangedFact>(
  call: WritingCall<Facts>,
  wanted: readonly WantedShift[],
  options: WritingOptions,
): Promise<readonly WrittenShift[]> {
  const { db, services, commit } = call
  const laid = await layWanted(call, wanted, options)
  const changes = laid.flatMap(each =>
    'change' in each && each.change.before !== each.change.after ? [each.change] : [],
  )
  const decided = await weighChanges(call, changes, options)
  const rows = laid.map(each => writtenOf(each, decided))
  if (options.together && rows.some(({ code }) => code !== null)) return rows
  const accepted = acceptedChanges(decided.kept, options.verb, options.overrideReason ?? null)
  const saved = await commit(accepted as Accepted<readonly ShiftChange[], Facts>, kept =>
    saveShifts(db, kept),
  )
  await followPublished(db, services, saved)
  await followChanges(call, saved)
  return rows
}

type Laid = { readonly change: ShiftChange } | { readonly code: ShiftFieldCode; readonly detail: string }

/** Each shift as it is wanted, or why it cannot be. */
async function layWanted(
  { db, caller }: Pick<WritingCall, 'db' | 'caller'>,
  wanted: readonly WantedShift[],
  { asPlanner = true }: WritingOptions,
): Promise<Laid[]> {
  const ids = wanted.flatMap(({ id }) => id?.toLowerCase() ?? [])
  const known = new Map((await shiftsById(db, ids)).map(shift => [shift.id, shift]))
  const changes = wanted.map(each => ({
    wanted: each,
    before: known.get(each.id?.toLowerCase() ?? '') ?? null,
  }))
  const at = await circumstancesOf(db, caller, changes, asPlanner)
  const seen = new Set<string>()
  const laid = changes.map(({ before, wanted: each }): Laid => {
    if (before && seen.has(before.id)) return repeated
    if (before) seen.add(before.id)
    const after = wantedShift(before, each, newId(), at)
    return 'refusal' in after
      ? { code: after.refusal, detail: after.detail }
      : { change: { before, after, overrideReason: each.overrideReason } }
  })
  return spanOf(shiftsIn(laid)).days > longestPlan ? laid.map(tooFarApart) : laid
}

const repeated: Laid = { code: 'shift_row_repeated', detail: 'Another row before it changes the same shift.' }

const shiftsIn = (laid: readonly Laid[]): ShiftRecord[] =>
  laid.flatMap(each => ('change' in each ? bothOf(each.change) : []))

const bothOf = ({ before, after }: ShiftChange): ShiftRecord[] => (before ? [before, after] : [after])

const tooFarApart = (): Laid => ({
  code: 'range_too_long',
  detail: `The shifts lie more than ${longestPlan} days apart.`,
})

/** From the first to the last date of shifts. */
function spanOf(shifts: readonly ShiftRecord[]) {
  const dates = shifts.map(({ workDate }) => workDate).sort()
  const [from = '', to = from] = [dates[0], dates.at(-1)]
  return { from, to, days: dates.length === 0 ? 0 : daysInRange(from, to) }
}

async function weighChanges(
  { db, caller }: Pick<WritingCall, 'db' | 'caller'>,
  changes: readonly ShiftChange[],
  { overrideReason }: WritingOptions,
): Promise<WeighedChanges> {
  if (changes.length === 0) return { kept: [], refused: new Map() }
  const shifts = changes.flatMap(bothOf)
  const { from, to } = spanOf(shifts)
  const check = await loadCheck(
    db,
    { timeZone: caller.organisation.timeZone, today: planningDay(caller, db.now) },
    {
      members: [...new Set(shifts.flatMap(({ membershipId }) => membershipId ?? []))],
      units: [...new Set(shifts.map(({ planningUnitId }) => planningUnitId))],
      from,
      to,
    },
  )
  return weighed(changes, check, { by: caller.membership.id, reason: overrideReason ?? null })
}

function writtenOf(laid: Laid, { kept, refused }: WeighedChanges): WrittenShift {
  if ('code' in laid) return { ...laid, violations: [] }
  const { before, after } = laid.change
  const refusal = refused.get(after.id)
  if (refusal) {
    const { gravest, violations } = refusal
    return { code: gravest.code, detail: gravest.detail, violations }
  }
  const change = kept.find(each => each.after.id === after.id)
  return { code: null, shift: change?.after ?? after, before }
}
