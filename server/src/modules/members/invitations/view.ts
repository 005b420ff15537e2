import type { Invitation } from '../shapes.ts'
import type { PendingInvitation } from './rules.ts'
import type { ActivationToken } from './token.ts'

/** The link as its maker sees it, once. The service has no mail transport, so it is theirs to hand on. */
export const invitation = (
  { expiresAt }: PendingInvitation,
  { text }: ActivationToken,
  baseUrl: string,
): Invitation => ({ inviteUrl: `${baseUrl}/activate?token=${text}`, emailed: false, expiresAt })
