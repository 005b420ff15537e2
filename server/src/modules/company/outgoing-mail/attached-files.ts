import { isKey } from '../../../platform/access/caller.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { attachmentTarget } from '../../records/attachments/port.ts'
import { forRecipient, notForCaller, signInFirst } from './attachment-rules.ts'
import { isConfidential, type MailKind } from './kinds.ts'
import type { MailStatus } from './shapes.ts'
import { outgoingMailRefusals } from './refusals.ts'

type Mail = { readonly id: Id; readonly kind: MailKind; readonly status: MailStatus }

/** What goes with a mail, for whoever may read its body: an administrator in a browser session. */
export const mailFiles = attachmentTarget({
  type: 'outgoing_mail',
  roles: ['document', 'contract'],
  missing: outgoingMailRefusals,
  changed: { of: 'an outgoing mail', by: 'an administrator in a browser session' },
  gate(caller) {
    if (isKey(caller)) return signInFirst
    return caller.capabilities.has('org.admin') ? null : notForCaller
  },
  async access(db, _caller, ids) {
    const mails = await db.sql<Mail>`
      select m.id, m.kind, m.status from outgoing_mails m
      where m.org_id = ${db.orgId} and m.id = any(${ids}::uuid[])`
    return new Map(
      mails.map(mail => [mail.id, isForNobody(mail) ? forRecipient : { add: null, remove: null }]),
    )
  },
  async existing(db, ids) {
    const mails = await db.sql<{ id: Id }>`
      select m.id from outgoing_mails m where m.org_id = ${db.orgId} and m.id = any(${ids}::uuid[])`
    return mails.map(({ id }) => id)
  },
})

/** An invitation makes its reader the member, so even a held one is not for every administrator. */
const isForNobody = (mail: Mail): boolean => mail.kind === 'invitation' || isConfidential(mail)
