import { type CsvColumn, csvDefaults, type CsvOptions } from './csv-shapes.ts'

export const csvTemplates = ['procountor', 'fivaldi', 'fennoa', 'sd_worx'] as const
export type CsvTemplate = (typeof csvTemplates)[number]

type Levels = CsvOptions['dimensions']

const empty: CsvColumn = { value: 'constant' }
const empties = (count: number): CsvColumn[] => Array.from({ length: count }, () => empty)

const codes = (levels: Levels, more: Partial<Exclude<CsvColumn, string>> = {}): CsvColumn[] =>
  levels.map(({ dimensionId, heading }) => ({ value: 'target_code', dimensionId, heading, ...more }))

/** The code of the target of a level, nothing where the layout has more columns than levels are given. */
const targetColumn = (level: Levels[number] | undefined, heading: string): CsvColumn =>
  level ? { value: 'target_code', dimensionId: level.dimensionId, heading } : { value: 'constant', heading }

/** Columns for the levels, and empty ones up to a number. */
const padded = (columns: readonly CsvColumn[], count: number): CsvColumn[] => [
  ...columns,
  ...empties(count - columns.length),
]

interface Layout {
  /** How many tracking levels it has room for. */
  readonly levels: number
  readonly options: Partial<CsvOptions>
  /** What the payroll system expects its files to be called, a pattern. */
  readonly fileName?: string
  readonly columns: (levels: Levels) => readonly CsvColumn[]
}

const noHeader = { header: false, grouped: true, payrollNumberRequired: true } as const

/** Layouts as payroll systems of the field publish them; what they leave open is said in the target. */
const layouts: Readonly<Record<CsvTemplate, Layout>> = {
  // E, person, salary code, name, amount, rate, then six pairs of dimension and item (columns G to R).
  procountor: {
    levels: 6,
    options: noHeader,
    columns: levels => [
      { value: 'constant', text: 'E' },
      'payroll_number',
      'pay_type_code',
      empty,
      'hours',
      empty,
      ...padded(
        levels.flatMap(({ dimensionId, heading: text }) => [
          { value: 'level_name' as const, dimensionId, text },
          { value: 'target_code' as const, dimensionId },
        ]),
        12,
      ),
    ],
  },
  fivaldi: {
    levels: 4,
    options: { ...noHeader, header: true, dateFormat: 'finnish' },
    columns: levels => [
      { value: 'period_end', heading: 'ERA', text: 'Palkat ', dateFormat: 'finnish_short' },
      { value: 'work_date', heading: 'PVM' },
      { value: 'payroll_number', heading: 'HENKILO' },
      { value: 'pay_type_code', heading: 'PALKKALAJI' },
      { value: 'hours', heading: 'MAARA' },
      ...['SK1', 'SK2', 'SK3', 'SK4'].map((heading, index) => targetColumn(levels[index], heading)),
      ...['KERROIN', 'HINTA', 'KULUTILI', 'SELITE', 'PAIVITYSTAPA', 'LOMA_ALKUPVM', 'LOMA_LOPPUPVM'].map(
        heading => ({ value: 'constant' as const, heading }),
      ),
    ],
  },
  // Person, salary type, start date, hours, empty, unit price, four empty, cost centre (columns A to K).
  fennoa: {
    levels: 1,
    options: noHeader,
    fileName: '{timestamp}_schema.csv',
    columns: levels => [
      'payroll_number',
      'pay_type_code',
      'work_date',
      'hours',
      ...empties(6),
      ...padded(codes(levels), 1),
    ],
  },
  // Employee in quotes, code, start, end, hours, days, units, then projects in quotes (columns A to H and on).
  sd_worx: {
    levels: 6,
    options: noHeader,
    columns: levels => [
      { value: 'payroll_number', quoted: true },
      'pay_type_code',
      'work_date',
      'work_date',
      'hours',
      ...empties(2),
      ...codes(levels, { quoted: true }),
    ],
  },
}

/** Tracking levels that a layout has room for. */
export const levelsOfTemplate = (template: CsvTemplate): number => layouts[template].levels

/** The pattern of the names of its files; null where the payroll system asks for none. */
export const fileNameOfTemplate = (template: CsvTemplate): string | null => layouts[template].fileName ?? null

/** The options of a layout with columns for these tracking levels: a beginning, from which options are changed. */
export const fromTemplate = (template: CsvTemplate, levels: Levels): CsvOptions => ({
  ...csvDefaults,
  ...layouts[template].options,
  columns: [...layouts[template].columns(levels)],
})
