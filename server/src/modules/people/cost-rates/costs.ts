import type { IdSet } from '../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { centsOf } from '../../../platform/vocabulary/money.ts'
import { versionAt, type Validity } from '../../../platform/vocabulary/versions.ts'
import { assignmentsBetween } from '../members/port.ts'
import type { CostRate } from './record.ts'
import { between } from './store.ts'

/** What hours cost, and by which rate. */
export interface Cost {
  /** Null where nothing says what they cost; they then count as nothing. */
  readonly costCentsPerHour: number | null
  /** Minutes at the rate, half a cent up. */
  readonly cents: number
  readonly costRateId: Id | null
}

interface Worked {
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly minutes: number
}

interface GroupStretch extends Validity {
  readonly membershipId: Id
  readonly assignedId: Id
}

/** What hours cost by the rates that were read once: that of the member, of their staff group of the day, of everybody else. */
export class CostBook {
  readonly #ofMembers: ReadonlyMap<Id | null, readonly CostRate[]>
  readonly #ofGroups: ReadonlyMap<Id | null, readonly CostRate[]>
  readonly #groups: ReadonlyMap<Id, readonly GroupStretch[]>

  constructor(rates: readonly CostRate[], groups: readonly GroupStretch[]) {
    this.#ofMembers = Map.groupBy(rates, ({ membershipId }) => membershipId)
    this.#ofGroups = Map.groupBy(
      rates.filter(({ membershipId }) => membershipId === null),
      ({ staffGroupId }) => staffGroupId,
    )
    this.#groups = Map.groupBy(groups, ({ membershipId }) => membershipId)
  }

  costOf({ membershipId, workDate, minutes }: Worked): Cost {
    const group = versionAt(this.#groups.get(membershipId) ?? [], workDate)?.assignedId
    const rate =
      versionAt(this.#ofMembers.get(membershipId) ?? [], workDate) ??
      (group === undefined ? undefined : versionAt(this.#ofGroups.get(group) ?? [], workDate)) ??
      versionAt(this.#ofGroups.get(null) ?? [], workDate)
    if (!rate) return { costCentsPerHour: null, cents: 0, costRateId: null }
    const { id: costRateId, costCentsPerHour } = rate
    return { costCentsPerHour, cents: centsOf(minutes, costCentsPerHour), costRateId }
  }
}

/** Reads what hours of members cost on the days of a range, which has no end where one is left out: two statements that travel together, however many members there are. */
export async function costBookOf(
  db: TenantDb,
  members: IdSet,
  {
    from = '0001-01-01',
    to = '9999-12-31',
  }: { readonly from?: PlainDate | undefined; readonly to?: PlainDate | undefined },
): Promise<CostBook> {
  const [rates, groups] = await Promise.all([
    between(db, members, from, to),
    assignmentsBetween(db, 'staff_group', members, from, to),
  ])
  return new CostBook(rates, groups)
}
