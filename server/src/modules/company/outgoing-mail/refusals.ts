import { refusals } from '../../../platform/contract/refusals.ts'

/** How long it is known that a mail was written. */
export const mailRetentionDays = 365

export const outgoingMailRefusals = refusals({
  outgoing_mail_not_found: {
    status: 404,
    title: 'No such mail',
    when: `No mail of the organisation has the id, or it is older than ${mailRetentionDays} days.`,
    remedy: 'Read the ids from `GET /v1/outgoing-mails`.',
    translations: {
      fi: ['Sähköpostiviestiä ei löydy', 'Hae viestien tunnukset osoitteesta `GET /v1/outgoing-mails`.'],
      sv: ['E-postmeddelandet finns inte', 'Hämta meddelandenas id från `GET /v1/outgoing-mails`.'],
    },
  },
})
