import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import { workOfProjects, type WorkRow } from '../../../time/work-days/port.ts'
import { keptPrices, rateKept } from './kept-prices.ts'
import type { OtherTerms } from './other-terms.ts'
import { salesOf } from './rounded-hours.ts'
import type { Sale } from './sales.ts'
import { type KeptPrice, placeName } from './slots.ts'

/** Hours with what they are sold for. */
export interface ValuedHours extends WorkRow {
  readonly rate: Sale
  /** What they are billed for; null for hours that nothing bills. */
  readonly kept: KeptPrice | null
}

/** A range of dates; where an end is left out it has none. */
export interface DateRange {
  readonly from?: PlainDate | undefined
  readonly to?: PlainDate | undefined
}

/** The dates of a range; an end that it does not have is further off than any hours. */
export const datesOf = ({ from = '0001-01-01', to = '9999-12-31' }: DateRange) => ({ from, to })

/**
 * The hours of projects, by date, each with its price, billed ones with the one that they were billed for: as many statements for a thousand projects as for one, which travel
 * together.
 */
export async function valuedHours(
  db: TenantDb,
  contributions: Contributions,
  projectIds: IdSet,
  range: DateRange = {},
  others?: OtherTerms,
): Promise<ValuedHours[]> {
  const { from, to } = datesOf(range)
  const [rows, saleOf, kept] = await Promise.all([
    workOfProjects(db, { projectIds, from, to }),
    salesOf(db, contributions, { which: { projectIds, from, to }, projectIds, from, to, others }),
    keptPrices(db, contributions, { projectIds, from, to }),
  ])
  return rows.map(row => {
    const price = kept.get(placeName(row)) ?? null
    return { ...row, rate: rateKept(row, price) ?? saleOf(row), kept: price }
  })
}
