import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { apportion } from '../../../time/work-days/port.ts'
import type { RoundingRule } from './record.ts'

/** How time is rounded. */
export type Rounding = Pick<RoundingRule, 'unitMinutes' | 'mode' | 'scope'>

/** A rule as far as it says what it is for. */
export type KnownRounding = Rounding & Pick<RoundingRule, 'customerId' | 'projectId' | 'validFrom'>

interface RoundedOf {
  readonly projectId: Id
  readonly customerId: Id | null
  readonly workDate: PlainDate
}

/**
 * By what time of a project on a day is rounded: by the last rule of the project that has begun, else of its customer, else of
 * the organisation; nothing: by no rule. In the order in which rules begin.
 */
export function roundingOn(
  rules: readonly KnownRounding[],
  { projectId, customerId, workDate }: RoundedOf,
): Rounding | undefined {
  const begun = rules.filter(({ validFrom }) => validFrom <= workDate)
  const ofProject = begun.findLast(rule => rule.projectId === projectId)
  const ofCustomer = begun.findLast(rule => rule.customerId !== null && rule.customerId === customerId)
  return (
    ofProject ?? ofCustomer ?? begun.findLast(rule => rule.projectId === null && rule.customerId === null)
  )
}

/** Minutes in whole units; half of one is rounded up to the nearest. */
export function inUnits(minutes: number, { unitMinutes, mode }: Rounding): number {
  const [whole, rest] = [Math.floor(minutes / unitMinutes), minutes % unitMinutes]
  const isRaised = mode === 'nearest' ? 2 * rest >= unitMinutes : mode === 'up' && rest > 0
  return (whole + (isRaised ? 1 : 0)) * unitMinutes
}

/** Hours that a rule rounds. */
export interface HoursToRound extends RoundedOf {
  /** One for each piece of hours. */
  readonly name: string
  readonly workDayId: Id
  readonly minutes: number
}

/** Hours that are rounded as one. */
export interface RoundedTogether<Hours extends HoursToRound> {
  readonly minutes: number
  readonly billedMinutes: number
  /** With what each has of the billed minutes, which together they are. */
  readonly parts: readonly (Hours & { readonly billedMinutes: number })[]
}

/**
 * What is billed of hours, by their names; those that no rule rounds are not there. Hours that are rounded together share what
 * is billed by what was worked, to the minute, by largest remainders.
 */
export function roundedTime<Hours extends HoursToRound>(
  rules: readonly KnownRounding[],
  hours: readonly Hours[],
): ReadonlyMap<string, RoundedTogether<Hours>> {
  const ruled = hours.flatMap(row => {
    const rounding = roundingOn(rules, row)
    return rounding === undefined || rounding.unitMinutes === 1 ? [] : [{ row, rounding }]
  })
  const together = Map.groupBy(ruled, ({ row, rounding }) => placeOf(row, rounding))
  const rounded = new Map<string, RoundedTogether<Hours>>()
  for (const group of together.values()) {
    const whole = roundedAsOne(group)
    for (const { row } of group) rounded.set(row.name, whole)
  }
  return rounded
}

/** A work day is one member's, so what is of one is of one day and one member. */
function placeOf({ name, workDayId, projectId, customerId }: HoursToRound, rounding: Rounding): string {
  const { scope, unitMinutes, mode } = rounding
  if (scope === 'entry') return name
  const whose = scope === 'customer' && customerId !== null ? `customer ${customerId}` : projectId
  return `${workDayId} ${whose} ${unitMinutes} ${mode}`
}

function roundedAsOne<Hours extends HoursToRound>(
  group: readonly { readonly row: Hours; readonly rounding: Rounding }[],
): RoundedTogether<Hours> {
  const rows = inOwnOrder(group.map(({ row }) => row))
  const minutes = rows.reduce((sum, row) => sum + row.minutes, 0)
  const billedMinutes = group[0] ? inUnits(minutes, group[0].rounding) : minutes
  const shares = apportion(
    billedMinutes,
    rows.map(row => row.minutes),
  )
  return {
    minutes,
    billedMinutes,
    parts: rows.map((row, index) => ({ ...row, billedMinutes: shares[index] ?? 0 })),
  }
}

/** So that of equal remainders the same one is served first, however the hours were read. */
const inOwnOrder = <Hours extends HoursToRound>(rows: readonly Hours[]): readonly Hours[] =>
  rows.toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
