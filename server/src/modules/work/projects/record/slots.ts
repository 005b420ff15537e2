import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { type Contributions, optionalSlot, slot } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { AuditFact } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { leftOutReasons } from './copy-reasons.ts'

/** How much of something a project has. */
export interface OpenSum {
  readonly count: number
  readonly minutes: number
  readonly cents: number
}

/** Something that must be done with before a project is closed. */
export interface ClosingBlocker {
  readonly kind: 'open_hours' | 'unbilled_work' | 'open_tasks' | 'open_change_orders' | 'open_purchases'
  /** How many of them the project has, or how much of it. A few statements, which travel together. */
  count(db: TenantDb, projectId: Id, contributions: Contributions): Promise<number | OpenSum>
}

/** Every family that has something of the kind contributes it. */
export const closingBlockers = slot<ClosingBlocker>('projects.closing_blockers')

/** A project that is being made from another. */
export interface ProjectBeingCopied {
  readonly from: Id
  readonly to: Id
  /** By how many days dates move, later or earlier. */
  readonly days: number
  /** The new phases by those that they are made from; phases fill it for the others. */
  readonly phaseIds: Map<Id, Id>
}

/** What of a project its copies have too. */
export interface ProjectCopy {
  /** What the answer calls it, `phases`. */
  readonly kind: string
  /** Lower ones come first. */
  readonly order: number
  /** Makes the same for the new project, which is there already. A constant number of statements. */
  copy(tx: WriteTransaction, project: ProjectBeingCopied): Promise<CopiedPart>
}

export const projectCopies = slot<ProjectCopy>('projects.copies')

/** How many were made, and what was left out of them. */
export interface CopiedPart {
  readonly count: number
  readonly leftOut: readonly LeftOut[]
}

/** What of a project a copy does not have; of none there is nothing to tell. */
export interface LeftOut {
  readonly kind: string
  readonly reason: (typeof leftOutReasons)[number]
  readonly count: number
}

/** What belongs to a project alone, so that no copy has it. */
export interface LeftBehind {
  /** What the answer calls it, `attachments`. */
  readonly kind: string
  /** One statement. */
  count(db: TenantDb, projectId: Id): Promise<number>
}

export const projectLeftBehind = slot<LeftBehind>('projects.left_behind')

/** What is left behind with the rows of a table that name their project. */
export const leftBehindIn = (kind: string, table: string): LeftBehind => ({
  kind,
  async count(db, projectId) {
    const [found] = await db.sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} r
      where r.org_id = ${db.orgId} and r.project_id = ${projectId}`
    return found?.count ?? 0
  },
})

/** What ends with a project: called in the transaction that closes it; answers what the audit trail is told. */
export type ProjectClosed = (
  tx: WriteTransaction,
  projectId: Id,
  today: PlainDate,
) => Promise<readonly AuditFact[]>

export const projectClosedWith = slot<ProjectClosed>('projects.closed')

/** Takes away what was made for projects by the way, when an import that made them is undone. Whatever people made is a use. */
export type ProjectTraces = (tx: WriteTransaction, projectIds: readonly Id[]) => Promise<unknown>

export const projectTraces = slot<ProjectTraces>('projects.traces')

/** How much of records is billed, in cents, by their ids, whether the document is issued or a draft. One statement. */
export type BilledRecords = (
  db: TenantDb,
  kind: 'purchase' | 'installment',
  ids: readonly Id[],
) => Promise<ReadonlyMap<Id, number>>

/** Filled by the family that bills: what is billed of a record is not changed behind its back. */
export const billedRecords = optionalSlot<BilledRecords>('projects.billed_records')

/** Whether anything of a record is billed. */
export const isBilled = async (
  db: TenantDb,
  contributions: Contributions,
  kind: 'purchase' | 'installment',
  id: Id,
): Promise<boolean> => ((await contributions(billedRecords)?.(db, kind, [id])) ?? new Map()).has(id)

/** What projects ask the family that has rate cards; without it a project gets none. */
export interface KnownRateCards {
  /** Those of the ids that are of active cards. */
  active(db: TenantDb, ids: readonly Id[]): Promise<readonly Id[]>
  /** The cards with these codes, active ones and others. */
  withCodes(
    db: TenantDb,
    codes: readonly string[],
  ): Promise<readonly { readonly id: Id; readonly code: string }[]>
}

export const knownRateCards = optionalSlot<KnownRateCards>('projects.known_rate_cards')
