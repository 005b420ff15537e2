import {
  array,
  CreatedAt,
  described,
  IdOf,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  optional,
  RecordId,
  type Static,
  Text,
  type TProperties,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { saidOfRefusal } from '../../../../platform/contract/refused-ones.ts'
import { tableOptions } from '../../../../platform/contract/table.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { count, Filename, Mode, RowResult, toldColumns } from '../shapes.ts'

export const jobStates = ['running', 'completed', 'cancelled', 'failed'] as const
export type JobState = (typeof jobStates)[number]

export const jobBodyOf = (registers: readonly string[], common: TProperties) =>
  object({
    register: oneOf(registers, { description: 'What the rows are imported into.' }),
    file: Type.String({
      maxLength: limits.importJob.fileCharacters,
      pattern: '^[A-Za-z0-9+/]*={0,2}$',
      description: `The table in base64: a CSV file or a workbook of at most ${limits.importJob.rows} rows.`,
      examples: ['TmltaQpZa3NpIE95Cg=='],
    }),
    format: oneOf(['csv', 'xlsx'], { description: 'What the file is.' }),
    mode: Mode,
    dry: optional(
      Type.Boolean({
        description:
          'Whether rows are looked at and reported as a dry run of an import does, and none is written.',
      }),
    ),
    filename: optional(Filename),
    ...tableOptions,
    options: optional(
      object(common, {
        description:
          'What all rows have in common, as the import of the register takes it; others are refused.',
      }),
    ),
  })

const fieldsOf = (registers: readonly string[]) => ({
  id: RecordId,
  register: oneOf(registers, { description: 'What the rows are imported into.' }),
  filename: described(nullable(Filename), 'Where the rows came from; null when it was not told.'),
  dryRun: Type.Boolean({ description: 'Whether nothing is written, as asked.' }),
  state: oneOf(jobStates, {
    description: '`running` until every row is carried out, or the job is cancelled or has failed.',
  }),
  failureCode: described(
    nullable(Text(100)),
    'Why a failed job goes on no more, such as the code of a right that its starter has lost; otherwise null.',
  ),
  failureReason: nullable(
    object(
      { code: Type.String({ description: 'The same as `failureCode`.' }), ...saidOfRefusal },
      { description: 'Why a failed job goes on no more, in words; otherwise null.' },
    ),
  ),
  rowCount: count('the table has'),
  doneCount: count('were carried out so far'),
  createdCount: count('created a record'),
  updatedCount: count('changed one'),
  unchangedCount: count('changed nothing'),
  errorCount: count('were refused'),
  importIds: array(IdOf('import'), {
    description:
      'The imports in the history, one for each part of the rows, in their order; none of a dry run.',
  }),
  columns: toldColumns,
  createdAt: CreatedAt,
  createdByMembershipId: described(
    IdOf('membership'),
    'The member who started it, with whose rights it runs.',
  ),
  endedAt: described(nullable(Instant), 'When it ended; null while it runs.'),
})

export const jobShapeOf = (registers: readonly string[]) => named('ImportJob', object(fieldsOf(registers)))
export type Job = Static<ReturnType<typeof jobShapeOf>>

export const JobRow = named('ImportJobRow', RowResult)
