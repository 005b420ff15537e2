import { accept, type Decision } from '../../platform/vocabulary/decision.ts'
import { isConfidential } from './kinds.ts'
import type { Mail } from './mail.ts'

/** An administrator reads somebody else's mail: true when its body may be shown, and then it is written down. */
export function read(mail: Mail): Decision<boolean, never, never> {
  const shown = mail.bodyKept && !isConfidential(mail)
  if (!shown) return accept(false)
  return accept(true, {
    audit: [{ action: 'outgoing_mails.read', targetType: 'outgoing_mail', targetId: mail.id }],
  })
}
