import { contract } from '../../../platform/contract/family.ts'
import { exampleId } from '../../../platform/contract/openapi/example-id.ts'
import { detailed } from '../../../platform/contract/sentences.ts'
import { object, Type } from '../../../platform/contract/shapes.ts'
import { paymentTermNotFound } from '../payment-terms/refusals.ts'
import { type DueDateReason, dueDateReasons } from './reasons.ts'
import { dueDateRefusals } from './refusals.ts'
import { DueDate } from './shapes.ts'

const exampleSteps: readonly DueDateReason[] = [
  {
    code: 'counted_from_month_end',
    values: {
      days: 26,
      from: '2026-11-30',
      term: { fi: '26 pv kuun lopusta', sv: '26 pv kuun lopusta', en: '26 pv kuun lopusta' },
      to: '2026-12-26',
    },
  },
  { code: 'passed_over_weekend', values: { date: '2026-12-26', day: 'saturday' } },
  { code: 'passed_over_weekend', values: { date: '2026-12-27', day: 'sunday' } },
  { code: 'moved_to_bank_day', values: { date: '2026-12-28' } },
]

/** What the register of payment terms answers about one invoice. */
export const dueDates = contract({
  name: 'paymentTerms',
  tag: 'Catalogs',
  refusals: dueDateRefusals,
  uses: { refusals: paymentTermNotFound },
  reasons: dueDateReasons,
  events: {},
  operations: {
    dueDate: {
      method: 'GET',
      path: '/v1/payment-terms/{id}/due-date',
      params: { id: { missing: 'payment_term_not_found' } },
      summary: 'Work out a due date',
      description:
        'When an invoice of a date is to be paid by the payment term, and until when its cash discount is given, by the version in force on that date, with ' +
        'every step of the count. With `toBankDay` both dates move over Saturdays, Sundays and bank holidays: the public holidays that the organisation ' +
        'observes, Christmas Eve and Midsummer Eve. `GET /v1/holidays` lists them; one that is removed there, or added as `public`, counts here too. ' +
        'Answers for a payment term that is not active too, because records made with it keep it.',
      needs: 'none',
      query: object({
        invoiceDate: Type.String({
          format: 'date',
          pattern: '^(19|2[0-8])',
          examples: ['2026-11-20'],
          description: 'The date of the invoice, in the years 1900 to 2899.',
        }),
      }),
      answers: DueDate,
      refuses: ['payment_term_not_found', 'payment_term_not_in_force'],
      example: {
        answer: {
          paymentTermId: exampleId('paymentTermId'),
          versionId: exampleId('versionId'),
          invoiceDate: '2026-11-20',
          dueDate: '2026-12-28',
          cashDiscountDate: null,
          explain: {
            fromEndOfMonth: true,
            toBankDay: true,
            countedFrom: '2026-11-30',
            due: {
              days: 26,
              countedTo: '2026-12-26',
              passedOver: [
                { date: '2026-12-26', reason: 'saturday', holidayCode: null },
                { date: '2026-12-27', reason: 'sunday', holidayCode: null },
              ],
              steps: exampleSteps.map(step => detailed(dueDateReasons, step, 'en')),
            },
            cashDiscount: null,
          },
        },
      },
    },
  },
})
