import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { KeptWarning, ShiftRecord } from '../record/record.ts'
import type { Violation } from '../rules/plan-facts.ts'
import { type BrokenTogether, brokenTogether } from '../rules/together.ts'
import type { Publication } from './record.ts'

/** A shift that was planned against rules, with what it keeps of that. */
export type ReasonedShift = Pick<ShiftRecord, 'id' | 'membershipId' | 'warnings'>

interface Window {
  readonly from: PlainDate
  readonly to: PlainDate
}

/** Where reasons may have been given for what drafts break together with other shifts of the unit. */
export interface PlacesOfReasons {
  readonly planningUnitId: Id
  readonly members: readonly Id[]
  readonly ofMembers: Window
  /** Of whomever; null where no shift of other members breaks anything with a draft. */
  readonly ofUnit: Window | null
}

/** Null where drafts break nothing together with others that wants a reason. */
export function placesOfReasons(
  { planningUnitId, periodFrom, periodTo }: Pick<Publication, 'planningUnitId' | 'periodFrom' | 'periodTo'>,
  drafts: readonly ShiftRecord[],
  violations: readonly Violation[],
): PlacesOfReasons | null {
  const shared = violations.flatMap(({ code, severity, shiftKey }) => {
    const together = severity === 'override' ? brokenTogether(code) : null
    return together ? [{ shiftKey, ...together }] : []
  })
  if (shared.length === 0) return null
  const around = (whose: BrokenTogether['of']): Window | null => {
    const days = shared.filter(each => each.of === whose).reduce((most, each) => Math.max(most, each.days), 0)
    return days === 0 ? null : { from: addDays(periodFrom, -days), to: addDays(periodTo, days) }
  }
  const theirs = new Set(shared.flatMap(each => (each.of === 'member' ? each.shiftKey : [])))
  return {
    planningUnitId,
    members: [...new Set(drafts.flatMap(each => (theirs.has(each.id) ? (each.membershipId ?? []) : [])))],
    ofMembers: around('member') ?? { from: periodFrom, to: periodTo },
    ofUnit: around('unit'),
  }
}

/**
 * Finds the reason that was given for what a shift breaks: for that shift itself, or for another that breaks the same together with
 * it. The same is what is told in the same words, with the same numbers, of the same member or of the unit.
 */
export function reasonsGiven(shifts: readonly ReasonedShift[]) {
  const given = new Map<string, KeptWarning>()
  for (const shift of shifts)
    for (const kept of shift.warnings)
      if (kept.reason !== null)
        for (const whose of [ofShift(shift), ofOthers(shift, kept.code)])
          if (whose !== null && !given.has(nameOf(whose, kept))) given.set(nameOf(whose, kept), kept)
  return (shift: ReasonedShift, violation: Violation): KeptWarning | undefined => {
    if (violation.severity === 'refusal') return undefined
    const own = given.get(nameOf(ofShift(shift), violation))
    if (own || violation.severity !== 'override') return own
    const others = ofOthers(shift, violation.code)
    return others === null ? undefined : given.get(nameOf(others, violation))
  }
}

const ofShift = ({ id }: ReasonedShift): string => `shift ${id}`

const ofOthers = ({ membershipId }: ReasonedShift, code: KeptWarning['code']): string | null => {
  const together = brokenTogether(code)
  if (together === null) return null
  return together.of === 'unit' ? 'unit' : `member ${membershipId}`
}

const nameOf = (whose: string, { code, detail }: Pick<KeptWarning, 'code' | 'detail'>): string =>
  `${whose} ${code} ${detail}`
