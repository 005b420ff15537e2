import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import { dayTypesWithIds } from '../../../company/catalogs/day-types/port.ts'
import { entryCategoriesOf } from '../../../company/catalogs/entry-types/port.ts'
import { accountsOf } from '../accounts.ts'
import { checkReferences, type Naming, type TakenFrom } from './reference-rules.ts'

/** Why versions name what is not there, or does not fit; the statements travel together. */
export async function referenceRefusal(
  db: TenantDb,
  versions: readonly Naming[],
  contributions: Contributions,
) {
  const [dayTypes, categories, unknown] = await Promise.all([
    dayTypesWithIds(
      db,
      versions.map(({ dayTypeId }) => dayTypeId),
    ),
    entryCategoriesOf(
      db,
      versions.flatMap(({ entryTypeId }) => entryTypeId ?? []),
    ),
    unknownAccounts(db, versions, contributions),
  ])
  return checkReferences(versions, { dayTypes, categories, unknown })
}

/** What versions take from that is not there. */
async function unknownAccounts(
  db: TenantDb,
  versions: readonly Naming[],
  contributions: Contributions,
): Promise<TakenFrom[]> {
  const named = versions.flatMap(({ takesKind: kind, takesRef: ref }) =>
    kind === null || ref === null ? [] : [{ kind, ref }],
  )
  const unknown = await Promise.all(
    [...Map.groupBy(named, ({ kind }) => kind)].map(async ([kind, asked]) => {
      const refs = asked.map(({ ref }) => ref)
      const known = await accountsOf(contributions, kind)?.known(db, refs)
      return refs.flatMap(ref => (known?.has(ref) ? [] : [{ kind, ref }]))
    }),
  )
  return unknown.flat()
}
