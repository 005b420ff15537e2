/**
 * What can be wrong with a chain.
 * - `changed`: the row is not as the service wrote it, or the service did not write it.
 * - `missing`: rows between others are gone.
 * - `inserted`: a second row of one sequence, a row of another organisation, or an unsealed row beyond the head.
 * - `reordered`: the row stands in another place than where it was written.
 * - `unlinked`: the row was written after another one than that before it.
 * - `truncated`: the chain ends earlier than the head or a checkpoint has seen.
 * - `head_moved`: the stored end of the chain is not its last row.
 * - `rewritten`: the row is sealed, and is another one than a checkpoint has seen there.
 * - `erased`: personal values are gone, and no erasure tells of it.
 * - `checkpoint_invalid`: the signature of a checkpoint is wrong, or it is another organisation's.
 */
export const problemCodes = [
  'changed',
  'missing',
  'inserted',
  'reordered',
  'unlinked',
  'truncated',
  'head_moved',
  'rewritten',
  'erased',
  'checkpoint_invalid',
] as const

export type ProblemCode = (typeof problemCodes)[number]

export interface AuditProblem {
  readonly sequence: number
  readonly code: ProblemCode
  readonly detail: string
}

/** The first so many problems are told, all are counted. */
const told = 100

/** Problems as they are found, and the gaps that a later row may still fill. Its size is bounded. */
export class Findings {
  readonly #problems: AuditProblem[] = []
  readonly #gaps: { first: number; last: number }[] = []
  #count = 0

  add(sequence: number, code: ProblemCode, detail: string): void {
    this.#count++
    if (this.#problems.length < told) this.#problems.push({ sequence, code, detail })
  }

  /** The rows from `first` to `last` have not come. */
  gap(first: number, last: number): void {
    if (this.#gaps.length < told) this.#gaps.push({ first, last })
    else this.#count++
  }

  /** Whether the row was missed before; it is not any more. */
  fill(sequence: number): boolean {
    const index = this.#gaps.findIndex(({ first, last }) => first <= sequence && sequence <= last)
    const gap = this.#gaps[index]
    if (!gap) return false
    const rest = [
      { first: gap.first, last: sequence - 1 },
      { first: sequence + 1, last: gap.last },
    ]
    this.#gaps.splice(index, 1, ...rest.filter(({ first, last }) => first <= last))
    return true
  }

  isMissing(sequence: number): boolean {
    return this.#gaps.some(({ first, last }) => first <= sequence && sequence <= last)
  }

  told(): { count: number; problems: AuditProblem[] } {
    const missing = this.#gaps.map(({ first, last }) => ({
      sequence: first,
      code: 'missing' as const,
      detail: first === last ? `Row ${first} is missing.` : `Rows ${first} to ${last} are missing.`,
    }))
    const problems = [...this.#problems, ...missing].sort((a, b) => a.sequence - b.sequence)
    return { count: this.#count + missing.length, problems: problems.slice(0, told) }
  }
}
