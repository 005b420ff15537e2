import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Decision, type Fact, type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { HoursToPrice, PriceBook, Rate } from './price-book.ts'
import { listedChanges } from './record.ts'

/** Hours that somebody approved, and that no issued document bills. */
export interface ApprovedHours extends HoursToPrice {
  readonly taskId: Id | null
  /** Whether their project is closed. */
  readonly closed: boolean
}

/** Hours that would be sold for something else, with what they are sold for now and would be. */
export interface RepricedHours extends ApprovedHours {
  readonly now: Rate
  readonly then: Rate
}

/** A project of whose approved hours some would be. */
export interface RepricedProject {
  readonly projectId: Id
  readonly closed: boolean
  readonly rows: number
  readonly minutes: number
  /** The last day on which some were worked. */
  readonly lastDate: PlainDate
}

/**
 * Those of approved hours that other rates would give another price. Hours without a price get their first one freely, since
 * nobody has seen one, but in closed projects, whose figures stand.
 */
export const repricedOf = (
  hours: readonly ApprovedHours[],
  now: PriceBook,
  then: PriceBook,
): RepricedHours[] =>
  hours
    .map(row => ({ ...row, now: now.rateOf(row), then: then.rateOf(row) }))
    .filter(
      row =>
        row.now.rateCentsPerHour !== row.then.rateCentsPerHour &&
        (row.closed || row.now.rateCentsPerHour !== null),
    )

export const repricedProjects = (hours: readonly ApprovedHours[]): RepricedProject[] =>
  [...Map.groupBy(hours, ({ projectId }) => projectId)].map(([projectId, own]) => ({
    projectId,
    closed: own.some(({ closed }) => closed),
    rows: own.length,
    minutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
    lastDate: lastDateOf(own.map(({ workDate }) => workDate)),
  }))

const lastDateOf = (dates: readonly PlainDate[]): PlainDate =>
  dates.reduce((last, date) => (date > last ? date : last))

export type RepricingCode = 'rate_reprices_approved_hours' | 'rate_reprices_closed_projects'

/** The first day from which a change of rates gives no approved hours of these projects another price; null for any day. */
export const firstFreeDate = (projects: readonly Pick<RepricedProject, 'lastDate'>[]): PlainDate | null =>
  projects.length === 0 ? null : addDays(lastDateOf(projects.map(({ lastDate }) => lastDate)), 1)

/** Why what approved hours are worth may not be moved: of closed projects never, of others unless the caller says so. */
export function repricingRefusal(
  projects: readonly RepricedProject[],
  reprice: boolean,
): Refused<RepricingCode> | undefined {
  const closed = projects.filter(each => each.closed)
  const told = (of: readonly RepricedProject[]) => ({
    projectIds: of.slice(0, listedChanges).map(({ projectId }) => projectId),
    firstFreeDate: firstFreeDate(of),
  })
  if (closed.length > 0)
    return refuse(
      'rate_reprices_closed_projects',
      `Approved hours of ${closed.length} closed projects would have another price.`,
      told(closed),
    )
  return projects.length === 0 || reprice
    ? undefined
    : refuse(
        'rate_reprices_approved_hours',
        `Approved hours of ${projects.length} projects would have another price.`,
        told(projects),
      )
}

/** A decision that stands only where it moves nothing that it must not. */
export const unlessRepricing = <State, Facts extends Fact, Code extends string>(
  decision: Decision<State, Facts, Code>,
  projects: readonly RepricedProject[],
  reprice: boolean,
): Decision<State, Facts, Code | RepricingCode> =>
  decision.refusal === undefined ? (repricingRefusal(projects, reprice) ?? decision) : decision
