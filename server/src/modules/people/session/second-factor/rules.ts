import { accept, type Decision } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Method } from '../methods/sign-in-methods.ts'
import { auditLine, noted } from '../persons/audit-lines.ts'

export const proofFailed = (membershipId: Id): Decision<undefined, never, never> =>
  noted(auditLine('sign_in.proof_failed', membershipId))

/** A session whose person has shown again who they are. The line on the session makes its former token void at once. */
export const proved = (
  membershipId: Id,
  sessionId: Id,
  method: Method | 'password',
): Decision<undefined, never, never> =>
  accept(undefined, {
    audit: [
      { action: 'session.reauthenticate', targetType: 'session', targetId: sessionId },
      ...(method === 'recovery_code' ? [auditLine('sign_in.recovery_code_used', membershipId)] : []),
    ],
  })
