import { by, keysetPage } from '../../../../platform/data/paging.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { wakeOutbox } from '../../../../platform/outbox/due.ts'
import {
  addSeconds,
  type Instant,
  instantFromMilliseconds,
  millisecondsOf,
} from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { eventCatalogueOf, subscribableBy, mayHave, subscriberOf } from '../catalogue.ts'
import { recoveryLimit } from '../shapes.ts'
import type { webhooks } from '../contract.ts'
import { beyondCaller, testEvent } from '../rules.ts'
import { samplePayload } from '../sample-events/payload.ts'
import { outboxName } from '../sending/announcements.ts'
import { findWebhook } from '../store.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import * as view from './view.ts'

type DeliveryOperation = 'sendTest' | 'recover' | 'listDeliveries' | 'getDelivery' | 'redeliver'

export const deliveryHandlers: Pick<Handlers<typeof webhooks>, DeliveryOperation> = {
  async sendTest({ params, body, caller, now, db, services, refuse, commit }) {
    const webhook = (await findWebhook(db, params.id, now)) ?? refuse('webhook_not_found')
    const event = await commit(testEvent(webhook, body.event, subscriberOf(caller, services)))
    const payload = eventCatalogueOf(services.contracts).get(event)?.payload
    const sample = payload ? samplePayload(payload, now) : {}
    const send = rules.testSend(webhook.id, event, sample, { id: newId(), now })
    db.defer(store.insertTestSend(db, send))
    wakeOutbox(services, db, outboxName)
    return view.delivery(send.delivery)
  },

  async recover({ params, body, caller, now, db, services, dryRun, refuse, commit }) {
    const webhook = (await findWebhook(db, params.id, now)) ?? refuse('webhook_not_found')
    // What it counts and sends is read from the log, for the caller.
    const beyond = beyondCaller(webhook.events, subscriberOf(caller, services))
    if (beyond) refuse(beyond.refusal, beyond.detail, beyond.extra)
    const since = later(body.since, keptSince(now))
    const recovered = await store.recover(db, webhook, since, now)
    const hasMore = recovered.examinedCount >= recoveryLimit
    if (recovered.queuedCount > 0) {
      await commit(rules.recovered(webhook.id, since, recovered.queuedCount))
      if (!dryRun) wakeOutbox(services, db, outboxName)
    }
    return {
      queuedCount: recovered.queuedCount,
      hasMore,
      continueSince: hasMore ? recovered.examinedTo : null,
      dryRun,
    }
  },

  async listDeliveries({ params, query, caller, now, db, services, refuse }) {
    const subscriber = subscriberOf(caller, services)
    const hearing = subscribableBy(subscriber)
    const [webhook, page] = await Promise.all([
      findWebhook(db, params.id, now),
      keysetPage(db, query, {
        operation: 'webhooks.listDeliveries',
        within: params.id,
        keys: [by('d.id', { direction: 'desc' }), by('d.redelivery', { direction: 'desc' })],
        rows: keyset => store.listDeliveries(db, params.id, { status: query.status, hearing }, keyset),
        show: view.delivery,
      }),
    ])
    if (!webhook) return refuse('webhook_not_found')
    const beyond = beyondCaller(webhook.events, subscriber)
    return beyond ? refuse(beyond.refusal, beyond.detail, beyond.extra) : page
  },

  async getDelivery({ params, caller, now, db, services, refuse }) {
    const sending = await store.findDelivery(db, params.id, keptSince(now))
    if (!sending || !mayHave(subscribableBy(subscriberOf(caller, services)), sending.event))
      return refuse('webhook_delivery_not_found')
    return view.delivery(sending)
  },

  async redeliver({ params, caller, now, db, services, refuse, commit }) {
    const sending = await store.findDelivery(db, params.id, keptSince(now))
    if (!sending || !mayHave(subscribableBy(subscriberOf(caller, services)), sending.event))
      return refuse('webhook_delivery_not_found')
    const decision = rules.redeliver(sending, now)
    const redelivery = await commit(decision, state => store.saveRedelivery(db, state))
    if (redelivery.superseded) wakeOutbox(services, db, outboxName)
    return view.delivery(redelivery.current)
  },
}

/** From when on events are in the log. */
const keptSince = (now: Instant): Instant => addSeconds(now, -limits.eventRetentionDays * 86_400)

const later = (asked: string, kept: Instant): Instant =>
  instantFromMilliseconds(Math.max(Temporal.Instant.from(asked).epochMilliseconds, millisecondsOf(kept)))
