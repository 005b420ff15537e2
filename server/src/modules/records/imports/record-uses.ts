import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../platform/slots.ts'
import { slot } from '../../../platform/slots.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Register } from './shapes.ts'

/** Something of a family that refers to records of a register, and so keeps an import from being undone. */
export interface RecordUse {
  readonly register: Register
  /** What refers to them, a plural in snake_case: `work_days`. */
  readonly by: string
  /** Those of the records that are referred to, but for references among themselves. */
  used(db: TenantDb, ids: readonly Id[]): Promise<readonly { readonly id: Id }[]>
}

/** Every family whose records refer to those of a register contributes how it knows. */
export const recordUses = slot<RecordUse>('imports.record_uses')

/** What refers to a record, by its id. */
export type RecordUses = ReadonlyMap<Id, string>

/** What refers to records of a register, of what counts; one statement for each family that may. */
export async function usesOf(
  db: TenantDb,
  register: string,
  ids: readonly Id[],
  contributions: Contributions,
  counts: (by: string) => boolean = () => true,
): Promise<RecordUses> {
  if (ids.length === 0) return new Map()
  const uses = contributions(recordUses).filter(use => use.register === register && counts(use.by))
  const used = await Promise.all(
    uses.map(async ({ by, used }) => (await used(db, ids)).map(({ id }) => [id, by] as const)),
  )
  return new Map(used.flat())
}
