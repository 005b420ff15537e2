import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { type Contributions, optionalSlot, slot } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { HoursCondition } from '../../../time/work-days/port.ts'
import type { KnownProject } from '../record/port.ts'
import type { OtherTerms } from './other-terms.ts'

/** Hours on a project: an allocation of an entry of a work day. */
export interface AllocationPlace {
  readonly entryId: Id
  /** Of the allocation within its entry. */
  readonly position: number
}

export const placeName = ({ entryId, position }: AllocationPlace): string => `${entryId} ${position}`

/** What hours were billed for: they keep it in every figure, whatever a rate card says later. */
export interface KeptPrice {
  readonly minutes: number
  /** What was billed of them. */
  readonly billedMinutes: number
  readonly cents: number
  readonly rateCentsPerHour: number | null
  readonly rule: WinningRule | null
  /** Whether what bills them is issued; a draft may still be taken back. */
  readonly issued: boolean
}

/** The rule and version that a price is from. */
export interface WinningRule {
  readonly rateCardId: Id
  readonly ruleId: Id
  readonly versionId: Id
}

/** Which hours are meant: of projects, on the days of a range. */
export interface HoursOfDates {
  readonly projectIds: IdSet
  readonly from: PlainDate
  readonly to: PlainDate
}

/** Whoever bills hours says what they were billed for. */
export interface BilledHours {
  /** By `placeName`, what those of the hours were billed for that are. One statement. */
  of(db: TenantDb, hours: HoursOfDates): Promise<ReadonlyMap<string, KeptPrice>>
  /** That nothing issued bills hours; a draft may still be taken back. */
  notIssued(orgId: string): HoursCondition
}

export const billedHours = optionalSlot<BilledHours>('rate_cards.billed_hours')

/** What projects bring of all days, by their figures, as they are or by other terms. A constant number of statements. */
export type RevenueOfProjects = (
  db: TenantDb,
  contributions: Contributions,
  projects: readonly KnownProject[],
  asked: { readonly timeZone: string; readonly others?: OtherTerms },
) => Promise<ReadonlyMap<Id, number>>

/** Figures say what other rates would change; they read prices, which know none of them. */
export const revenueOfProjects = optionalSlot<RevenueOfProjects>('rate_cards.revenue')

/** Tasks say whose hours are not for the customer to pay, whatever their project is billed by. */
export interface UnbillableTasks {
  /** Those of the projects, or of all where null. One statement. */
  ofProjects(db: TenantDb, projectIds: IdSet | null): Promise<readonly Id[]>
}

export const unbillableTasks = slot<UnbillableTasks>('rate_cards.unbillable_tasks')
