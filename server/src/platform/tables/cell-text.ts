import type { TableColumn, TableFormat, TableLanguage } from '../contract/table.ts'

/** What a spreadsheet may take for the beginning of a formula. */
const formula = /^[=+\-@\t\r＝＋－＠]/
const number = /^-?\d+(\.\d+)?$/

/**
 * The text of a value in a cell of a table, such that reading it by the same column gives the value again: a choice in the
 * words of the language, minutes of the clock as a time, everything else as the interface writes it.
 */
export function cellText(value: unknown, column: TableColumn, language: TableLanguage): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join('; ')
  if (typeof value === 'number' && column.kind === 'time') return clock(value)
  if (typeof value === 'string' && column.kind === 'choice') return column.words?.[value]?.[language] ?? value
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean)
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/**
 * The text as a document of the format has it. In CSV one that a spreadsheet would take for a formula has an apostrophe before it,
 * which reading takes away again; so has in either one that begins so already. A number is none.
 */
export function guarded(text: string, format: TableFormat): string {
  const quotes = text.length - text.replace(/^'+/, '').length
  const isFormula = formula.test(text.slice(quotes)) && !number.test(text)
  return isFormula && (format === 'csv' || quotes > 0) ? `'${text}` : text
}
