import { textOfRow } from '../../../platform/data/listing.ts'
import { rightsFrom } from '../../../platform/vocabulary/rights.ts'
import { by, keysetPage, sweepKeys } from '../../../platform/data/paging.ts'
import { handle } from '../../../platform/http/handler.ts'
import { dateIn } from '../../../platform/vocabulary/dates.ts'
import { memberAccess, memberLookup } from '../organisation/port.ts'
import { outgoingMails } from './contract.ts'
import { storedLetter } from './letters/sealed.ts'
import { read } from './rules.ts'
import * as store from './store.ts'
import * as view from './view.ts'

export const handlers = handle(outgoingMails, {
  async list({ query, db, language }) {
    return keysetPage(db, query, {
      operation: 'outgoingMails.list',
      listed: {
        alias: 'm',
        text: textOfRow('m'),
        sorts: { createdAt: 'm.createdAt', updatedAt: 'm.updatedAt' },
      },
      keys: [by('m.id', { direction: 'desc' })],
      sweep: sweepKeys('m'),
      rows: keyset => store.listMails(db, query, keyset),
      show: mail => view.outgoingMail(mail, language),
    })
  },

  async get({ params, caller, now, db, services, language, refuse, commit }) {
    const mail = (await store.findMail(db, params.id)) ?? refuse('outgoing_mail_not_found')
    const { recipientMembershipId } = mail
    const recipient =
      recipientMembershipId &&
      (await memberAccess(db, services.contributions(memberLookup), recipientMembershipId))
    const today = dateIn(caller.organisation.timeZone, now)
    const shown = await commit(read(mail, caller, recipient ? rightsFrom(recipient, today) : null))
    const place = { orgId: db.orgId, mailId: mail.id }
    return view.withBody(mail, shown ? storedLetter(services, place, mail.sealed) : null, language)
  },
})
