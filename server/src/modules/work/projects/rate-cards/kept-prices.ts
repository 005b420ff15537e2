import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { Sale } from './sales.ts'
import { billedHours, type HoursOfDates, type KeptPrice } from './slots.ts'

const none: ReadonlyMap<string, KeptPrice> = new Map()

/** By `placeName`, what hours were billed for. The one place by which a price stays what it was; nothing is read where nobody bills. */
export const keptPrices = async (
  db: TenantDb,
  contributions: Contributions,
  hours: HoursOfDates,
): Promise<ReadonlyMap<string, KeptPrice>> => (await contributions(billedHours)?.of(db, hours)) ?? none

/** The rate that hours were billed at; none where they have changed since a draft was made of them, which is to be made anew. */
export function rateKept({ minutes }: { readonly minutes: number }, kept: KeptPrice | null): Sale | null {
  if (!kept || (!kept.issued && kept.minutes !== minutes)) return null
  const { rateCentsPerHour, billedMinutes, cents, rule } = kept
  return { rateCentsPerHour, billedMinutes, cents, rule, rounded: null }
}

/** Whether hours are for the customer to pay: those that an issued document bills are, whatever their task has become since. */
export const isPaid = (kept: Pick<KeptPrice, 'issued'> | null, isBillable: boolean): boolean =>
  isBillable || kept?.issued === true
