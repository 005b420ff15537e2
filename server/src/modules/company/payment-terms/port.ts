import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { paymentTerms } from './register.ts'

/** By code: the terms that Finnish companies use. Above thirty days companies must agree on it expressly (Act 30/2013). */
export const starterPaymentTerms = {
  at_once: { name: 'Heti', netDays: 0 },
  net_7: { name: '7 pv netto', netDays: 7 },
  net_14: { name: '14 pv netto', netDays: 14 },
  net_30: { name: '30 pv netto', netDays: 30 },
} as const

/** Gives an organisation the starter terms, in their order, valid from a date on. */
export const setUpPaymentTerms = (tx: WriteTransaction, validFrom: PlainDate) =>
  paymentTerms.setUp(
    tx,
    Object.entries(starterPaymentTerms).map(([code, { name, ...rules }]) => ({
      code,
      name,
      versions: [{ validFrom, ...rules }],
    })),
  )

/** Every term, active or not. */
export const allPaymentTerms = (db: TenantDb) => paymentTerms.store.list(db)

/** A term with all of its versions, active or not. */
export const findPaymentTerm = (db: TenantDb, id: Id) => paymentTerms.store.find(db, id)

/** Whether the term exists and is active. */
export const paymentTermInUse = async (db: TenantDb, id: Id): Promise<boolean> =>
  (await findPaymentTerm(db, id))?.active === true
