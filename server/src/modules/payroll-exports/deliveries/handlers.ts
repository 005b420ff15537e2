import { by, keysetPage } from '../../../platform/data/paging.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { wakeOutbox } from '../../../platform/outbox/due.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { findBatch } from '../batches/store.ts'
import type { payrollExports } from '../contract.ts'
import { linesOf } from '../lines/store.ts'
import { findTarget } from '../targets/store.ts'
import type { deliveryOperations } from './contract.ts'
import { render } from './rendition/rendition.ts'
import * as rules from './rules.ts'
import { outboxName } from './sending/outbox-name.ts'
import * as store from './store.ts'

type DeliveryHandlers = Pick<Handlers<typeof payrollExports>, keyof typeof deliveryOperations>

export const deliveryHandlers: DeliveryHandlers = {
  async deliver({ params, body, caller, db, now, services, refuse, commit }) {
    const [foundBatch, foundTarget, lines, acknowledgedBy] = await Promise.all([
      findBatch(db, params.id),
      findTarget(db, body.targetId, now),
      linesOf(db, params.id),
      store.acknowledgedBy(db, params.id, body.targetId),
    ])
    const batch = foundBatch ?? refuse('export_batch_not_found')
    const target = foundTarget ?? refuse('export_target_not_found')
    const known = { acknowledgedBy, rendered: render(batch, lines, target) }
    const made = { id: newId(), by: caller.membership.id, now }
    const { delivery } = await commit(rules.deliver(batch, target, known, made), handover =>
      store.insertHandover(db, handover),
    )
    if (delivery.state === 'delivering') wakeOutbox(services, db, outboxName)
    return delivery
  },

  async listDeliveries({ params, query, db, refuse }) {
    const [batch, page] = await Promise.all([
      findBatch(db, params.id),
      keysetPage(db, query, {
        operation: 'payrollExports.listDeliveries',
        keys: [by('d.createdAt', { direction: 'desc' }), by('d.id', { direction: 'desc' })],
        within: params.id,
        rows: keyset => store.listDeliveries(db, params.id, keyset),
      }),
    ])
    if (!batch) refuse('export_batch_not_found')
    return page
  },

  async getDelivery({ params, db, refuse }) {
    return (await store.findDelivery(db, params.id)) ?? refuse('export_delivery_not_found')
  },

  async getDeliveryContent({ params, db, refuse }) {
    return (await store.findContent(db, params.id)) ?? refuse('export_delivery_not_found')
  },
}
