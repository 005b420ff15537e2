import { detailFields } from '../../../platform/contract/reasons.ts'
import {
  array,
  Code,
  described,
  Flag,
  IdOf,
  named,
  nullable,
  object,
  oneOf,
  PlainDate,
  type Static,
  Type,
} from '../../../platform/contract/shapes.ts'
import { dueDateReasons } from './reasons.ts'

const PassedOver = object({
  date: described(PlainDate, 'The day that is no bank day.'),
  reason: oneOf(['saturday', 'sunday', 'bank_holiday'], {
    description: 'Why banks are closed; a bank holiday at a weekend is told as the weekend.',
  }),
  holidayCode: described(
    nullable(Code),
    'The holiday of `GET /v1/holidays`; null unless the reason is `bank_holiday`.',
  ),
})
export type PassedOver = Static<typeof PassedOver>

const CountShape = object(
  {
    days: Type.Integer({ minimum: 0, description: 'Days that are counted from `countedFrom`.' }),
    countedTo: described(PlainDate, 'Where the count ends, before it moves to a bank day.'),
    passedOver: array(PassedOver, {
      description: 'The days that the date moved over, in their order; empty when it did not move.',
    }),
    steps: array(object(detailFields(dueDateReasons)), {
      description:
        'The same as reasons: how it was counted, each day that it moved over, and the bank day that it moved to.',
    }),
  },
  { description: 'How `dueDate` was come by.' },
)
/** A count before it is told. */
export type Count = Omit<Static<typeof CountShape>, 'steps'>

export const DueDate = named(
  'DueDate',
  object({
    paymentTermId: described(IdOf('payment_term'), 'Which of `GET /v1/payment-terms` was asked.'),
    versionId: described(IdOf('version'), 'Its version in force on the date of the invoice.'),
    invoiceDate: described(PlainDate, 'The date that was asked about.'),
    dueDate: described(PlainDate, 'The last day on which the invoice is paid in time.'),
    cashDiscountDate: described(
      nullable(PlainDate),
      'The last day of the cash discount, counted and moved as the due date is; null: there is none.',
    ),
    explain: object(
      {
        fromEndOfMonth: described(Flag, 'Whether days count from the end of the month of the invoice.'),
        toBankDay: described(Flag, 'Whether the dates move to a bank day.'),
        countedFrom: described(PlainDate, 'The date of the invoice, or the last day of its month.'),
        due: CountShape,
        cashDiscount: described(
          nullable(CountShape),
          'How `cashDiscountDate` was come by; null: there is none.',
        ),
      },
      { description: 'Every step of the count.' },
    ),
  }),
)
