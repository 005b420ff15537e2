import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { slot } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** A sum of a project, with the records that it is made of. */
export interface ProjectSum {
  readonly projectId: Id
  readonly cents: number
  /** The first of the records that it is made of. */
  readonly ids: readonly Id[]
  readonly rows: number
}

/** What projects cost besides hours: purchases, and what other families have. */
export interface ProjectCosts {
  /** As the figures call it, `purchases`. */
  readonly kind: string
  /** Sums of projects on the days of a range; a constant number of statements. */
  sums(db: TenantDb, projectIds: IdSet, from?: PlainDate, to?: PlainDate): Promise<ProjectSum[]>
}

export const projectCosts = slot<ProjectCosts>('project_figures.costs')

/** What customers were billed for projects. */
export interface BilledSums {
  readonly kind: string
  sums(db: TenantDb, projectIds: IdSet, from?: PlainDate, to?: PlainDate): Promise<ProjectSum[]>
}

export const billedSums = slot<BilledSums>('project_figures.billed')
