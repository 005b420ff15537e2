import { isKey } from '../../../platform/access/caller.ts'
import { refuse } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { attachmentTarget } from '../../records/attachments/port.ts'
import { isConfidential, type MailKind } from './kinds.ts'
import { outgoingMailRefusals } from './refusals.ts'
import type { MailStatus } from './shapes.ts'

const signInFirst = refuse(
  'api_key_cannot_manage_credentials',
  'Sign in as a person to read what goes with mails.',
)
const notForCaller = refuse('insufficient_role', 'The files of mails are for who holds org.admin.')
const forRecipient = refuse('insufficient_role', 'What goes with this mail is for its recipient alone.')

type Mail = { readonly id: Id; readonly kind: MailKind; readonly status: MailStatus }

/** What goes with a mail, for anyone who may read its body: an administrator in a browser session. */
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
