import type { TableColumn, TableLanguage } from '../contract/table.ts'
import { tableLanguages } from '../contract/table.ts'
import { nearest } from '../vocabulary/nearest.ts'
import type { TableLine } from './document.ts'
import { folded, longestName } from './folded.ts'
import { headerInvalid } from './refused.ts'
import { columnLetters } from './xlsx/sheet.ts'

/** The columns of a table by their place in it. */
export interface Header {
  /** The heading of each column; undefined over one that fills no field. */
  readonly fields: readonly (MappedColumn | undefined)[]
  /** The columns with a name that fill no field, and why. */
  readonly others: ReadonlyMap<number, { readonly header: string; readonly why: string }>
  /** The place of the column that says where each row comes from, if there is one. */
  readonly lineColumn: number | undefined
  /** The place of the column in which “konttori import” says why it gave a row back, if there is one. */
  readonly refusedColumn: number | undefined
  /** The places of columns whose cells are not read. */
  readonly ignored: ReadonlySet<number>
}

/** What a sender says of the columns of their table. */
export interface Mapping {
  /** Which field a column fills, by what the table calls it; null for one that is not read. */
  readonly map: ReadonlyMap<string, string | null>
  readonly ignoreUnknown: boolean
}

const nothing: Mapping = { map: new Map(), ignoreUnknown: false }

export interface MappedColumn {
  readonly column: TableColumn
  /** As the table spells it. */
  readonly header: string
  /** Which key of the field it fills, where the column has one for each key. */
  readonly key?: string
}

/** A table that is a part of another says in this column which line of it each row was. */
const lineHeading = 'line'

/** A table of rows that were refused says in this column why. */
export const refusedHeading = 'refused'

/**
 * The columns that a header names: by field, by its name in any of the languages or by an alias, without regard to case,
 * spaces and the dots of letters. A cell in a column that is unknown, or there twice, is refused with its row. Throws
 * for a header that names no column of the register: it is none.
 */
export function readHeader(
  { line, cells }: TableLine,
  columns: readonly TableColumn[],
  mapping: Mapping = nothing,
): Header {
  refuseUnknownMapping(line, cells, columns, mapping)
  const ignored = new Set<number>()
  const byName = namesOf(columns)
  const fields: (MappedColumn | undefined)[] = []
  const unknown: { readonly header: string; readonly place: number }[] = []
  const others = new Map<number, { readonly header: string; readonly why: string }>()
  let lineColumn: number | undefined
  let refusedColumn: number | undefined
  for (const [place, cell] of cells.entries()) {
    const header = cell.trim()
    const wanted = mapping.map.get(header)
    if (wanted === null) ignored.add(place)
    const mapped = wanted === null ? undefined : mappedColumn(wanted ?? header, byName, columns, header)
    const isTwice = fields.some(
      other => other?.column.name === mapped?.column.name && other?.key === mapped?.key,
    )
    if (folded(header) === lineHeading) lineColumn = place
    else if (folded(header) === refusedHeading) refusedColumn = place
    else if (header !== '' && !mapped && wanted !== null) {
      if (mapping.ignoreUnknown) ignored.add(place)
      unknown.push({ header, place })
    }
    if (mapped && isTwice) others.set(place, { header, why: `the column ${fieldOf(mapped)} is there twice` })
    fields.push(isTwice ? undefined : mapped)
  }
  const known = namesIn(languageOf(fields), columns)
  if (fields.every(field => field === undefined))
    throw headerInvalid(
      unknown
        .slice(0, 20)
        .map(({ header }) => ({ line, column: shortened(header), message: unknownMessage(header, known) })),
    )
  for (const { header, place } of unknown)
    others.set(place, { header: shortened(header), why: `there is no such column${hintFor(header, known)}` })
  return { fields, others, lineColumn, refusedColumn, ignored }
}

/** The field that a column fills, with the key that it fills of it. */
export const fieldOf = ({ column, key }: MappedColumn): string =>
  key === undefined ? column.name : `${column.name}.${key}`

function mappedColumn(
  header: string,
  byName: ReadonlyMap<string, TableColumn>,
  columns: readonly TableColumn[],
  called: string,
): MappedColumn | undefined {
  const column = byName.get(folded(header))
  if (column) return { column, header: called }
  const spoken = header.toLowerCase()
  for (const each of columns)
    if (each.keys !== undefined && spoken.startsWith(each.keys) && spoken.length > each.keys.length)
      return { column: each, header: called, key: spoken.slice(each.keys.length).trim() }
  return undefined
}

/** A map is of columns that the table has, and of fields that the register has. */
function refuseUnknownMapping(
  line: number,
  cells: readonly string[],
  columns: readonly TableColumn[],
  { map }: Mapping,
): void {
  const headers = new Set(cells.map(cell => cell.trim()))
  const byName = namesOf(columns)
  for (const [header, field] of map) {
    const column = shortened(header)
    if (!headers.has(header))
      throw headerInvalid([{ line, column, message: 'the map names a column that the table has not' }])
    if (field !== null && !mappedColumn(field, byName, columns, header))
      throw headerInvalid([
        { line, column, message: `the map names “${shortened(field)}”, which is no field` },
      ])
  }
}

/** What a column is called: by its header, or by its letter where it has none. */
export const columnName = ({ fields, others }: Header, place: number): string =>
  fields[place]?.header ?? others.get(place)?.header ?? columnLetters(place)

function unknownMessage(header: string, known: readonly string[]): string {
  const hint = hintFor(header, known)
  return `there is no such column${hint}${hint === '' ? '; known are' : ' Known are'} ${known.join(', ')}`
}

function hintFor(header: string, known: readonly string[]): string {
  const meant = nearest(shortened(header), known)
  return meant === undefined ? '' : `, did you mean “${meant}”?`
}

/** A line that was taken for a header may have anything in it. */
const shortened = (header: string): string =>
  header.length > longestName ? `${header.slice(0, longestName)}…` : header

function namesOf(columns: readonly TableColumn[]): Map<string, TableColumn> {
  const byName = new Map<string, TableColumn>()
  for (const column of columns.filter(({ keys }) => keys === undefined))
    for (const name of [column.name, ...Object.values(column.headings), ...(column.aliases ?? [])])
      byName.set(folded(name), column)
  for (const column of columns.filter(({ kind }) => kind === 'cents'))
    for (const heading of Object.values(column.headings))
      byName.set(folded(inEuros(heading)), { ...column, kind: 'euros' })
  return byName
}

/** What a column of cents is called where its sums are in euros. */
const inEuros = (heading: string): string =>
  heading
    .replace(/sentteinä$/, 'euroina')
    .replace(/i cent$/, 'i euro')
    .replace(/in cents$/, 'in euros')

const namesIn = (language: TableLanguage, columns: readonly TableColumn[]): string[] =>
  columns.map(({ headings }) => headings[language])

/** The language that most of the names are in; English where no language leads. */
function languageOf(fields: readonly (MappedColumn | undefined)[]): TableLanguage {
  const matches = (language: TableLanguage) =>
    fields.filter(each => each && folded(each.column.headings[language]) === folded(each.header)).length
  return tableLanguages.toSorted((a, b) => matches(b) - matches(a) || (a === 'en' ? -1 : 1))[0] ?? 'en'
}
