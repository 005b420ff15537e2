import { refusals } from '../../platform/contract/refusals.ts'

/** Codes of single rows: a request of which some rows are refused answers 200. */
export const rowRefusals = refusals({
  missing_required: {
    status: 422,
    title: 'The row lacks a field',
    when: 'A row that would create a record lacks a field that a new record needs.',
    remedy: 'Fill in the field.',
  },
  parent_change_unsupported: {
    status: 422,
    title: 'An import does not move records',
    when: 'A row of an import names another parent than its record has.',
    remedy: 'Move the record with the PATCH of its register, or leave `parentCode` out.',
  },
  record_exists: {
    status: 409,
    title: 'The record is there already',
    when: 'A row of an import with `mode: create_only` means a record that the register has; `id` says which.',
    remedy: 'Leave the row out, or import with `mode: upsert`.',
  },
  record_not_found: {
    status: 404,
    title: 'The record is not there',
    when: 'A row of an import with `mode: update_only` means no record of the register.',
    remedy: 'Correct what the row is found by, or import with `mode: upsert`.',
  },
  record_changed: {
    status: 409,
    title: 'The record has changed since',
    when: 'Undoing an import meets a record that somebody or a later import changed after it, or removed.',
    remedy: 'Undo the later import first, or put the record right by hand.',
  },
  record_in_use: {
    status: 409,
    title: 'Something refers to the record',
    when: 'Undoing an import meets a record that it made and that something refers to; `by` says what.',
    remedy: 'Remove what refers to it, or take the record out of use by hand.',
  },
  invalid_value: {
    status: 422,
    title: 'A value of the row is not valid',
    when: 'A field of the row holds what it cannot mean, such as no address, date, role or code.',
    remedy: 'Correct the field.',
  },
})

/** The codes of rows that fall outside the mode of an import. */
export const modeErrors = ['record_exists', 'record_not_found'] as const
export type ModeCode = (typeof modeErrors)[number]
