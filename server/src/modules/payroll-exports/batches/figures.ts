import type { LineToFreeze } from '../lines/line.ts'
import { SnapshotHash, Totals } from '../lines/snapshot.ts'
import type { ExportBatch } from './shapes.ts'

/** What a batch, or a part of one, is made of, and what payroll will miss. */
export interface Material {
  readonly dayCount: number
  readonly lines: readonly LineToFreeze[]
  readonly membersWithoutPayrollNumber: number
}

/** What a batch says of itself. */
export interface Figures extends Pick<ExportBatch, 'dayCount' | 'lineCount' | 'snapshotHash' | 'totals'> {
  readonly membersWithoutPayrollNumber: number
  readonly unapprovedDays: number
}

/** The figures of a batch that is made in parts, in the order of its lines; none of them is kept. */
export class BatchFigures implements Figures {
  readonly unapprovedDays: number
  dayCount = 0
  lineCount = 0
  membersWithoutPayrollNumber = 0
  readonly #hash = new SnapshotHash()
  readonly #totals = new Totals()

  constructor(unapprovedDays: number) {
    this.unapprovedDays = unapprovedDays
  }

  add({ dayCount, lines, membersWithoutPayrollNumber }: Material): this {
    this.dayCount += dayCount
    this.lineCount += lines.length
    this.membersWithoutPayrollNumber += membersWithoutPayrollNumber
    this.#hash.add(lines)
    this.#totals.add(lines)
    return this
  }

  get snapshotHash(): string {
    return this.#hash.hex
  }

  get totals(): ExportBatch['totals'] {
    return this.#totals.byKind
  }
}
