import type { Severity } from './act.ts'
import type { Violation } from './plan-facts.ts'

/** Whether what a shift breaks is only told, wants a reason, or is refused: the gravest of its violations. */
export function gravestOf<V extends Pick<Violation, 'severity'>>(violations: readonly V[]): V | undefined {
  const weight: Readonly<Record<Severity, number>> = { warning: 0, override: 1, refusal: 2 }
  return violations.reduce<V | undefined>(
    (gravest, each) => (gravest && weight[gravest.severity] >= weight[each.severity] ? gravest : each),
    undefined,
  )
}

/** A violation that a shift keeps, and by whom and why it was overridden. */
export interface ShiftWarning {
  readonly code: Violation['code']
  readonly severity: Severity
  readonly values: Violation['values']
  /** In English, as it is kept beside the values. */
  readonly detail: string
  /** Null: nobody gave a reason. */
  readonly overriddenBy: string | null
  readonly reason: string | null
}

/** What decides about the violations of one shift: the one that refuses it, or what it keeps. */
export type Weighed =
  | { readonly refusal: Violation; readonly warnings?: undefined }
  | { readonly refusal: null; readonly warnings: readonly ShiftWarning[] }

interface Override {
  readonly by: string
  readonly reason: string | null
}

const reasonOf = ({ reason }: Override): string | null => reason?.trim() || null

/** Whether something of this severity refuses a shift: always, or for want of a reason. */
export const isRefusing = (severity: Severity, override: Override): boolean =>
  severity === 'refusal' || (severity === 'override' && reasonOf(override) === null)

/** What a shift keeps of what it breaks. */
export function keptWarnings(violations: readonly Violation[], override: Override): ShiftWarning[] {
  const reason = reasonOf(override)
  return violations.map(({ code, severity, values, detail }) => ({
    code,
    severity,
    values,
    detail,
    overriddenBy: reason === null ? null : override.by,
    reason,
  }))
}

/**
 * Weighs what one shift breaks. A refusal stands whatever the reason, and what may be overridden is refused without one. A
 * reason is kept with everything that it was given for.
 */
export function weigh(violations: readonly Violation[], override: Override): Weighed {
  const gravest = gravestOf(violations)
  return gravest && isRefusing(gravest.severity, override)
    ? { refusal: gravest }
    : { refusal: null, warnings: keptWarnings(violations, override) }
}
