import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { versionAt } from '../../../../platform/vocabulary/versions.ts'
import { worktimeModelVersionsBetween } from '../../../company/catalogs/worktime-models/port.ts'
import { worktimeModelIdsBetween, worktimeModelsBetween } from '../../../people/members/port.ts'
import type { AccountOf } from '../movements/record.ts'
import { timeBanks } from '../time-banks/register.ts'
import { type AccountBounds, boundsOf } from './bounds.ts'

/** What accounts of members may hold, on any date of a window. */
export type BoundsOn = (account: AccountOf, date: PlainDate) => AccountBounds

/** Reads it in three statements, for many members as for one. */
export async function boundsBetween(
  db: TenantDb,
  members: IdSet,
  from: PlainDate,
  to: PlainDate,
): Promise<BoundsOn> {
  const [assigned, versions, banks] = await Promise.all([
    worktimeModelsBetween(db, members, from, to),
    worktimeModelVersionsBetween(db, worktimeModelIdsBetween(db.orgId, members, from, to), from, to),
    timeBanks.store.list(db),
  ])
  const assignedTo = Map.groupBy(assigned, ({ membershipId }) => membershipId)
  const versionsOf = Map.groupBy(versions, ({ id }) => id)
  const bankOf = new Map(banks.map(bank => [bank.id, bank]))
  return ({ membershipId, kind, timeBankId }, date) => {
    const modelId = versionAt(assignedTo.get(membershipId) ?? [], date)?.assignedId
    const model = modelId ? versionAt(versionsOf.get(modelId) ?? [], date) : undefined
    const bank = timeBankId === null ? undefined : versionAt(bankOf.get(timeBankId)?.versions ?? [], date)
    return boundsOf(kind, date, model ?? null, bank ?? null)
  }
}
