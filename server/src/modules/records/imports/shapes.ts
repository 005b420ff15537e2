import {
  array,
  CreatedAt,
  described,
  DryRun,
  Id,
  IdOf,
  Instant,
  localised,
  named,
  nullable,
  object,
  oneOf,
  optional,
  RecordId,
  type Static,
  Text,
  type TProperties,
  type TSchema,
  Type,
} from '../../../platform/contract/shapes.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import { type KeptWarning, Warnings } from './warnings.ts'

/** What rows can be imported into, as paths name it. */
export type Register = string

/** What rows may do to a register. */
const modes = ['upsert', 'create_only', 'update_only'] as const
export type Mode = (typeof modes)[number]

export const Mode = optional(
  oneOf(modes, {
    description:
      '`upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is ' +
      'refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`.',
  }),
)

export const rowStatuses = ['created', 'updated', 'unchanged', 'error'] as const
export type RowStatus = (typeof rowStatuses)[number]

export const Filename = Text(200, { description: 'Names where the rows come from, such as the file.' })

/** What became of a row. A register names the codes of its own rows, and what else its results have. */
export const rowResult = <P extends TProperties = Record<never, never>>(code: TSchema, more: P = {} as P) =>
  object({
    index: Type.Integer({ minimum: 0, description: 'The place of the row among those sent, from 0.' }),
    status: oneOf(rowStatuses, { description: 'What became of the row.' }),
    id: described(
      nullable(Id),
      'The record that the row means; null where nothing was found or made, and for one that a dry run would create.',
    ),
    code: described(nullable(code), 'Why the row was refused; null unless `status` is `error`.'),
    field: optional(
      Type.String({ description: 'The field of the row that is the reason; only after an error.' }),
    ),
    line: optional(
      Type.Integer({
        minimum: 1,
        description: 'The line of the row in its file; only where the row told it.',
      }),
    ),
    column: optional(
      Type.String({
        description:
          'How the table calls the column that is the reason; only where the rows came as a table that has it.',
      }),
    ),
    detail: optional(
      Type.String({
        description: 'The reason in words; only of a row that is not in the shape of the register.',
      }),
    ),
    warnings: Warnings,
    ...more,
  })

/** A result of a register whose records have codes of their own. */
export const TargetCode = nullable(
  Type.String({ description: "The record's own code; null where the row means no record, or it has none." }),
)

export const RowResult = rowResult(Type.String(), { targetCode: optional(TargetCode) })

/** A result as it is kept, in no language. */
export type KeptResult = Omit<Static<typeof RowResult>, 'warnings'> & {
  readonly warnings?: readonly KeptWarning[]
}

/** The body of an import. A register adds what all of its rows have in common. */
export const importBody = <Row extends TSchema, P extends TProperties = Record<never, never>>(
  row: Row,
  what: string,
  more: P = {} as P,
) =>
  object({
    ...more,
    rows: array(row, {
      maxItems: limits.importRows,
      description: `The ${what} to create or change. A row of another shape is refused alone, and the others are carried out.`,
    }),
    mode: Mode,
    dryRun: DryRun,
    filename: optional(Filename),
  })

/** How the columns of a table were read. */
export const toldColumns = array(
  object({
    column: Type.String({ description: 'What the table calls it.' }),
    field: nullable(
      Type.String({ description: 'The field that it filled; null for one that was not read.' }),
    ),
  }),
  { description: 'The columns of the table in their order; only where the rows came as one.' },
)

export const importAnswer = <Result extends TSchema>(result: Result) =>
  object({
    results: array(result, { description: 'One result a row, in the order of the rows.' }),
    importId: described(
      nullable(IdOf('import')),
      'The import in the history; null in a dry run, which is not kept.',
    ),
    dryRun: Type.Boolean({ description: 'Whether nothing was written, as asked.' }),
    columns: optional(toldColumns),
  })

export const count = (what: string) => Type.Integer({ minimum: 0, description: `How many rows ${what}.` })

const fieldsOf = (registers: readonly string[]) => ({
  id: RecordId,
  register: oneOf(registers, { description: 'What the rows were imported into.' }),
  filename: described(nullable(Filename), 'Where the rows came from; null when it was not told.'),
  createdCount: count('created a record'),
  updatedCount: count('changed one'),
  unchangedCount: count('changed nothing'),
  errorCount: count('were refused'),
  createdAt: CreatedAt,
  createdByMembershipId: described(IdOf('membership'), 'The member who imported.'),
  undoneAt: described(nullable(Instant), 'When the import was undone; null while it stands.'),
  undoneByMembershipId: described(
    nullable(IdOf('membership')),
    'The member who undid it; null while it stands.',
  ),
})

export const importShapeOf = (registers: readonly string[]) => named('Import', object(fieldsOf(registers)))
export type Import = Static<ReturnType<typeof importShapeOf>>

export const importWithResultsOf = (registers: readonly string[]) =>
  named(
    'ImportWithResults',
    object({
      ...fieldsOf(registers),
      results: array(RowResult, { description: 'One result a row, as the import answered.' }),
    }),
  )

const file = {
  fileName: Type.String({ description: 'What the file is to be called.' }),
  contentType: Type.String({ description: 'The media type of the file.' }),
  base64: Type.String({ description: 'The bytes of the file in base64.' }),
}
export const TemplateFile = object(file)
export const ExportFile = object({ ...file, base64: localised('document', file.base64) })
