import { handle } from '../../../platform/http/handler.ts'
import { versionAt } from '../../../platform/vocabulary/versions.ts'
import { holidaysBetween } from '../catalogs/holidays/port.ts'
import { findPaymentTerm } from '../payment-terms/port.ts'
import { bankHolidaysAmong } from './bank-holidays.ts'
import { dueDates } from './contract.ts'
import * as rules from './rules.ts'

export const handlers = handle(dueDates, {
  async dueDate({ params, query: { invoiceDate }, db, refuse }) {
    const term = (await findPaymentTerm(db, params.id)) ?? refuse('payment_term_not_found')
    const version =
      versionAt(term.versions, invoiceDate) ??
      refuse('payment_term_not_in_force', `${term.name} has no version in force on ${invoiceDate}.`)
    const { from, to } = rules.reach(version, invoiceDate)
    const bankHoliday = bankHolidaysAmong(version.toBankDay ? await holidaysBetween(db, from, to) : [])
    const { dueDate, cashDiscountDate, ...steps } = rules.dueDate(version, invoiceDate, bankHoliday)
    return {
      paymentTermId: term.id,
      versionId: version.versionId,
      invoiceDate,
      dueDate,
      cashDiscountDate,
      explain: { fromEndOfMonth: version.fromEndOfMonth, toBankDay: version.toBankDay, ...steps },
    }
  },
})
