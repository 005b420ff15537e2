import { array, object, Type } from '../../../../../platform/contract/shapes.ts'
import { ExportBatch } from '../../batches/shapes.ts'
import { ExportLine } from '../../lines/shapes.ts'

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
export const JsonDocument = object({
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

/** As JSON Schema, for whoever reads the documents. */
export const jsonDocumentSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...JsonDocument,
}
