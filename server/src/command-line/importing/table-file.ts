import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { TableColumn } from '../../platform/contract/table.ts'
import type { TableLine } from '../../platform/tables/document.ts'
import { type Header, readHeader } from '../../platform/tables/header.ts'
import { readTable } from '../../platform/tables/read-table.ts'
import { UsageError } from '../command.ts'

/** A table that was read whole: nothing is sent of one that cannot be read to its end. */
export interface TableFile {
  readonly heading: TableLine
  readonly header: Header
  readonly lines: readonly TableLine[]
  /** Of its bytes, hex. */
  readonly sha256: string
}

/** Throws `UsageError` where there is no such file, and `RequestRefused` for what is no table of the columns. */
export async function readTableFile(path: string, columns: readonly TableColumn[]): Promise<TableFile> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new UsageError(`There is no file “${path}”.`)
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer)
  const format = /\.xls[xm]$/i.test(path) ? 'xlsx' : 'csv'
  let heading: TableLine | undefined
  let header: Header | undefined
  const lines: TableLine[] = []
  for await (const line of readTable({ path }, format)) {
    if (heading) lines.push(line)
    else {
      header = readHeader(line, columns)
      heading = line
    }
  }
  if (!heading || !header) throw new UsageError(`“${path}” is empty; its first line names the columns.`)
  return { heading, header, lines, sha256: hash.digest('hex') }
}
