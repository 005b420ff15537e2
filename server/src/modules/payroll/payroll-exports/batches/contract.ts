import { writesNothing } from '../../../../platform/contract/idempotency.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import {
  described,
  DryRun,
  IdOf,
  nullable,
  object,
  optional,
  page,
  paging,
  PlainDate,
  sweeping,
  Text,
} from '../../../../platform/contract/shapes.ts'
import { batchDays, daysAtOnce } from '../bounds.ts'
import { ExportLine } from '../lines/shapes.ts'
import { BatchPreview, ExportBatch, MadeExportBatch } from './shapes.ts'

const ById = { id: idOf('export_batch_not_found') }
const needs = ['payroll.run'] as const

/** Of which days a batch is made. */
const period = {
  periodStart: described(PlainDate, 'The first day of the payroll period.'),
  periodEnd: described(PlainDate, 'The last day of the payroll period, which is part of it.'),
  employerId: optional(
    described(
      nullable(IdOf('employer')),
      "Only the days on which the member had this employer; null or absent for every employer's.",
    ),
  ),
  groupId: optional(
    described(
      nullable(IdOf('staff_group')),
      "Only the days on which the member was in this staff group; null or absent for everybody's.",
    ),
  ),
}

const refusedPeriods = [
  'range_end_before_start',
  'range_too_long',
  'employer_not_found',
  'staff_group_not_found',
  'export_batch_too_large',
  'export_batch_in_progress',
] as const

export const batchOperations = {
  listBatches: {
    method: 'GET',
    path: '/v1/export-batches',
    sweeps: { table: 'export_batches', deletions: 'whole' },
    summary: 'List payroll export batches',
    description: 'The payroll export batches, the newest first.',
    needs,
    listed: { q: 'the dates of the period', ids: true, sorts: ['createdAt', 'updatedAt'] },
    query: object(sweeping),
    answers: page(ExportBatch),
  },
  previewBatch: {
    method: 'POST',
    path: '/v1/export-batches/preview',
    idempotency: writesNothing,
    summary: 'Preview a batch',
    description:
      'What a batch would be, and what stands in its way. Works out the batch that the same body would make now, and writes nothing: its totals by kind and by pay type, and by name what payroll will miss.',
    needs,
    transaction: 'read',
    harmless: true,
    body: object(period),
    answers: BatchPreview,
    refuses: refusedPeriods,
    example: { body: { periodStart: '2026-10-01', periodEnd: '2026-10-31' } },
  },
  createBatch: {
    method: 'POST',
    path: '/v1/export-batches',
    summary: 'Make a batch for payroll',
    description: `Freeze the approved days of a period for payroll. Takes every approved day of the period and every approved correction of an exported day at or before \`periodEnd\`, of one employer or staff group where they are given; they become \`exported\`. A correction takes back the lines that stand for its day and says what is so now, where that is something else to payroll. Where its day went to another employer, the batch of each employer, or one of all of them, tells that employer's part: what it was told is taken back under the payroll number that it knows. Overtime of weeks and of periods of period-based work is told with the batch in whose period they end, or, where that batch was made before all their days were approved, with the first one that has a day of them, whatever its period; and anew where a day of them changed; so is what flexitime moved to the flex balance in the period, where the worktime model has it told: by the days of the batch, and by the dates of the period without entries that are over, of every member who has recorded a day by then. Such a date is told once; when a day is recorded on it later, or its model, employer or employment turns out to be another, the next batch tells the difference. The period has at most 366 days, the batch at most ${batchDays} work days. What payroll will miss is counted in \`warnings\`; the preview names it. A member without a payroll number refuses the batch where the setting \`payrollNumberPolicy\` says so. A batch without lines is made too. One of more than ${daysAtOnce} days takes several transactions, so that others may write meanwhile: it is all or nothing nevertheless, its event is sent and it is listed once it is whole, and until then its days can be read as \`exported\` and not be corrected. Only one batch of the organisation is made or cancelled at a time; the answer of one with 150,000 days takes a minute or two.`,
    needs,
    body: object({ ...period, dryRun: DryRun }),
    status: 201,
    answers: MadeExportBatch,
    refuses: [...refusedPeriods, 'export_payroll_number_missing'],
    emits: ['export_batch.created'],
    idempotency: 'required',
    example: { body: { periodStart: '2026-10-01', periodEnd: '2026-10-31' } },
  },
  getBatch: {
    method: 'GET',
    path: '/v1/export-batches/{id}',
    summary: 'Read a batch',
    needs,
    params: ById,
    answers: ExportBatch,
    refuses: ['export_batch_not_found'],
  },
  listLines: {
    method: 'GET',
    path: '/v1/export-batches/{id}/lines',
    summary: 'List the lines of a batch',
    description: 'The frozen lines of a batch, by payroll number, date and place in the day.',
    needs,
    params: ById,
    query: object(paging),
    answers: page(ExportLine),
    refuses: ['export_batch_not_found', 'export_batch_in_progress'],
  },
  cancelBatch: {
    method: 'POST',
    path: '/v1/export-batches/{id}/cancel',
    summary: 'Cancel a batch',
    description: 'Take a batch back that no target has; its days are approved again.',
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
