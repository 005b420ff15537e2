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

const Count = object(
  {
    days: Type.Integer({ minimum: 0, description: 'Days that are counted from `countedFrom`.' }),
    countedTo: described(PlainDate, 'Where the count ends, before it moves to a bank day.'),
    passedOver: array(PassedOver, {
      description: 'The days that the date moved over, in their order; empty when it did not move.',
    }),
  },
  { description: 'How `dueDate` was come by.' },
)
export type Count = Static<typeof Count>

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
        due: Count,
        cashDiscount: described(nullable(Count), 'How `cashDiscountDate` was come by; null: there is none.'),
      },
      { description: 'Every step of the count.' },
    ),
  }),
)
