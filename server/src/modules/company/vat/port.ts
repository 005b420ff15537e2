import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../platform/vocabulary/locales.ts'
import { vatRateNames, vatRates } from './rates.ts'
import { starterVatRates, starterVatTreatments } from './starters.ts'
import { vatTreatmentNames, vatTreatments } from './treatments.ts'

export { vatRateNotFound, vatTreatmentNotFound } from './refusals.ts'
export { starterVatRates, starterVatTreatments } from './starters.ts'
export { type VatCategory, vatCategories } from './treatments.ts'

/** Gives an organisation the rates of the law, by their dates, called in a language. */
export const setUpVatRates = (tx: WriteTransaction, locale: Locale) =>
  vatRates.setUp(
    tx,
    Object.entries(starterVatRates).map(([code, versions]) => ({
      code,
      name: vatRateNames[code as keyof typeof starterVatRates][locale],
      versions: [...versions],
    })),
  )

/** Gives an organisation the usual treatments, called in a language. */
export const setUpVatTreatments = (tx: WriteTransaction, locale: Locale) =>
  vatTreatments.setUp(
    tx,
    Object.entries(starterVatTreatments).map(([code, version]) => ({
      code,
      name: vatTreatmentNames[code as keyof typeof starterVatTreatments][locale],
      versions: [version],
    })),
  )

/** Every rate with its versions, active or not. One statement. */
export const allVatRates = (db: TenantDb) => vatRates.store.list(db)

/** Every treatment with its versions, active or not. One statement. */
export const allVatTreatments = (db: TenantDb) => vatTreatments.store.list(db)

/** Whether one of the ids names no rate that is in use. One statement. */
export async function missingVatRates(db: TenantDb, ids: readonly Id[]): Promise<boolean> {
  const found = await db.sql`
    select from vat_rates r where r.org_id = ${db.orgId} and r.id = any(${ids}::uuid[]) and r.active`
  return found.length < new Set(ids).size
}

/** Whether one of the ids names no treatment that is in use. One statement. */
export async function missingVatTreatments(db: TenantDb, ids: readonly Id[]): Promise<boolean> {
  const found = await db.sql`
    select from vat_treatments r where r.org_id = ${db.orgId} and r.id = any(${ids}::uuid[]) and r.active`
  return found.length < new Set(ids).size
}
