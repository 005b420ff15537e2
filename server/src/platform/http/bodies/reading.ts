import type { Operation } from '../../contract/operation.ts'
import type { ServiceLog } from '../../telemetry/log.ts'
import { limits } from '../../vocabulary/limits.ts'
import type { TableOfRows } from '../../tables/rows.ts'
import { ReadingThread } from './reading-thread.ts'
import { readTableBody, type TableBody } from './table-body.ts'

/**
 * Bodies up to this size are parsed and checked on the main thread, which takes less than a millisecond; larger ones in a
 * thread of their own. A message to that thread and back takes a fifth of a millisecond.
 */
export const readHereBytes = limits.openBodyBytes

/** Reads the bodies of one operation. */
export type ReadBody = (bytes: Buffer, contentType: string | undefined) => unknown

/** Parses bodies and checks their shapes without blocking the event loop. */
export class BodyReading {
  readonly #thread: ReadingThread

  constructor(log: Pick<ServiceLog, 'error'>) {
    this.#thread = new ReadingThread(log)
  }

  /** `here` parses on this thread. Throws, or rejects with, the refusal of a body that does not match its shape. */
  of(operation: Operation & { readonly id: string }, here: ReadBody): ReadBody {
    return (bytes, contentType) =>
      bytes.length <= readHereBytes
        ? here(bytes, contentType)
        : this.#thread.read(operation, bytes, contentType)
  }

  /** The rows of a table document. A workbook is packed, so that a small one may unpack to much. */
  async readTable(table: TableBody): Promise<TableOfRows> {
    return table.format === 'csv' && table.bytes.length <= readHereBytes
      ? readTableBody(table)
      : ((await this.#thread.readTable(table)) as TableOfRows)
  }

  close(): Promise<void> {
    return this.#thread.close()
  }
}
