import { exceeds, type Rights } from '../../../platform/vocabulary/rights.ts'
import { accept, type Decision } from '../../../platform/vocabulary/decision.ts'
import { isConfidential } from './kinds.ts'
import type { Mail } from './mail.ts'

/**
 * Somebody reads another's mail: true when its body may be shown, and then it is written down. An invitation makes its
 * reader the member, so it is not for who may do less than `recipient`; null for a mail to nobody of the roster.
 */
export function read(mail: Mail, reader: Rights, recipient: Rights | null): Decision<boolean, never, never> {
  const beyondReader = mail.kind === 'invitation' && recipient !== null && exceeds(recipient, reader)
  const shown = mail.bodyKept && !isConfidential(mail) && !beyondReader
  if (!shown) return accept(false)
  return accept(true, {
    audit: [{ action: 'outgoing_mails.read', targetType: 'outgoing_mail', targetId: mail.id }],
  })
}
