import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Punch } from '../punches/record.ts'

/** Takes an unplaced punch out of account; it is kept with the reason. */
export function dismiss(
  punch: Punch,
  reason: string,
  { now, actorMembershipId }: { readonly now: Instant; readonly actorMembershipId: Id },
): Decision<Punch, never, 'punch_not_unplaced'> {
  const { unplacedCode } = punch
  if (unplacedCode === null) return refuse('punch_not_unplaced', 'The punch is not without a place.')
  const dismissed: Punch = {
    ...punch,
    unplacedCode: null,
    dismissedAt: now,
    dismissedByMembershipId: actorMembershipId,
    dismissReason: reason.trim(),
    updatedAt: now,
  }
  return accept(dismissed, {
    audit: [
      {
        action: 'punches.dismiss',
        targetType: 'punch',
        targetId: punch.id,
        changes: [
          { field: 'unplacedCode', from: unplacedCode, to: null },
          { field: 'dismissReason', from: null, to: dismissed.dismissReason },
        ],
      },
    ],
  })
}
