import {
  array,
  CreatedAt,
  described,
  Id,
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
} from '../../platform/contract/shapes.ts'

/** What rows can be imported into, as paths name it. */
export const registers = ['tracking-targets'] as const
export type Register = (typeof registers)[number]

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

/** What became of a row. A register names the codes of its own rows, and what else its results tell. */
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
          'How the table calls the column of `field`; only where the rows came as a table that has it.',
      }),
    ),
    ...more,
  })

/** A result of a register whose records have codes of their own. */
export const TargetCode = nullable(
  Type.String({ description: "The record's own code; null where the row means no record, or it has none." }),
)

const RowResult = rowResult(Type.String(), { targetCode: optional(TargetCode) })
export type RowResult = Static<typeof RowResult>

const count = (what: string) => Type.Integer({ minimum: 0, description: `How many rows ${what}.` })

const importFields = {
  id: RecordId,
  register: oneOf(registers, { description: 'What the rows were imported into.' }),
  filename: described(nullable(Filename), 'Where the rows came from; null when it was not told.'),
  createdCount: count('created a record'),
  updatedCount: count('changed one'),
  unchangedCount: count('changed nothing'),
  errorCount: count('were refused'),
  createdAt: CreatedAt,
  createdByMembershipId: described(Id, 'The member who imported.'),
}

export const Import = named('Import', object(importFields))
export type Import = Static<typeof Import>

export const ImportWithResults = named(
  'ImportWithResults',
  object({
    ...importFields,
    results: array(RowResult, { description: 'One result a row, as the import answered.' }),
  }),
)
export type ImportWithResults = Static<typeof ImportWithResults>

export const TemplateFile = object({
  fileName: Type.String({ description: 'What the file is to be called.' }),
  contentType: Type.String({ description: 'The media type of the file.' }),
  base64: Type.String({ description: 'The bytes of the file in base64.' }),
})
