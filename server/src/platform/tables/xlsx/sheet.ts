import { bounds, sheetRows, type TableLine } from '../document.ts'
import { tooLarge, unreadable } from '../refused.ts'
import { clock, lastSerial, serialDate } from '../serial-days.ts'
import type { NumberMeaning } from './number-formats.ts'
import { RichText, unescaped } from './shared-strings.ts'
import type { Attributes, XmlListener } from './xml.ts'

/** The text of a number by its meaning: `2026-11-20`, `07:30`, `2026-11-20 07:30`, and otherwise in digits. */
function numberText(text: string, meaning: NumberMeaning, from1904: boolean): string {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) return text
  if (meaning === 'number' || value < 0 || value >= lastSerial.from1900 + 1) return digits(value)
  const minutes = Math.round((value % 1) * 1440)
  if (meaning === 'duration') return clock(Math.round(value * 1440))
  if (meaning === 'time') return clock(minutes % 1440)
  const date = serialDate(Math.floor(value) + (minutes === 1440 ? 1 : 0), from1904)
  if (date === undefined) return digits(value)
  return meaning === 'instant' && minutes % 1440 > 0 ? `${date} ${clock(minutes)}` : date
}

/** Excel keeps 15 digits; a sum such as 0.1 + 0.2 has more in the file. */
function digits(value: number): string {
  const rounded = Number(value.toPrecision(15))
  if (Number.isSafeInteger(rounded)) return String(rounded)
  return Math.abs(rounded) >= 1e15 ? BigInt(Math.round(rounded)).toString() : plain(rounded)
}

const plain = (value: number): string => {
  const text = String(value)
  return text.includes('e') ? value.toFixed(20).replace(/0+$/, '') : text
}

/** What the cells of a sheet refer to. */
export interface SheetContext {
  readonly strings: readonly string[]
  readonly meanings: readonly NumberMeaning[]
  readonly from1904: boolean
}

interface Cell {
  readonly column: number
  readonly type: string
  readonly style: number
  value: string
  hasFormula: boolean
}

/** Hears a sheet and collects its lines; a formula counts as the value that was stored with it. */
export class SheetReader implements XmlListener {
  lines: TableLine[] = []
  readonly #context: SheetContext
  readonly #inline = new RichText()
  #row = 0
  #column = -1
  #cells: string[] = []
  #faults = new Map<number, string>()
  #cell: Cell | undefined
  #inValue = false

  constructor(context: SheetContext) {
    this.#context = context
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'row') this.#beginRow(attributes)
    else if (name === 'c') this.#beginCell(attributes)
    else if (name === 'v') this.#inValue = true
    else if (name === 'f' && this.#cell) this.#cell.hasFormula = true
    else this.#inline.open(name)
  }

  close(name: string): void {
    if (name === 'v') this.#inValue = false
    else if (name === 'c') this.#endCell()
    else if (name === 'row') this.#endRow()
    else this.#inline.close(name)
  }

  text(text: string): void {
    if (!this.#cell) return
    if (this.#inValue) this.#cell.value += text
    else this.#inline.add(text)
  }

  #beginRow({ r }: Attributes): void {
    const row = r === undefined ? this.#row + 1 : Number(r)
    if (!Number.isInteger(row) || row <= this.#row)
      throw unreadable('the rows of the sheet are not in order', { line: this.#row })
    if (row > sheetRows)
      throw unreadable(`a row of the sheet stands below row ${sheetRows}, the last that there is`)
    this.#row = row
    this.#column = -1
    this.#cells = []
    this.#faults = new Map()
  }

  #beginCell({ r, t = 'n', s = '0' }: Attributes): void {
    this.#column = r === undefined ? this.#column + 1 : columnOf(r)
    this.#inline.begin()
    this.#cell = { column: this.#column, type: t, style: Number(s), value: '', hasFormula: false }
  }

  #endCell(): void {
    const cell = this.#cell
    this.#cell = undefined
    if (!cell) return
    const { column } = cell
    const text = this.#textOf(cell)
    if (text === '' && !cell.hasFormula) return
    const place = { line: this.#row, column: columnLetters(column) }
    if (column >= bounds.columns) throw tooLarge(`the sheet has more than ${bounds.columns} columns`, place)
    if (text.length > bounds.characters)
      throw tooLarge(`the cell has more than ${bounds.characters} characters`, place)
    while (this.#cells.length < column) this.#cells.push('')
    this.#cells[column] = text
    if (cell.type === 'e') this.#faults.set(column, `the cell has the error ${text}`)
    else if (cell.hasFormula && cell.value === '' && cell.type !== 'str')
      this.#faults.set(column, 'the formula has no stored value; open the workbook in a program and save it')
  }

  #textOf({ column, type, style, value }: Cell): string {
    const { strings, meanings, from1904 } = this.#context
    // A cell that only has a style may have a type too.
    if (value === '' && type !== 'inlineStr') return ''
    switch (type) {
      case 's':
        return strings[Number(value)] ?? missingText(this.#row, column)
      case 'inlineStr':
        return this.#inline.value
      case 'str':
        return unescaped(value)
      case 'b':
        return value === '1' || value === 'true' ? 'true' : 'false'
      case 'd':
        return value.replace('T', ' ').replace(/ 00:00(:00(\.0+)?)?Z?$/, '')
      case 'e':
        return value
      default:
        return numberText(value, meanings[style] ?? 'number', from1904)
    }
  }

  #endRow(): void {
    if (!this.#cells.some(cell => cell.trim() !== '') && this.#faults.size === 0) return
    this.lines.push({
      line: this.#row,
      cells: this.#cells,
      ...(this.#faults.size > 0 && { faults: this.#faults }),
    })
    this.#cells = []
  }
}

function missingText(line: number, column: number): never {
  throw unreadable('the workbook is damaged: the cell refers to a text that is not in it', {
    line,
    column: columnLetters(column),
  })
}

/** `AB12` as 27. */
function columnOf(reference: string): number {
  const letters = /^([A-Z]{1,3})\d*$/.exec(reference.toUpperCase())?.[1]
  if (letters === undefined) throw unreadable(`“${reference.slice(0, 20)}” is no place in a sheet`)
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** 27 as `AB`. */
export function columnLetters(column: number): string {
  let letters = ''
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters
  return letters
}
