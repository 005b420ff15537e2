import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { optionalSlot, slot } from '../../../../platform/slots.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** Hours on a project: an allocation of an entry of a work day. */
export interface AllocationPlace {
  readonly entryId: Id
  /** Of the allocation within its entry. */
  readonly position: number
}

export const placeName = ({ entryId, position }: AllocationPlace): string => `${entryId} ${position}`

/** Invoicing says which hours are billed: those keep what they were billed for, whatever a rate card says later. */
export interface BilledHours {
  /** The names, by `placeName`, of those among the places that are billed. One statement. */
  among(db: TenantDb, places: readonly AllocationPlace[]): Promise<ReadonlySet<string>>
}

export const billedHours = optionalSlot<BilledHours>('rate_cards.billed_hours')

/** Tasks say whose hours are not for the customer to pay, whatever their project is billed by. */
export interface UnbillableTasks {
  /** Those of the projects, or of all where null. One statement. */
  ofProjects(db: TenantDb, projectIds: IdSet | null): Promise<readonly Id[]>
}

export const unbillableTasks = slot<UnbillableTasks>('rate_cards.unbillable_tasks')
