import type { TableColumn } from '../contract/table.ts'
import { folded } from './folded.ts'

/** The value of a cell by the kind of its column; text that is none stays as it is. Undefined for an empty cell. */
export function cellValue(
  cell: string,
  { kind, choices = [] }: Pick<TableColumn, 'kind' | 'choices'>,
): unknown {
  const text = withoutApostrophe(cell)
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  switch (kind) {
    case 'flag':
      return flag(folded(trimmed)) ?? trimmed
    case 'date':
      return date(trimmed) ?? trimmed
    case 'time':
      return time(trimmed) ?? trimmed
    case 'duration':
      return duration(trimmed) ?? trimmed
    case 'choice':
      return choices.find(choice => folded(choice) === folded(trimmed)) ?? trimmed
    default:
      return text
  }
}

/**
 * Programs that write CSV put an apostrophe before a text that a spreadsheet would take for a formula; it is no part of the
 * text. https://owasp.org/www-community/attacks/CSV_Injection
 */
const withoutApostrophe = (cell: string): string =>
  /^'[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell

const yes = new Set(['true', 'yes', 'y', '1', 'kylla', 'k', 'tosi', 'totta', 'ja', 'j', 'sant', 'x'])
const no = new Set(['false', 'no', 'n', '0', 'ei', 'e', 'epatosi', 'nej', 'falskt'])

const flag = (word: string): boolean | undefined => (yes.has(word) ? true : no.has(word) ? false : undefined)

/** `2026-11-20`, `20.11.2026`, and the first moment of a day. */
function date(text: string): string | undefined {
  const iso = /^(\d{4}-\d\d-\d\d)([T ]00:00(:00(\.0+)?)?Z?)?$/.exec(text)?.[1]
  if (iso !== undefined) return iso
  const [, day, month, year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined
}

/** `7:30`, `07.30` and `07:30:00`. */
function time(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d\d)([:.]00)?$/.exec(text) ?? []
  return hours && Number(minutes) < 60 ? Number(hours) * 60 + Number(minutes) : undefined
}

/** `7:30` in hours, `450 min` and `450` in minutes; `7,5 h` in hours. */
function duration(text: string): number | undefined {
  const clock = time(text.replaceAll('.', '_'))
  if (clock !== undefined) return clock
  const [, number = '', unit] = /^(\d{1,5}(?:[.,]\d{1,4})?)\s?(min|h|t)?$/i.exec(text) ?? []
  const amount = number === '' ? Number.NaN : Number(number.replace(',', '.'))
  const minutes = unit === undefined || /^min$/i.test(unit) ? amount : amount * 60
  return Number.isInteger(minutes) ? minutes : undefined
}
