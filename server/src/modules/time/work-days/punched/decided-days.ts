import { accept, type Accepted, type AuditFact, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { WrittenDay } from '../day/day.ts'

/** Days that were decided one by one, with what the audit trail records of all of them. */
export const asOne = (
  written: readonly WrittenDay[],
  audit: readonly AuditFact[],
): Accepted<readonly WrittenDay[], never> => accept(written, { audit })

/** Anyone who edited a day is not overwritten. */
export const edited = refuse('punch_day_edited', 'The punched entries of the day were edited by hand.')
