import { by, openPage } from '../../../platform/data/paging.ts'
import { handle } from '../../../platform/http/handler.ts'
import { presence } from './contract.ts'
import { momentOf } from './moment.ts'
import { presencePage } from './store.ts'
import * as view from './view.ts'

export const order = { operation: 'presence.list', keys: [by('r.displayName'), by('r.membershipId')] }

export const handlers = handle(presence, {
  async list({ query, caller, now, db }) {
    const moment = momentOf(caller.organisation.timeZone, now)
    const page = openPage(db, query, { ...order, within: caller.membership.id })
    const { items, pageInfo } = page.answer(await presencePage(db, caller, query, moment, page))
    return { items: items.map(row => view.presence(row, moment)), pageInfo }
  },
})
