import { createHash } from 'node:crypto'
import type { ExportBatch } from '../../batches/shapes.ts'
import type { LineKind } from '../../kinds.ts'
import type { LineRow } from '../../lines/store.ts'
import type { Target } from '../../targets/target.ts'
import { codedLine } from './coded-line.ts'
import { csvDocument } from './csv-document.ts'
import { jsonDocument } from './json-document.ts'

/** The document of a delivery: made once, kept as it is. */
export interface Rendition {
  readonly fileName: string
  readonly contentType: string
  readonly content: string
  /** Of the UTF-8 bytes of the content, hex. */
  readonly sha256: string
  readonly byteCount: number
}

/** The document that a target is given of a batch, or the kinds of line that it would need a code for. */
export type Rendered =
  | { readonly rendition: Rendition; readonly kindsWithoutCode?: undefined }
  | { readonly rendition?: undefined; readonly kindsWithoutCode: readonly LineKind[] }

export function render(
  batch: ExportBatch,
  lines: readonly LineRow[],
  target: Pick<Target, 'format' | 'payTypeCodes' | 'csv'>,
): Rendered {
  const coded = lines.flatMap(line => codedLine(line, target))
  if (!target.csv)
    return { rendition: finished(batch, 'json', 'application/json', jsonDocument(batch, coded)) }
  const kindsWithoutCode = target.csv.columns.includes('pay_type_code')
    ? [...new Set(coded.filter(line => line.code === null).map(line => line.kind))]
    : []
  if (kindsWithoutCode.length > 0) return { kindsWithoutCode }
  return {
    rendition: finished(batch, 'csv', 'text/csv; charset=utf-8', csvDocument(coded, target.csv)),
  }
}

function finished(batch: ExportBatch, extension: string, contentType: string, content: string): Rendition {
  const bytes = Buffer.from(content)
  return {
    fileName: `payroll_${batch.periodStart}_${batch.periodEnd}_${batch.id.slice(-12)}.${extension}`,
    contentType,
    content,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    byteCount: bytes.length,
  }
}
