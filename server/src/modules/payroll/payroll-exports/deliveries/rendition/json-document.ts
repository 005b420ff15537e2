import { array, object, type Static, Type } from '../../../../../platform/contract/shapes.ts'
import { ExportBatch } from '../../batches/shapes.ts'
import { ExportLine } from '../../lines/shapes.ts'
import { exportLine } from '../../lines/view.ts'
import { type CodedLine, paidMinutesOf } from './coded-line.ts'
import type { DocumentForm } from './csv-document.ts'
import { decimalHours } from './decimal-hours.ts'

const {
  id,
  employerId,
  groupId,
  periodStart,
  periodEnd,
  dayCount,
  lineCount,
  snapshotHash,
  totals,
  createdAt,
} = ExportBatch.properties

/** The shape of a JSON document: what the schema in the reference is, and what each document keeps to. */
const JsonDocument = object({
  batch: object(
    { id, employerId, groupId, periodStart, periodEnd, dayCount, lineCount, snapshotHash, totals, createdAt },
    { description: 'The batch, without what changes after it is made.' },
  ),
  lines: array(
    object({
      ...ExportLine.properties,
      hours: Type.Number({
        description:
          'The minutes as hours with two decimals, rounded so that the hours of a person and pay type add up to their rounded sum.',
      }),
    }),
    { description: 'The lines that the document tells, in their order.' },
  ),
})

/** As JSON Schema, for anyone who reads the documents. */
export const jsonDocumentSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...JsonDocument,
}

type Document = Static<typeof JsonDocument>

/** `{batch, lines}` as the interface shows them, with the codes of the target and decimal hours. */
export function jsonDocument(batch: ExportBatch): DocumentForm {
  const {
    id,
    employerId,
    groupId,
    periodStart,
    periodEnd,
    dayCount,
    lineCount,
    snapshotHash,
    totals,
    createdAt,
  } = batch
  const told = {
    id,
    employerId,
    groupId,
    periodStart,
    periodEnd,
    dayCount,
    lineCount,
    snapshotHash,
    totals,
    createdAt,
  }
  const opening = `{"batch":${JSON.stringify(told satisfies Document['batch'])},"lines":[`
  const closing = ']}'
  return {
    opening,
    separator: ',',
    closing,
    empty: opening + closing,
    piece: lines => JSON.stringify(linesOf(batch, lines)).slice(1, -1),
  }
}

function linesOf(batch: ExportBatch, lines: readonly CodedLine[]): Document['lines'] {
  const hundredths = decimalHours(
    lines.map(line => paidMinutesOf(line, line.minutes)),
    2,
  )
  return lines.map(({ code, ...line }, index) => ({
    // In English: what the hash is made of, and the receiver is a program.
    ...exportLine(line, batch, 'en'),
    payTypeCode: code,
    hours: (hundredths[index] ?? 0) / 100,
  }))
}
