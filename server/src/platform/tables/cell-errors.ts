/** What programs of tables show, and write into CSV, where a formula has no value: it means none, whatever the column. */
const errors = new Set([
  '#N/A',
  '#DIV/0!',
  '#NAME?',
  '#NULL!',
  '#NUM!',
  '#REF!',
  '#VALUE!',
  '#SPILL!',
  '#CALC!',
])

/** Takes in a CSV file the place of a formula without a stored value. */
export const noValue = '#N/A'

/** What is wrong with a cell that shows an error; undefined for any other. */
export const errorIn = (cell: string): string | undefined =>
  cell.startsWith('#') && errors.has(cell.trim()) ? `the cell has the error ${cell.trim()}` : undefined
