import { refusals } from '../../platform/contract/refusals.ts'

/** Codes of single rows: a request of which some rows are refused answers 200. */
export const rowRefusals = refusals({
  missing_required: {
    status: 422,
    title: 'The row lacks a field',
    when: 'A row that would create a record lacks a field that a new record needs.',
    remedy: 'Fill in the field.',
  },
  invalid_value: {
    status: 422,
    title: 'A value of the row is not valid',
    when: 'A field of the row holds what it cannot mean, such as no address, date, role or code.',
    remedy: 'Correct the field.',
  },
})
