import { sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { slot } from '../../../../platform/slots.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** The customer that is merged away, and the one that has all of it then. */
export interface MergedCustomers {
  readonly loserId: Id
  readonly winnerId: Id
}

/** What hangs on the loser. */
export interface HangingRecords {
  readonly count: number
  /** Of them what the winner has already, so that two become one. */
  readonly shared: number
  /** The first of them, by id. */
  readonly ids: readonly Id[]
}

/** So many ids of a family are listed; the rest is a number. */
export const mostListedIds = 5

/** Why two customers cannot be merged. */
export interface MergeBlocker {
  readonly code: 'customer_has_invoices' | 'crm_contact_limit_reached' | 'customer_tag_limit_reached'
  readonly detail: string
}

/** Records of a family that belong to customers, and go to the winner of a merge. */
export interface CustomerReference {
  /** What a merge calls them: `deals`. */
  readonly family: string
  /** Every column by which they name a customer: `deals.customer_id`. */
  readonly columns: readonly string[]
  /** Who may read of the records, by the gates of the operation that lists them. They move whoever merges. */
  sees(caller: Caller): boolean
  /** One statement, or a few that travel together, however many records there are. */
  hanging(db: TenantDb, merged: MergedCustomers): Promise<HangingRecords>
  /** Lets the winner have them, all in a constant number of statements. Where mirrors read them they get `tx.now` as `updated_at`. */
  move(tx: WriteTransaction, merged: MergedCustomers): Promise<unknown>
  blockers?(db: TenantDb, merged: MergedCustomers): Promise<readonly MergeBlocker[]>
}

/** Every family whose records belong to customers contributes them. */
export const customerReferences = slot<CustomerReference>('customers.references')

/** Columns that go on naming a customer after it was merged away, because they keep what was. */
export interface CustomerHistory {
  readonly columns: readonly string[]
  readonly because: string
}

export const customerHistory = slot<CustomerHistory>('customers.history')

/**
 * The plain case: a table `(org_id, id, customer_id, updated_at)` whose rows simply get another customer. It needs an
 * index that starts with `(org_id, customer_id)`.
 */
export function movesCustomer(
  family: string,
  {
    sees,
    table = family,
    column = 'customer_id',
  }: Pick<CustomerReference, 'sees'> & { readonly table?: string; readonly column?: string },
): CustomerReference {
  const rows = sql.table(table)
  const customer = sql.ref(`r.${column}`)
  return {
    family,
    columns: [`${table}.${column}`],
    sees,
    async hanging(db, { loserId }) {
      const [found] = await db.sql<Omit<HangingRecords, 'shared'>>`
        select
          (select count(*) from ${rows} r where r.org_id = ${db.orgId} and ${customer} = ${loserId}) as count,
          array(select r.id from ${rows} r where r.org_id = ${db.orgId} and ${customer} = ${loserId}
            order by r.id limit ${mostListedIds}) as ids`
      return { count: found?.count ?? 0, shared: 0, ids: found?.ids ?? [] }
    },
    move: (tx, { loserId, winnerId }) =>
      tx.sql`
        update ${rows} r set ${sql.ref(column)} = ${winnerId}, updated_at = ${tx.now}
        where r.org_id = ${tx.orgId} and ${customer} = ${loserId}`,
  }
}
