import {
  array,
  BasisPoints,
  Id,
  Instant,
  Minutes,
  named,
  nullable,
  object,
  oneOf,
  PlainDate,
  type Static,
  Type,
} from '../../../platform/contract/shapes.ts'
import { lineKinds } from '../kinds.ts'

export const batchStates = ['created', 'delivering', 'delivered', 'delivery_failed', 'cancelled'] as const

const batchWarningCodes = ['payroll_number_missing', 'day_not_approved'] as const

const kind = oneOf(lineKinds)

export const ExportBatch = named(
  'ExportBatch',
  object({
    id: Id,
    groupId: nullable(Id),
    periodStart: PlainDate,
    periodEnd: PlainDate,
    state: oneOf(batchStates),
    dayCount: Type.Integer({ description: 'Work days in the batch, corrected ones of earlier periods too.' }),
    lineCount: Type.Integer(),
    nothingToDeliver: Type.Boolean({ description: 'Whether the batch has no lines.' }),
    snapshotHash: Type.String({
      description:
        'SHA-256 (hex) of the lines in their order, each without `id`, `batchId` and `updatedAt` as JSON with its keys in alphabetical order, joined by line feeds. A dry run with the same hash would have frozen the same lines.',
    }),
    totals: array(object({ kind, minutes: Minutes }), {
      description: 'Minutes by kind of line, corrections set off.',
    }),
    warnings: array(
      object({ code: oneOf(batchWarningCodes), count: Type.Integer(), detail: Type.String() }),
      {
        description:
          '`payroll_number_missing` counts members of the batch, `day_not_approved` days of the period that are still drafts or confirmed. Neither refuses the batch.',
      },
    ),
    createdAt: Instant,
    createdByMembershipId: nullable(Id),
    deliveredAt: nullable(
      Type.String({ format: 'date-time', description: 'When a target first had the batch.' }),
    ),
    cancelledAt: nullable(Instant),
    updatedAt: Instant,
  }),
)
export type ExportBatch = Static<typeof ExportBatch>

export const LineAllocation = object({
  dimensionId: Id,
  valueId: Id,
  valueCode: nullable(Type.String({ description: "The target's code as it was when the batch was made." })),
  minutes: Minutes,
})
export type LineAllocation = Static<typeof LineAllocation>

export const ExportLine = named(
  'ExportLine',
  object({
    id: Id,
    batchId: Id,
    membershipId: Id,
    payrollNumber: nullable(Type.String()),
    workDate: PlainDate,
    workDayId: nullable(
      Type.String({
        format: 'uuid',
        description: 'Null for weekly overtime, which belongs to no single day.',
      }),
    ),
    kind,
    payTypeCode: nullable(
      Type.String({
        description:
          'Of the entry type, for `normal`, `standby`, `travel` and an absence; of the day type for its credit; otherwise null, and the target gives the code of the kind.',
      }),
    ),
    minutes: Type.Integer({ description: 'Negative in a reversal.' }),
    creditBp: BasisPoints,
    fromMinutes: nullable(Minutes),
    toMinutes: nullable(Minutes),
    allocations: array(LineAllocation, {
      description: 'Of each tracking level at most the minutes of the line.',
    }),
    rule: object({ id: Type.String(), versionId: Type.String() }),
    explain: Type.String(),
    correctionOf: nullable(
      object({
        batchId: Id,
        lineId: nullable(
          Type.String({
            format: 'uuid',
            description: 'The line that a reversal takes back; null for what is so now.',
          }),
        ),
        sign: Type.Union([Type.Literal(1), Type.Literal(-1)]),
      }),
    ),
    updatedAt: Instant,
  }),
)
export type ExportLine = Static<typeof ExportLine>
