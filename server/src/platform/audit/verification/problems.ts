/**
 * The problems of a chain.
 * - `changed`: the service did not write the row as it is.
 * - `missing`: rows are missing between others.
 * - `inserted`: a second row of one sequence, a row of another organisation, or an unsealed row beyond the head.
 * - `reordered`: the row is not where it was written.
 * - `unlinked`: the row was not written after the one before it.
 * - `truncated`: the chain ends before its head or a checkpoint.
 * - `head_moved`: the stored end of the chain is not its last row.
 * - `rewritten`: the row is sealed, and differs from the one that a checkpoint has signed.
 * - `erased`: personal values are missing without a recorded erasure.
 * - `checkpoint_invalid`: the signature of a checkpoint is wrong, or it belongs to another organisation.
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

/** All problems are counted, and this many are listed. */
const told = 100

/** The problems found so far, and the gaps that a later row may still fill. Its size is bounded. */
export class Findings {
  readonly #problems: AuditProblem[] = []
  readonly #gaps: { first: number; last: number }[] = []
  #count = 0

  add(sequence: number, code: ProblemCode, detail: string): void {
    this.#count++
    if (this.#problems.length < told) this.#problems.push({ sequence, code, detail })
  }

  /** The rows from `first` to `last` are missing so far. */
  gap(first: number, last: number): void {
    if (this.#gaps.length < told) this.#gaps.push({ first, last })
    else this.#count++
  }

  /** Closes the row's gap; whether there was one. */
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
