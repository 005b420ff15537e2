import type { RateVerdict } from './verdict.ts'

/**
 * Two exact rolling windows, one for a credential and one for its organisation. A request needs a place in both and
 * takes it until a window's length later; a refused one takes nothing. Answers at once unless Redis has to be asked.
 */
export interface RateWindows {
  /** `credentialId` null: only the organisation's window counts. */
  take(organisationId: string, credentialId: string | null, nowMs: number): RateVerdict | Promise<RateVerdict>
  /** The verdict of `take` without taking a place. */
  peek(organisationId: string, credentialId: string | null, nowMs: number): RateVerdict | Promise<RateVerdict>
  /** Whether the windows should be shared between processes and are not; for metrics. */
  readonly degraded: boolean
  close(): Promise<void>
}
