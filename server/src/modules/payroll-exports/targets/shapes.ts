import {
  Active,
  array,
  CreatedAt,
  described,
  expectedUpdatedAt,
  Flag,
  Id,
  Name,
  named,
  nullable,
  object,
  oneOf,
  optional,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../platform/contract/shapes.ts'
import { type LineKind, lineKinds } from '../kinds.ts'

export const transports = ['download', 'https'] as const
export type Transport = (typeof transports)[number]

export const formats = ['json', 'csv'] as const
export type Format = (typeof formats)[number]

const csvColumns = [
  'payroll_number',
  'membership_id',
  'work_date',
  'pay_type_code',
  'kind',
  'hours',
  'minutes',
  'credit_bp',
  'allocations',
  'correction',
  'line_id',
] as const
export type CsvColumn = (typeof csvColumns)[number]

const PayTypeCode = Text(50, {
  description: "The payroll system's code; null leaves lines of the kind out of the document.",
})

/** By kind of line: the payroll system's code, or null where lines of the kind are left out of the document. */
export type PayTypeCodes = { readonly [Kind in LineKind]?: string | null }

const PayTypeCodes = Type.Unsafe<PayTypeCodes>(
  object(Object.fromEntries(lineKinds.map(kind => [kind, optional(nullable(PayTypeCode))])), {
    description:
      "The payroll system's code by kind of line, for lines whose entry type or day type has none of its own. Null leaves lines of the kind out of the document.",
  }),
)

const csvFields = {
  columns: array(oneOf(csvColumns), {
    minItems: 1,
    maxItems: csvColumns.length,
    uniqueItems: true,
    description:
      '`hours` has two decimals, `minutes` is exact. `allocations` is one column per entry of `dimensions`; without entries a single column with every code. `correction` is empty, `reversal` or `correction`.',
  }),
  dimensions: described(
    array(
      object({
        dimensionId: described(Id, 'The tracking level.'),
        heading: Text(100, { description: 'What stands at the top of its column.' }),
      }),
      {
        maxItems: 6,
        description: 'The tracking levels that get a column; a line is split into one row per target.',
      },
    ),
    'The tracking levels that get a column; a line is split into one row per target.',
  ),
  delimiter: oneOf([';', ',', '\t'], { description: 'What stands between two columns.' }),
  decimal: oneOf([',', '.'], { description: 'What stands before the decimals of a number.' }),
  dateFormat: oneOf(['iso', 'finnish'], { description: '`2026-10-31` or `31.10.2026`.' }),
  header: described(Flag, 'Whether the first row names the columns.'),
  bom: Type.Boolean({ description: 'Whether the document begins with the byte order mark of UTF-8.' }),
}

const CsvOptions = object(csvFields)
export type CsvOptions = Static<typeof CsvOptions>

const CsvInput = object({
  columns: optional(csvFields.columns),
  dimensions: optional(csvFields.dimensions),
  delimiter: optional(csvFields.delimiter),
  decimal: optional(csvFields.decimal),
  dateFormat: optional(csvFields.dateFormat),
  header: optional(csvFields.header),
  bom: optional(csvFields.bom),
})
export type CsvInput = Static<typeof CsvInput>

/** A document with nothing but these is what most payroll systems of the field read. */
export const csvDefaults: CsvOptions = {
  columns: ['payroll_number', 'work_date', 'pay_type_code', 'hours', 'allocations'],
  dimensions: [],
  delimiter: ';',
  decimal: ',',
  dateFormat: 'iso',
  header: true,
  bom: false,
}

const Url = Text(2048, {
  description: 'HTTPS on a public host. Redirects are not followed.',
  examples: ['https://payroll.example.com/hours'],
})

const targetFields = {
  id: RecordId,
  name: Name,
  transport: oneOf(transports, {
    description: '`download`: the document waits to be read; `https`: it is posted to `url`, signed.',
  }),
  format: oneOf(formats, { description: 'The form of the document.' }),
  url: described(nullable(Url), 'HTTPS on a public host, redirects are not followed; null for `download`.'),
  payTypeCodes: PayTypeCodes,
  csv: described(nullable(CsvOptions), 'How the CSV document is written; null for `json`.'),
  active: Active,
  secretVersions: array(
    object({
      createdAt: CreatedAt,
      expiresAt: nullable(
        Type.String({ format: 'date-time', description: 'Until when it co-signs; null for the newest.' }),
      ),
    }),
    { description: 'The secrets that sign, the newest first; none for `download`.' },
  ),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt,
}

export const ExportTarget = named('ExportTarget', object(targetFields))
export type ExportTarget = Static<typeof ExportTarget>

const Secret = Type.String({
  description:
    'The signing secret, shown this once. Its characters as they stand are the key of the HMAC; there is nothing to decode.',
})

export const CreatedExportTarget = object({
  ...targetFields,
  secret: described(
    nullable(Secret),
    'The signing secret, shown this once: its characters as they stand are the key of the HMAC. Null for `download`.',
  ),
})

export const RotatedTargetSecret = object({ secret: Secret })

export const NewExportTarget = object({
  name: Name,
  transport: targetFields.transport,
  format: targetFields.format,
  url: optional(
    described(
      nullable(Url),
      'HTTPS on a public host, for `https` and only for it; null or absent for `download`.',
    ),
  ),
  payTypeCodes: optional(PayTypeCodes),
  csv: optional(
    described(
      nullable(CsvInput),
      'How the CSV document is written, for `csv` and only for it; null or absent for what is usual.',
    ),
  ),
})
export type NewExportTarget = Static<typeof NewExportTarget>

export const ExportTargetPatch = object({
  name: optional(Name),
  url: optional(Url),
  payTypeCodes: optional(PayTypeCodes),
  csv: optional(described(CsvInput, 'How the CSV document is written; absent options keep their value.')),
  active: optional(Active),
  expectedUpdatedAt,
})
export type ExportTargetPatch = Static<typeof ExportTargetPatch>
