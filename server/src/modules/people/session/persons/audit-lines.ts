import {
  accept,
  type AuditFact,
  type Decision,
  refuse,
  type Refused,
} from '../../../../platform/vocabulary/decision.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

type SignInAction =
  | 'sign_in.second_factor_asked'
  | 'sign_in.second_factor_failed'
  | 'sign_in.recovery_code_used'
  | 'sign_in.proof_failed'
  | 'sign_in.password_failed'
  | 'sign_in.totp_enrolled'
  | 'sign_in.totp_confirmed'
  | 'sign_in.totp_removed'
  | 'sign_in.passkey_added'
  | 'sign_in.passkey_renamed'
  | 'sign_in.passkey_removed'
  | 'sign_in.passkey_refused'
  | 'sign_in.recovery_codes_renewed'
  | 'sign_in.password_reset_requested'
  | 'sign_in.password_reset'
  | 'sign_in.methods_ended'
  | 'sign_in.reset_by_operator'

/** A line of the audit trail on how a member signs in; of secrets it says nothing. */
export const auditLine = (
  action: SignInAction,
  membershipId: Id,
  changes: AuditFact['changes'] = [],
): AuditFact => ({ action, targetType: 'sign_in', targetId: membershipId, changes })

/** A step that has nothing to decide, with its line on the audit trail. */
export const noted = (line: AuditFact): Decision<undefined, never, never> =>
  accept(undefined, { audit: [line] })

/** The methods of members' accounts have ended, with a line each. */
export const methodsEnded = (membershipIds: readonly Id[]): Decision<undefined, never, never> =>
  accept(undefined, { audit: membershipIds.map(id => auditLine('sign_in.methods_ended', id)) })

/** Who may change how they sign in only after a proof; undefined for those whose last one holds until later than now. */
export const refuseUnproved = (
  provedUntil: Instant,
  proofs: readonly string[],
  now: Instant,
): Refused<'recent_authentication_required'> | undefined =>
  now < provedUntil
    ? undefined
    : refuse('recent_authentication_required', 'Show again who you are to change this.', { methods: proofs })
