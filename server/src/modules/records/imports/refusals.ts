import { refusals } from '../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

/** Codes of single rows: a request of which some rows are refused answers 200. */
export const rowRefusals = refusals(translations, {
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
  member_ambiguous: {
    status: 409,
    title: 'Several members fit the row',
    when: 'Several members have the payroll number of a row, or the names and first day of a row without an address.',
    remedy: 'Give the row what tells the member apart, such as an address.',
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
  unknown_field: {
    status: 422,
    title: 'The row says what no field takes',
    when: 'A row has a field that rows of the register do not have, or a cell in a column that is unknown, there twice, or not in the header.',
    remedy: 'Leave it out, or correct its name; `GET /v1/import-templates/{register}` has every column.',
  },
  cell_without_value: {
    status: 422,
    title: 'A cell of the row has no value',
    when: 'A cell of a table has an error such as `#N/A`, or a formula whose value is not stored with it.',
    remedy: 'Correct the cell; a workbook that a program wrote gets its values when it is opened and saved.',
  },
  invalid_value: {
    status: 422,
    title: 'A value of the row is not valid',
    when: 'A field of the row holds what it cannot mean, such as no address, date, role or code, or is of another type than the register promises.',
    remedy: 'Correct the field.',
  },
})

/** The codes of rows that fall outside the mode of an import. */
export const modeErrors = ['record_exists', 'record_not_found'] as const
export type ModeCode = (typeof modeErrors)[number]

/** The codes of rows that are not in the shape of their register. */
export const shapeErrors = ['unknown_field', 'cell_without_value', 'invalid_value'] as const
export type ShapeCode = (typeof shapeErrors)[number]
