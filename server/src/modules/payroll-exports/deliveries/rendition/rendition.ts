import { createHash } from 'node:crypto'
import type { ExportBatch } from '../../batches/shapes.ts'
import type { LineRow } from '../../lines/store.ts'
import type { Format } from '../../targets/shapes.ts'
import type { Target } from '../../targets/target.ts'
import { type CodedLine, codedLine } from './coded-line.ts'
import { csvDocument } from './csv-document.ts'
import { bytesOf, type Encoding, foreignCharacter } from './encodings.ts'
import { fileNameOf, type Making } from './file-name.ts'
import { jsonDocument } from './json-document.ts'
import { netvisorEncoding, netvisorPeriods, netvisorWorkdays } from './netvisor-document.ts'

/** The document of a delivery: made once, kept as it is. */
export interface Rendition {
  readonly fileName: string
  readonly contentType: string
  readonly content: string
  readonly encoding: Encoding
  /** Of the bytes of the content, hex. */
  readonly sha256: string
  readonly byteCount: number
}

/** Why there is no document. */
export type Unrenderable =
  | { readonly why: 'pay_type_missing'; readonly lines: readonly LineRow[] }
  | { readonly why: 'payroll_number_missing'; readonly lines: readonly LineRow[] }
  | { readonly why: 'not_encodable'; readonly character: string; readonly encoding: Encoding }

/** The document that a target is given of a batch, or why there is none. */
export type Rendered =
  | { readonly rendition: Rendition; readonly unrenderable?: undefined }
  | { readonly rendition?: undefined; readonly unrenderable: Unrenderable }

type Renderable = Pick<Target, 'format' | 'payTypeCodes' | 'csv' | 'netvisor' | 'fileName'>

export function render(
  batch: ExportBatch,
  lines: readonly LineRow[],
  target: Renderable,
  making: Making,
): Rendered {
  const coded = lines.flatMap(line => codedLine(line, target))
  const needs = needsOf(target)
  const uncoded = needs.payTypeCode ? coded.filter(line => line.code === null) : []
  if (uncoded.length > 0) return { unrenderable: { why: 'pay_type_missing', lines: uncoded } }
  const unnumbered = needs.payrollNumber ? coded.filter(line => line.payrollNumber === null) : []
  if (unnumbered.length > 0) return { unrenderable: { why: 'payroll_number_missing', lines: unnumbered } }
  const content = contentOf(batch, coded, target)
  const encoding = encodingOf(target)
  const character = foreignCharacter(content, encoding)
  if (character !== null) return { unrenderable: { why: 'not_encodable', character, encoding } }
  const { extension, mediaType } = formatFacts[target.format]
  const bytes = bytesOf(content, encoding)
  return {
    rendition: {
      fileName: fileNameOf(target.fileName, batch, making, extension),
      contentType: target.format === 'json' ? mediaType : `${mediaType}; charset=${encoding}`,
      content,
      encoding,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      byteCount: bytes.length,
    },
  }
}

/** What a file of a format is called and what it is. */
export const formatFacts: Readonly<
  Record<Format, { readonly extension: string; readonly mediaType: string }>
> = {
  json: { extension: 'json', mediaType: 'application/json' },
  csv: { extension: 'csv', mediaType: 'text/csv' },
  netvisor_workday: { extension: 'xml', mediaType: 'application/xml' },
  netvisor_payrollperiodcollector: { extension: 'xml', mediaType: 'application/xml' },
}

function contentOf(
  batch: ExportBatch,
  lines: readonly CodedLine[],
  { format, csv, netvisor }: Renderable,
): string {
  if (csv) return csvDocument(batch, lines, csv)
  if (!netvisor) return jsonDocument(batch, lines)
  return format === 'netvisor_workday'
    ? netvisorWorkdays(lines, netvisor)
    : netvisorPeriods(batch, lines, netvisor)
}

const encodingOf = ({ csv, netvisor }: Renderable): Encoding =>
  netvisor ? netvisorEncoding : (csv?.encoding ?? 'utf-8')

/** What a payroll system could not read a row without. */
function needsOf({ csv, netvisor }: Renderable) {
  const tellsCode = csv?.columns.some(column => column === 'pay_type_code' || isCodeColumn(column))
  return {
    payTypeCode: netvisor !== null || tellsCode === true,
    payrollNumber: netvisor !== null || csv?.payrollNumberRequired === true,
  }
}

const isCodeColumn = (column: string | { readonly value: string }): boolean =>
  typeof column === 'object' && column.value === 'pay_type_code'
