import type { RawBuilder } from 'kysely'
import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { type Contributions, slot } from '../../../../platform/slots.ts'
import type { CommitAccepted } from '../../../../platform/transactions/transactions.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { SourceKey, SourceRow } from './row.ts'

/** Which source rows are meant: of projects, by a day. */
export interface SourceScope {
  readonly projectIds: IdSet
  readonly from?: PlainDate | undefined
  /** The last day that counts. */
  readonly asOf: PlainDate
  readonly phaseId?: Id | undefined
  readonly membershipId?: Id | undefined
}

/** A source of which more or less is billed than before. */
export interface ChangedSource extends SourceKey {
  /** The line that took something of it last; null after a release. */
  readonly lineId: Id | null
  readonly isWhollyBilled: boolean
}

/** Further off than any day: what belongs to none comes last. */
export const noDate = '9999-12-31'

type Ended = (rows: RawBuilder<unknown>) => RawBuilder<unknown>

/** What customers can be billed for, of one kind. */
export interface SourceKind {
  readonly kind: string
  /**
   * A query of the rows of the scope of which something is not billed: `kind`, `date`, which is `noDate` for none, `id` and `place`. `ended`
   * orders and limits what it is given, so that no more than a page needs is read.
   */
  keys(orgId: string, scope: SourceScope, ended: Ended): RawBuilder<unknown>
  /** The rows of the scope of which something is not billed. A constant number of statements. */
  unbilled(db: TenantDb, contributions: Contributions, scope: SourceScope): Promise<SourceRow[]>
  /** Rows as they are now, or by what is agreed as of a day, billed or not; those that are not there are left out. A constant number of statements. */
  withIds(
    db: TenantDb,
    contributions: Contributions,
    ids: readonly Id[],
    asOf?: PlainDate,
  ): Promise<SourceRow[]>
  /** Tells the family that has them how far its records are billed, in the transaction that changes it. */
  changed?(tx: WriteTransaction, commit: CommitAccepted, sources: readonly ChangedSource[]): Promise<unknown>
}

/** Every family with something to bill contributes its kinds. */
export const sourceKinds = slot<SourceKind>('billing.source_kinds')
