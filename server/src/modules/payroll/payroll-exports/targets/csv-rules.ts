import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import { csvDefaults, type CsvColumn, type CsvInput, type CsvOptions, inWords } from './csv-shapes.ts'
import { type CsvTemplate, fromTemplate, levelsOfTemplate } from './csv-templates.ts'

/** Why a template has no room for what is sent with it. */
export function templateRefusal(
  template: CsvTemplate,
  format: string,
  { dimensions = [] }: CsvInput,
): Refused<'export_target_form_invalid'> | null {
  if (format !== 'csv') return invalid(`A ${format} target has no template.`)
  const levels = levelsOfTemplate(template)
  return dimensions.length > levels
    ? invalid(`The layout of ${template} has room for ${levels} tracking levels.`)
    : null
}

type Levels = CsvOptions['dimensions']

/** Options as they are sent, on top of the usual ones or of a template with columns for the levels. */
export function newCsv(template: CsvTemplate | undefined, sent: CsvInput): CsvOptions {
  if (!template) return withCsv(csvDefaults, sent)
  const { dimensions = [], ...others } = sent
  return withCsv(fromTemplate(template, lowerCased(dimensions)), others)
}

/** Options with those that are sent in place of the former. */
export const withCsv = (options: CsvOptions, { dimensions, columns, ...changed }: CsvInput): CsvOptions => ({
  ...options,
  ...changed,
  columns: columns?.map(withLowerCase) ?? options.columns,
  dimensions: dimensions ? lowerCased(dimensions) : options.dimensions,
})

const lowerCased = (levels: Levels): Levels =>
  levels.map(({ dimensionId, heading }) => ({ dimensionId: dimensionId.toLowerCase(), heading }))

const withLowerCase = (column: CsvColumn): CsvColumn =>
  typeof column === 'object' && column.dimensionId !== undefined
    ? { ...column, dimensionId: column.dimensionId.toLowerCase() }
    : column

/** Why the options contradict themselves. */
export function csvRefusal({
  columns,
  encoding,
  bom,
  dimensions,
}: CsvOptions): Refused<'export_target_form_invalid'> | null {
  if (bom && encoding !== 'utf-8') return invalid(`The byte order mark is of UTF-8, not of ${encoding}.`)
  if (dimensions.length > 0 && !columns.some(column => inWords(column).value === 'allocations'))
    return invalid('Without a column allocations, dimensions have no place.')
  for (const { value, text, dimensionId, dateFormat } of columns.map(inWords)) {
    const ofLevel = value === 'target_code' || value === 'level_name'
    if (ofLevel !== (dimensionId !== undefined))
      return invalid(`A column ${value} ${ofLevel ? 'needs a' : 'has no'} dimensionId.`)
    if (value === 'level_name' && text === undefined) return invalid('A column level_name needs its text.')
    if (text !== undefined && isAmount(value)) return invalid(`No text stands before ${value}.`)
    if (dateFormat !== undefined && !dates.has(value)) return invalid(`A column ${value} has no date.`)
  }
  return null
}

const dates: ReadonlySet<string> = new Set(['work_date', 'period_start', 'period_end'])
const isAmount = (value: string): boolean => value === 'hours' || value === 'minutes'

const invalid = (detail: string) => refuse('export_target_form_invalid', detail)
