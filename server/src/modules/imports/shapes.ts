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
  type TSchema,
  Type,
} from '../../platform/contract/shapes.ts'

/** What rows can be imported into, as paths name it. */
export const registers = ['tracking-targets'] as const
export type Register = (typeof registers)[number]

export const rowStatuses = ['created', 'updated', 'unchanged', 'error'] as const
export type RowStatus = (typeof rowStatuses)[number]

export const Filename = Text(200, { description: 'Names where the rows come from, such as the file.' })

/** What became of a row. A register names the codes of its own rows. */
export const rowResult = (code: TSchema) =>
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
    targetCode: nullable(
      Type.String({ description: "The record's own code; null where the row means no record." }),
    ),
  })

const RowResult = rowResult(Type.String())
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
