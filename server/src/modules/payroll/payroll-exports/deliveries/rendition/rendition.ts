import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { ExportBatch } from '../../batches/shapes.ts'
import type { LineRow } from '../../lines/store.ts'
import type { Format } from '../../targets/shapes.ts'
import type { Target } from '../../targets/target.ts'
import { type CodedLine, codedLine } from './coded-line.ts'
import { csvDocument, type DocumentForm } from './csv-document.ts'
import { bytesOf, type Encoding, foreignCharacter } from './encodings.ts'
import { fileNameOf, type Making } from './file-name.ts'
import { jsonDocument } from './json-document.ts'
import { netvisorEncoding, netvisorPeriods, netvisorWorkdays } from './netvisor-document.ts'

/** The document of a delivery: made once, kept as it is. */
export interface Rendition {
  readonly fileName: string
  readonly contentType: string
  /** The bytes of the document as gzip: of some pieces after others, which one decompression reads (RFC 1952, 2.2). */
  readonly compressed: Buffer
  readonly encoding: Encoding
  /** Of the bytes of the document, hex. */
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

/** What a document depends on of its target. */
export type Renderable = Pick<Target, 'format' | 'payTypeCodes' | 'csv' | 'netvisor' | 'fileName'>

/** A document that is written piece by piece, so that nobody waits for all of it. Rendering at once gives the same bytes. */
export class Rendering {
  readonly #batch: ExportBatch
  readonly #target: Renderable
  readonly #making: Making
  readonly #form: DocumentForm
  readonly #encoding: Encoding
  readonly #hash = createHash('sha256')
  readonly #compressed: Buffer[] = []
  /** One line of each kind and type without a code, and one of each member without a number. */
  readonly #uncoded = new Map<string, LineRow>()
  readonly #unnumbered = new Map<Id, LineRow>()
  #foreign: string | null = null
  #byteCount = 0

  constructor(batch: ExportBatch, target: Renderable, making: Making) {
    this.#batch = batch
    this.#target = target
    this.#making = making
    this.#form = formOf(batch, target)
    this.#encoding = encodingOf(target)
  }

  /** All lines of one or several members, after those that came before. */
  add(lines: readonly LineRow[]): void {
    const coded = lines.flatMap(line => codedLine(line, this.#target))
    this.#check(coded)
    if (this.#uncoded.size > 0 || this.#unnumbered.size > 0) return
    const piece = this.#form.piece(coded)
    if (piece === '') return
    const { opening, separator } = this.#form
    this.#write((this.#compressed.length === 0 ? opening : separator) + piece)
  }

  end(): Rendered {
    if (this.#uncoded.size > 0)
      return { unrenderable: { why: 'pay_type_missing', lines: [...this.#uncoded.values()] } }
    if (this.#unnumbered.size > 0)
      return { unrenderable: { why: 'payroll_number_missing', lines: [...this.#unnumbered.values()] } }
    this.#write(this.#compressed.length === 0 ? this.#form.empty : this.#form.closing)
    const encoding = this.#encoding
    if (this.#foreign !== null)
      return { unrenderable: { why: 'not_encodable', character: this.#foreign, encoding } }
    const { format, fileName } = this.#target
    const { extension, mediaType } = formatFacts[format]
    return {
      rendition: {
        fileName: fileNameOf(fileName, this.#batch, this.#making, extension),
        contentType: format === 'json' ? mediaType : `${mediaType}; charset=${encoding}`,
        compressed: Buffer.concat(this.#compressed),
        encoding,
        sha256: this.#hash.digest('hex'),
        byteCount: this.#byteCount,
      },
    }
  }

  #check(coded: readonly CodedLine[]): void {
    const needs = needsOf(this.#target)
    for (const line of coded) {
      if (needs.payTypeCode && line.code === null)
        this.#uncoded.set(JSON.stringify([line.kind, line.entryTypeId, line.dayTypeId]), line)
      if (needs.payrollNumber && line.payrollNumber === null) this.#unnumbered.set(line.membershipId, line)
    }
  }

  #write(text: string): void {
    const bytes = bytesOf(text, this.#encoding)
    this.#foreign ??= foreignCharacter(text, this.#encoding)
    this.#hash.update(bytes)
    this.#byteCount += bytes.length
    this.#compressed.push(gzipSync(bytes))
  }
}

/** The document of a batch that is small enough to be rendered at once. */
export function render(
  batch: ExportBatch,
  lines: readonly LineRow[],
  target: Renderable,
  making: Making,
): Rendered {
  const rendering = new Rendering(batch, target, making)
  rendering.add(lines)
  return rendering.end()
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

function formOf(batch: ExportBatch, { format, csv, netvisor }: Renderable): DocumentForm {
  if (csv) return csvDocument(batch, csv)
  if (!netvisor) return jsonDocument(batch)
  return format === 'netvisor_workday' ? netvisorWorkdays(netvisor) : netvisorPeriods(batch, netvisor)
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
