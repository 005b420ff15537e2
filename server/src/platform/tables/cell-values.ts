import type { TableColumn } from '../contract/table.ts'
import { folded } from './folded.ts'
import { dateIn, momentIn } from './written/dates.ts'
import { addressesIn, businessIdIn, vatIdIn } from './written/identifiers.ts'
import { centsIn, centsOfEuros, integerIn, numberIn } from './written/numbers.ts'

type Kind = Pick<TableColumn, 'kind' | 'choices' | 'words'>

/** The value of a cell by the kind of its column; text that is none stays as it is. Undefined for an empty cell. */
export function cellValue(cell: string, column: Kind): unknown {
  const text = withoutApostrophe(cell)
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  switch (column.kind) {
    case 'text':
    case 'targets':
      return text
    case 'flag':
      return flag(folded(trimmed)) ?? trimmed
    case 'time':
      return time(trimmed) ?? trimmed
    case 'duration':
      return duration(trimmed) ?? trimmed
    default:
      return writtenValue(trimmed, column) ?? trimmed
  }
}

/** What people write in more ways than one, in the one of the interface; undefined for text that is none of the kind. */
export function writtenValue(text: string, { kind, choices = [], words = {} }: Kind): unknown {
  switch (kind) {
    case 'date':
      return dateIn(text)
    case 'moment':
      return momentIn(text)
    case 'number':
      return numberIn(text)
    case 'integer':
      return integerIn(text)
    case 'cents':
      return centsIn(text)
    case 'euros':
      return centsOfEuros(text)
    case 'business_id':
      return businessIdIn(text)
    case 'vat_id':
      return vatIdIn(text)
    case 'addresses':
      return addressesIn(text)
    case 'choice':
      return choices.find(choice =>
        [choice, ...Object.values(words[choice] ?? {})].some(word => folded(word) === folded(text)),
      )
    default:
      return undefined
  }
}

/**
 * Programs that write CSV put an apostrophe before a text that a spreadsheet would take for a formula; it is no part of the
 * text, and one more stands before a text that begins so itself. https://owasp.org/www-community/attacks/CSV_Injection
 */
const withoutApostrophe = (cell: string): string =>
  /^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell

const yes = new Set(['true', 'yes', 'y', '1', 'kylla', 'k', 'tosi', 'totta', 'ja', 'j', 'sant', 'x'])
const no = new Set(['false', 'no', 'n', '0', 'ei', 'e', 'epatosi', 'nej', 'falskt'])

const flag = (word: string): boolean | undefined => (yes.has(word) ? true : no.has(word) ? false : undefined)

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
