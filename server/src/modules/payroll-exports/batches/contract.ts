import { idOf, type Operation } from '../../../platform/contract/operation.ts'
import {
  described,
  DryRun,
  Id,
  nullable,
  object,
  optional,
  page,
  paging,
  PlainDate,
  sweeping,
  Text,
} from '../../../platform/contract/shapes.ts'
import { batchDays, daysAtOnce } from '../bounds.ts'
import { ExportLine } from '../lines/shapes.ts'
import { ExportBatch } from './shapes.ts'

const ById = { id: idOf('export_batch_not_found') }
const needs = ['payroll.run'] as const

export const batchOperations = {
  listBatches: {
    method: 'GET',
    path: '/v1/export-batches',
    summary: 'The payroll export batches, the newest first.',
    needs,
    query: object(sweeping),
    answers: page(ExportBatch),
  },
  createBatch: {
    method: 'POST',
    path: '/v1/export-batches',
    summary: 'Freeze the approved days of a period for payroll.',
    description: `Takes every approved day of the period, of one staff group when \`groupId\` is given, and every approved correction of an exported day at or before \`periodEnd\`; they become \`exported\`. A correction first takes back the lines that still stand for its day, then says what is so now. Weekly overtime is added for the weeks whose Sunday lies in the period, and for earlier ones of which a day changed. The period has at most 366 days, the batch at most ${batchDays} work days. Members without a payroll number and days not yet approved are counted in \`warnings\`, and refuse nothing. A batch without lines is made too. A batch of more than ${daysAtOnce} days takes several transactions, so that others may write meanwhile: it is all or nothing nevertheless, its event is sent and it is listed once it is whole, and until then its days can be read as \`exported\` and not be corrected. Only one batch of the organisation is made or cancelled at a time; the answer of one with 150,000 days takes a minute or two.`,
    needs,
    body: object({
      periodStart: described(PlainDate, 'The first day of the payroll period.'),
      periodEnd: described(PlainDate, 'The last day of the payroll period, which is part of it.'),
      groupId: optional(
        described(nullable(Id), "Only the days of this staff group; null or absent for everybody's."),
      ),
      dryRun: DryRun,
    }),
    status: 201,
    answers: ExportBatch,
    refuses: [
      'range_end_before_start',
      'range_too_long',
      'staff_group_not_found',
      'export_batch_too_large',
      'export_batch_in_progress',
    ],
    emits: ['export_batch.created'],
    idempotency: 'required',
    example: { body: { periodStart: '2026-10-01', periodEnd: '2026-10-31' } },
  },
  getBatch: {
    method: 'GET',
    path: '/v1/export-batches/{id}',
    summary: 'One batch.',
    needs,
    params: ById,
    answers: ExportBatch,
    refuses: ['export_batch_not_found'],
  },
  listLines: {
    method: 'GET',
    path: '/v1/export-batches/{id}/lines',
    summary: 'The frozen lines of a batch, by payroll number, date and place in the day.',
    needs,
    params: ById,
    query: object(paging),
    answers: page(ExportLine),
    refuses: ['export_batch_not_found', 'export_batch_in_progress'],
  },
  cancelBatch: {
    method: 'POST',
    path: '/v1/export-batches/{id}/cancel',
    summary: 'Take a batch back that no target has; its days are approved again.',
    needs,
    params: ById,
    body: object({
      reason: optional(Text(1000, { description: 'Why, for the audit trail.' })),
      dryRun: DryRun,
    }),
    answers: ExportBatch,
    refuses: [
      'export_batch_not_found',
      'export_batch_cancelled',
      'export_batch_delivering',
      'export_batch_delivered',
      'export_batch_corrected',
      'export_batch_in_progress',
    ],
    emits: ['export_batch.cancelled'],
    example: { body: { reason: 'Two days of the warehouse were missing.' } },
  },
} as const satisfies Readonly<Record<string, Operation>>
