import { by, keysetPage, sweepKeys } from '../../platform/data/paging.ts'
import { handle } from '../../platform/http/handler.ts'
import { outgoingMails } from './contract.ts'
import { storedLetter } from './letters/sealed.ts'
import { read } from './rules.ts'
import * as store from './store.ts'
import * as view from './view.ts'

export const handlers = handle(outgoingMails, {
  async list({ query, db }) {
    return keysetPage(db, query, {
      operation: 'outgoingMails.list',
      keys: [by('m.id', { direction: 'desc' })],
      sweep: sweepKeys('m'),
      rows: keyset => store.listMails(db, query, keyset),
      show: view.outgoingMail,
    })
  },

  async get({ params, db, services, refuse, commit }) {
    const mail = (await store.findMail(db, params.id)) ?? refuse('outgoing_mail_not_found')
    const shown = await commit(read(mail))
    const place = { orgId: db.orgId, mailId: mail.id }
    return view.withBody(mail, shown ? storedLetter(services, place, mail.sealed) : null)
  },
})
