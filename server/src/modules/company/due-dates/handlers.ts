import { detailed } from '../../../platform/contract/sentences.ts'
import { handle } from '../../../platform/http/handler.ts'
import { namesIn } from '../../../platform/vocabulary/starter-names.ts'
import { versionAt } from '../../../platform/vocabulary/versions.ts'
import { type Holiday, holidaysBetween } from '../catalogs/holidays/port.ts'
import { findPaymentTerm, starterNames } from '../payment-terms/port.ts'
import { bankHolidaysAmong } from './bank-holidays.ts'
import { dueDates } from './contract.ts'
import { dueDateReasons } from './reasons.ts'
import * as rules from './rules.ts'
import type { Count } from './shapes.ts'
import { stepsOf } from './steps.ts'

export const handlers = handle(dueDates, {
  async dueDate({ params, query: { invoiceDate }, db, language, refuse }) {
    const term = (await findPaymentTerm(db, params.id)) ?? refuse('payment_term_not_found')
    const version =
      versionAt(term.versions, invoiceDate) ??
      refuse('payment_term_not_in_force', `${term.name} has no version in force on ${invoiceDate}.`)
    const { from, to } = rules.reach(version, invoiceDate)
    const holidays: readonly Holiday[] = version.toBankDay ? await holidaysBetween(db, from, to) : []
    const { dueDate, cashDiscountDate, countedFrom, due, cashDiscount } = rules.dueDate(
      version,
      invoiceDate,
      bankHolidaysAmong(holidays),
    )
    const { fromEndOfMonth, toBankDay } = version
    const called = { fromEndOfMonth, countedFrom, term: namesIn(term, starterNames), holidays }
    const told = (count: Count) => ({
      ...count,
      steps: stepsOf(count, called).map(step => detailed(dueDateReasons, step, language)),
    })
    return {
      paymentTermId: term.id,
      versionId: version.versionId,
      invoiceDate,
      dueDate,
      cashDiscountDate,
      explain: {
        fromEndOfMonth,
        toBankDay,
        countedFrom,
        due: told(due),
        cashDiscount: cashDiscount && told(cashDiscount),
      },
    }
  },
})
