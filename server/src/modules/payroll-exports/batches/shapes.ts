import {
  array,
  CreatedAt,
  described,
  Id,
  Instant,
  Minutes,
  named,
  nullable,
  object,
  oneOf,
  PlainDate,
  RecordId,
  type Static,
  Type,
  UpdatedAt,
} from '../../../platform/contract/shapes.ts'
import { kind } from '../lines/shapes.ts'

export const batchStates = [
  'preparing',
  'created',
  'delivering',
  'delivered',
  'delivery_failed',
  'cancelling',
  'cancelled',
] as const

const batchWarningCodes = ['payroll_number_missing', 'day_not_approved'] as const

export const ExportBatch = named(
  'ExportBatch',
  object({
    id: RecordId,
    groupId: described(nullable(Id), "The staff group whose days they are; null for everybody's."),
    periodStart: described(PlainDate, 'The first day of the payroll period.'),
    periodEnd: described(PlainDate, 'The last day of the payroll period, which is part of it.'),
    state: oneOf(batchStates, {
      description:
        'How far its delivery has got. A large batch is `preparing` until it holds all its days, and has no final figures before; while `cancelling` its days are being given back. Either lasts for seconds.',
    }),
    dayCount: Type.Integer({ description: 'Work days in the batch, corrected ones of earlier periods too.' }),
    lineCount: Type.Integer({ description: 'How many lines it has.' }),
    nothingToDeliver: Type.Boolean({ description: 'Whether the batch has no lines.' }),
    snapshotHash: Type.String({
      description:
        'SHA-256 (hex) of the lines in their order, each without `id`, `batchId` and `updatedAt` as JSON with its keys in alphabetical order, joined by line feeds. A dry run with the same hash would have frozen the same lines.',
    }),
    totals: array(object({ kind, minutes: described(Minutes, 'The sum of the kind.') }), {
      description: 'Minutes by kind of line, corrections set off.',
    }),
    warnings: array(
      object({
        code: oneOf(batchWarningCodes, { description: 'What is worth a look.' }),
        count: Type.Integer({ description: 'How many members or days it concerns.' }),
        detail: Type.String({ description: 'The same in words for people.' }),
      }),
      {
        description:
          '`payroll_number_missing` counts members of the batch, `day_not_approved` days of the period that are still drafts or confirmed. Neither refuses the batch.',
      },
    ),
    createdAt: CreatedAt,
    createdByMembershipId: described(
      nullable(Id),
      'The member who made it; null when that membership has been deleted.',
    ),
    deliveredAt: nullable(
      Type.String({
        format: 'date-time',
        description: 'When a target first had the batch; null until then.',
      }),
    ),
    cancelledAt: described(nullable(Instant), 'When it was cancelled; null unless it was.'),
    updatedAt: UpdatedAt,
  }),
)
export type ExportBatch = Static<typeof ExportBatch>
