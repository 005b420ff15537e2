import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import { handle } from '../../../../../platform/http/handler.ts'
import { dateIn } from '../../../../../platform/vocabulary/dates.ts'
import { newFormToken, noteOpening, openLink } from '../../../../exchange/public-links/port.ts'
import { orderWithProject } from '../circumstances.ts'
import { approving, changeWhatItReaches, type Deciding, declining, saveDeclined } from '../deciding.ts'
import { changeOrderKind, type ChangeOrderRecord } from '../record.ts'
import { saveOrders } from '../store.ts'
import { answerByLink, answerOf } from './answering.ts'
import { publicChangeOrders } from './contract.ts'
import { surroundingsOf } from './surroundings.ts'
import { publicView, shownByLink } from './view.ts'

export const handlers = handle(publicChangeOrders, {
  async open({ body, services, browser, requestId, refuse }) {
    const opened = await openLink(services, changeOrderKind, { token: body.token, address: browser.address })
    if ('refusal' in opened) return refuse(opened.refusal, opened.detail)
    const found = await orderWithProject(opened.db, opened.subjectId)
    const order = shownByLink(found?.order)
    if (!found || !order) return refuse('public_link_not_found')
    await noteOpening(services, opened, { operation: 'publicChangeOrders.open', requestId })
    const linkOfForm = { orgId: opened.organisation.id, linkId: opened.link.id }
    const formToken = order.state === 'sent' ? newFormToken(services.keyring, linkOfForm) : null
    return publicView(order, opened, formToken, await surroundingsOf(opened.db, found))
  },

  async approve({ body, services, browser, requestId, refuse }) {
    const { address } = browser
    const opened = await openLink(services, changeOrderKind, { token: body.token, address })
    if ('refusal' in opened) return refuse(opened.refusal, opened.detail)
    return answerByLink(services, opened, {
      ...{ operation: 'publicChangeOrders.approve', requestId, sent: body, refuse },
      told: { answer: 'approved', reason: null },
      async carryOut(tx, commit, deciding) {
        const decision = approving(tx, deciding, answerOf(services, body, address))
        const approved = await commit(decision, saving(tx, deciding))
        const today = dateIn(opened.organisation.timeZone, tx.now)
        await changeWhatItReaches(tx, commit, { ...deciding, order: approved }, today)
        return approved
      },
    })
  },

  async decline({ body, services, browser, requestId, refuse }) {
    const { address } = browser
    const opened = await openLink(services, changeOrderKind, { token: body.token, address })
    if ('refusal' in opened) return refuse(opened.refusal, opened.detail)
    return answerByLink(services, opened, {
      ...{ operation: 'publicChangeOrders.decline', requestId, sent: body, refuse },
      told: { answer: 'declined', reason: body.reason },
      carryOut(tx, commit, deciding) {
        const answer = answerOf(services, body, address)
        return commit(declining(tx, deciding, answer, body.reason), saveDeclined(tx, deciding.order))
      },
    })
  },
})

const saving =
  (tx: WriteTransaction, { order: before }: Deciding) =>
  (after: ChangeOrderRecord) =>
    saveOrders(tx, [{ before, after }])
