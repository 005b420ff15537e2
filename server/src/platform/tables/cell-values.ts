import type { ColumnKind } from '../contract/table.ts'
import { folded } from './header.ts'

/** The value of a cell, or what is wrong with it; undefined for an empty cell. */
export type CellValue = { readonly value: unknown } | { readonly fault: string } | undefined

/** Reads a cell by the kind of its column. */
export function cellValue(cell: string, kind: ColumnKind): CellValue {
  const text = withoutDefusing(cell)
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  if (kind === 'text') return { value: text }
  const value = readers[kind](trimmed)
  return value === undefined ? { fault: faults[kind] } : { value }
}

/**
 * Programs that write CSV put an apostrophe before a text that a spreadsheet would take for a formula; it is no part of the
 * text. https://owasp.org/www-community/attacks/CSV_Injection
 */
const withoutDefusing = (cell: string): string => (/^'[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell)

type Reader = (text: string) => unknown

const yes = new Set(['true', 'yes', 'y', '1', 'kylla', 'k', 'tosi', 'totta', 'ja', 'j', 'sant', 'x'])
const no = new Set(['false', 'no', 'n', '0', 'ei', 'e', 'epatosi', 'nej', 'falskt'])

const readers: Readonly<Record<Exclude<ColumnKind, 'text'>, Reader>> = {
  boolean: text => (yes.has(folded(text)) ? true : no.has(folded(text)) ? false : undefined),
  integer: text => {
    const digits = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(/[.,]0+$/, '')
    return /^[+-]?\d{1,15}$/.test(digits) ? Number(digits) : undefined
  },
  date: text => {
    const iso = /^(\d{4}-\d\d-\d\d)([T ]00:00(:00(\.0+)?)?Z?)?$/.exec(text)?.[1]
    if (iso !== undefined) return iso
    const [, day, month, year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text) ?? []
    return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined
  },
  time: text => {
    const [, hours, minutes] = /^(\d{1,2})[:.](\d\d)([:.]00)?$/.exec(text) ?? []
    return hours && Number(minutes) < 60 ? Number(hours) * 60 + Number(minutes) : undefined
  },
  list: text =>
    text
      .split(/[,;]/)
      .map(part => part.trim())
      .filter(part => part !== ''),
}

const faults: Readonly<Record<Exclude<ColumnKind, 'text'>, string>> = {
  boolean: 'must be yes or no',
  integer: 'must be a whole number',
  date: 'must be a date such as 2026-11-20 or 20.11.2026',
  time: 'must be a time of day such as 7:30',
  list: 'must be a list with commas',
}
