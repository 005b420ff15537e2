import type { Id } from '../../../../platform/vocabulary/ids.ts'

interface Skipped {
  readonly id?: Id | null
  readonly code: string
  readonly detail: string
}

/** What a family's own batch answers: which it acted on, and which it skipped and why. */
export interface Batch {
  readonly actedCount: number
  readonly acted: readonly unknown[]
  readonly skippedCount: number
  readonly skipped: readonly Skipped[]
}

/** What a batch skipped because it is not there for the caller. */
export const missingOf = ({ skipped }: Batch, missing: string): readonly Id[] =>
  skipped.flatMap(({ id, code }) => (code === missing && id ? [id] : []))

/** One answer of a batch and of another that was given what the first one missed. */
export function together(first: Batch, second: Batch, missing: string): Batch {
  const acted = [...first.acted, ...second.acted]
  const skipped = [...first.skipped.filter(({ code }) => code !== missing), ...second.skipped]
  return { ...first, acted, skipped, actedCount: acted.length, skippedCount: skipped.length }
}
