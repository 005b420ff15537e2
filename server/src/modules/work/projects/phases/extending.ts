import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Accepted } from '../../../../platform/vocabulary/decision.ts'
import { type BaselineChange, heldAfter } from '../record/baseline-rules.ts'
import { auditLine, changesOf } from './changes.ts'
import type { Phase } from './record.ts'

/**
 * Adds to a phase what was agreed on. Whoever does so changes the baseline of its project too, which tells the event of
 * both; a phase of which nothing changes is the very same record.
 */
export function extendPhase(
  phase: Phase,
  change: Pick<BaselineChange, 'deltaMinutes' | 'deltaCents' | 'deltaDays'>,
  now: Instant,
): Accepted<Phase, never> {
  const after: Phase = { ...phase, ...heldAfter(phase, change), updatedAt: now }
  const changes = changesOf(phase, after)
  if (changes.length === 0) return accept<Phase, never>(phase)
  return accept<Phase, never>(after, { audit: [auditLine('change_baseline', phase, changes)] })
}
