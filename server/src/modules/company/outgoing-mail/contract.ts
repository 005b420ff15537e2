import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { idOf } from '../../../platform/contract/operation.ts'
import { described, object, optional, page, sweeping } from '../../../platform/contract/shapes.ts'
import { mailFailureReasons } from './reasons.ts'
import { outgoingMailRefusals } from './refusals.ts'
import { Kind, OutgoingMail, OutgoingMailWithBody, Status } from './shapes.ts'

/** A letter that was sent is with its reader; a copy is kept this long for anyone who looks into a complaint. */
export const sentBodyHours = 24
/** How long the body of a mail that was not sent is kept, unless its link ends earlier. */
export const unsentBodyDays = 30

export const outgoingMails = contract({
  name: 'outgoingMails',
  tag: 'Outgoing mail',
  about: 'The mail that the service writes to people, and what became of it.',
  refusals: outgoingMailRefusals,
  events: events({}),
  reasons: mailFailureReasons,
  operations: {
    list: {
      method: 'GET',
      path: '/v1/outgoing-mails',
      sweeps: { table: 'outgoing_mails', deletions: 'everyone' },
      summary: 'List outgoing mails',
      description:
        'The mails that the service has written for the organisation, the newest first, without their bodies. A mail is `queued` until the mail server has taken it or it has failed for good. Without a mail server it is `held`: an administrator reads it here and hands it on.',
      needs: ['org.admin'],
      listed: { q: 'the subject or the recipient', ids: true, sorts: ['createdAt', 'updatedAt'] },
      query: object({
        status: optional(described(Status, 'Only mail with this status.')),
        kind: optional(described(Kind, 'Only mail of this kind.')),
        ...sweeping,
      }),
      answers: page(OutgoingMail),
    },
    get: {
      method: 'GET',
      path: '/v1/outgoing-mails/{id}',
      summary: 'Read an outgoing mail',
      description: `One mail with its body. The body holds links that are meant for somebody else, so reading it needs a human session and is audited. It is null once it has been dropped (${sentBodyHours} hours after the mail was sent, ${unsentBodyDays} days when it was not, and never later than its link ends), and always for a mail that is \`confidential\`: a link to a new password is its recipient's alone, and so is the link of an invitation that goes to a mail server, because it proves the address. Nor is an invitation of somebody who may do more than the caller shown.`,
      needs: ['org.admin'],
      credential: 'credential_settings',
      // Who has seen other people's links is written down.
      transaction: 'write',
      params: { id: idOf('outgoing_mail_not_found') },
      answers: OutgoingMailWithBody,
      refuses: ['outgoing_mail_not_found'],
    },
  },
})
