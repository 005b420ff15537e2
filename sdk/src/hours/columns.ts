/** What a column of a file of hours can say, besides the tracking levels. */
export type HoursColumn = 'person' | 'date' | 'start' | 'end' | 'minutes' | 'hours' | 'entryType' | 'note'

/** How a header says it unless told otherwise; letter case, spaces, `-` and `_` do not matter. */
const usualHeaders: Readonly<Record<HoursColumn, readonly string[]>> = {
  person: [
    'person',
    'payrollnumber',
    'employee',
    'employeenumber',
    'membershipid',
    'henkilö',
    'henkilönumero',
  ],
  date: ['date', 'workdate', 'day', 'päivä', 'pvm', 'päivämäärä'],
  start: ['start', 'begin', 'from', 'alku', 'alkoi'],
  end: ['end', 'to', 'loppu', 'päättyi'],
  minutes: ['minutes', 'durationminutes', 'min', 'minuutit'],
  hours: ['hours', 'duration', 'tunnit', 'kesto'],
  entryType: ['entrytype', 'type', 'laji', 'tuntilaji'],
  note: ['note', 'remark', 'comment', 'huomautus', 'selite'],
}

/** Where in a record each thing stands. */
export interface Columns {
  readonly places: ReadonlyMap<HoursColumn, number>
  /** By tracking level. */
  readonly targets: ReadonlyMap<string, number>
  readonly headers: readonly string[]
}

export interface ColumnProblem {
  readonly code: 'column_missing' | 'column_repeated' | 'column_unknown'
  readonly column: string
  readonly detail: string
}

export interface ColumnChoices {
  /** The header of a column, where it is not a usual one. */
  readonly columns?: Readonly<Partial<Record<HoursColumn, string>>> | undefined
  /** Headers of columns that are passed over. */
  readonly ignore?: readonly string[] | undefined
}

/** Finds the columns by their headers. A column that nobody knows is a problem: what it says would be lost. */
export function columnsOf(
  header: readonly string[],
  levels: Iterable<string>,
  { columns = {}, ignore = [] }: ColumnChoices,
): { readonly columns: Columns; readonly problems: readonly ColumnProblem[] } {
  const headers = header.map(text => text.trim())
  const meanings = meaningsOf(columns, levels)
  const passedOver = new Set(ignore.map(plain))
  const places = new Map<HoursColumn, number>()
  const targets = new Map<string, number>()
  const problems: ColumnProblem[] = []
  for (const [index, text] of headers.entries()) {
    if (text === '' || passedOver.has(plain(text))) continue
    const meaning = meanings.get(plain(text))
    if (!meaning) {
      const detail = `Nothing is called “${text}”: neither a column nor a tracking level. Name it in columns or ignore.`
      problems.push({ code: 'column_unknown', column: text, detail })
    } else if ('level' in meaning ? targets.has(meaning.level) : places.has(meaning.column)) {
      problems.push({
        code: 'column_repeated',
        column: text,
        detail: `A second column says what “${text}” says.`,
      })
    } else if ('level' in meaning) targets.set(meaning.level, index)
    else places.set(meaning.column, index)
  }
  return { columns: { places, targets, headers }, problems }
}

/** The columns that the file lacks: somebody, a date, an entry type, and a time. */
export function missingColumns(
  { places }: Columns,
  stated: { readonly membershipId?: string | undefined; readonly entryType?: string | undefined },
): ColumnProblem[] {
  const lacks = (column: HoursColumn) => !places.has(column)
  const hasDuration = !lacks('minutes') || !lacks('hours')
  const missing: HoursColumn[] = []
  if (lacks('person') && stated.membershipId === undefined) missing.push('person')
  if (lacks('date')) missing.push('date')
  if (lacks('entryType') && stated.entryType === undefined) missing.push('entryType')
  if (lacks('start') && (!lacks('end') || !hasDuration)) missing.push('start')
  if (lacks('end') && (!lacks('start') || !hasDuration)) missing.push('end')
  return missing.map(column => ({
    code: 'column_missing',
    column,
    detail: `No header says “${column}”: one of ${usualHeaders[column].join(', ')}, or the one that columns names.`,
  }))
}

type Meaning = { readonly column: HoursColumn } | { readonly level: string }

/** What is chosen comes before what is usual, and a tracking level before both where it is not chosen away. */
function meaningsOf(chosen: ColumnChoices['columns'] = {}, levels: Iterable<string>): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>()
  for (const [column, usual] of Object.entries(usualHeaders) as [HoursColumn, readonly string[]][])
    if (chosen[column] === undefined) for (const header of usual) meanings.set(header, { column })
  for (const level of levels) meanings.set(plain(level), { level })
  for (const [column, header] of Object.entries(chosen) as [HoursColumn, string | undefined][])
    if (header !== undefined) meanings.set(plain(header), { column })
  return meanings
}

const plain = (header: string): string =>
  header
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '')
