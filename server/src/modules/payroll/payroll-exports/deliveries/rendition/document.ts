import type { CodedLine } from './coded-line.ts'

/**
 * How a document is written of some members after others. What a document adds up, it adds up within a member, so
 * that the pieces of a document are the same however many members come at a time.
 */
export interface DocumentForm {
  /** What comes before the first piece. */
  readonly opening: string
  /** What comes between two pieces. */
  readonly separator: string
  /** What comes after the last one. */
  readonly closing: string
  /** The whole document where no line has anything to tell. */
  readonly empty: string
  /** All lines of one or several members; an empty text where they have nothing to tell. */
  piece(lines: readonly CodedLine[]): string
}
