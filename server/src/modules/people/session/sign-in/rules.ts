import { accept, type Decision, refuse } from '../../../../platform/vocabulary/decision.ts'

/**
 * How a password given with an invitation's link takes it up. `known`: whether it is that of the proven account of the
 * address, and whether that account is an active member anywhere; null when there is none with a password. A link that
 * somebody else has seen answers the same whoever has an account where: what is no proven password makes a local one.
 */
export function takeUp(
  mailed: boolean,
  known: { readonly isRight: boolean; readonly isActive: boolean } | null,
): Decision<'as_proven' | 'prove' | 'local', never, 'sign_in_failed'> {
  if (known?.isRight) return accept('as_proven')
  if (!mailed) return accept('local')
  // Who is active nowhere gets no mail with a link to a new password, so this mail is that link too.
  if (known?.isActive)
    return refuse(
      'sign_in_failed',
      'Your address has an account already; give its password, or get a new one.',
    )
  return accept('prove')
}
