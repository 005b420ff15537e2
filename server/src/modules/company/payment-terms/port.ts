import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../platform/vocabulary/locales.ts'
import { paymentTerms, starterNames } from './register.ts'

/** By code: the terms that Finnish companies use. Above thirty days companies must agree on it expressly (Act 30/2013). */
export const starterPaymentTerms = {
  at_once: { netDays: 0 },
  net_7: { netDays: 7 },
  net_14: { netDays: 14 },
  net_30: { netDays: 30 },
} as const

/** Gives an organisation the starter terms, in their order and called in a language, valid from a date on. */
export const setUpPaymentTerms = (tx: WriteTransaction, validFrom: PlainDate, locale: Locale) =>
  paymentTerms.setUp(
    tx,
    Object.entries(starterPaymentTerms).map(([code, rules]) => ({
      code,
      name: starterNames[code as keyof typeof starterPaymentTerms][locale],
      versions: [{ validFrom, ...rules }],
    })),
  )

export { starterNames } from './register.ts'

/** Every term, active or not. */
export const allPaymentTerms = (db: TenantDb) => paymentTerms.store.list(db)

/** A term with all of its versions, active or not. */
export const findPaymentTerm = (db: TenantDb, id: Id) => paymentTerms.store.find(db, id)

/** Whether the term exists and is active. */
export const paymentTermInUse = async (db: TenantDb, id: Id): Promise<boolean> =>
  (await findPaymentTerm(db, id))?.active === true
