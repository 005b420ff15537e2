import type { Invitation } from './contract.ts'
import type { PendingInvitation } from './rules.ts'
import type { ActivationToken } from './token.ts'

export const activationUrl = ({ text }: ActivationToken, baseUrl: string): string =>
  `${baseUrl}/activate?token=${text}`

/** The link as its maker sees it, once. Where it was not mailed, it is theirs to hand on. */
export const invitation = (
  { expiresAt }: PendingInvitation,
  token: ActivationToken,
  { emailed, baseUrl }: { readonly emailed: boolean; readonly baseUrl: string },
): Invitation => ({ inviteUrl: activationUrl(token, baseUrl), emailed, expiresAt })
