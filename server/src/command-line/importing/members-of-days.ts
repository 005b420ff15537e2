import type { TableRow } from '../../platform/tables/rows.ts'

/** The columns that say whose a day is, the first that has a value. */
const columns = ['membershipId', 'payrollNumber', 'email'] as const

/** By which column a row says whose its day is. */
export const memberColumn = (row: TableRow): (typeof columns)[number] | undefined =>
  columns.find(column => row[column] !== undefined)

export function memberOf(row: TableRow): unknown {
  const by = memberColumn(row)
  return by && row[by]
}
