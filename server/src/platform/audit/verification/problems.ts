import { detailed } from '../../contract/sentences.ts'
import { auditProblems, type ProblemReason } from './problem-reasons.ts'

/** A problem with its reason, said in English. */
export type AuditProblem = ProblemReason & { readonly sequence: number; readonly detail: string }

/** All problems are counted, and this many are listed. */
const told = 100

/** The problems found so far, and the gaps that a later row may still fill. Its size is bounded. */
export class Findings {
  readonly #problems: AuditProblem[] = []
  readonly #gaps: { first: number; last: number }[] = []
  #count = 0

  add(sequence: number, reason: ProblemReason): void {
    this.#count++
    if (this.#problems.length < told) this.#problems.push(inEnglish(sequence, reason))
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
    const missing = this.#gaps.map(({ first, last }) =>
      inEnglish(first, { code: 'missing', values: { rows: last - first + 1, first, last } }),
    )
    const problems = [...this.#problems, ...missing].sort((a, b) => a.sequence - b.sequence)
    return { count: this.#count + missing.length, problems: problems.slice(0, told) }
  }
}

const inEnglish = (sequence: number, reason: ProblemReason) =>
  ({ sequence, ...detailed(auditProblems, reason, 'en') }) as AuditProblem
