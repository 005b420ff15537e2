import { faultOf, type RowFault } from '../../../../platform/vocabulary/row-fault.ts'
import type { ShapeCode } from '../refusals.ts'
import type { RefusedRow } from './rows.ts'

const codes = {
  unknown: 'unknown_field',
  invalid: 'invalid_value',
  empty: 'cell_without_value',
} as const satisfies Record<RowFault['kind'], ShapeCode>

/**
 * Rows as their register reads them. One that is not in the shape of the register is refused for that, whatever else it
 * says; `about` adds what the register has to know of it all the same.
 */
export const readRows = <Row extends object, Read extends object, About extends object = object>(
  rows: readonly Row[],
  read: (row: Row) => Read,
  about?: (read: Read) => About,
): (Read | (RefusedRow<ShapeCode> & About))[] =>
  rows.map(row => {
    const meant = read(row)
    const fault = faultOf(row)
    if (!fault) return meant
    const { kind, field, column, detail } = fault
    return { ...(about?.(meant) as About), error: codes[kind], field, column, detail }
  })
