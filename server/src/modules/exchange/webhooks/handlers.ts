import { textOfRow } from '../../../platform/data/listing.ts'
import { leaveTombstone } from '../../../platform/data/tombstones.ts'
import { unchangedSince } from '../../../platform/data/optimistic.ts'
import { by, keysetPage, sweepKeys } from '../../../platform/data/paging.ts'
import { handle } from '../../../platform/http/handler.ts'
import { wakeOutbox } from '../../../platform/outbox/due.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { catalogued, eventCatalogueOf, subscribableBy, mayHave, subscriberOf } from './catalogue.ts'
import { webhooks } from './contract.ts'
import { deliveryHandlers } from './deliveries/handlers.ts'
import * as rules from './rules.ts'
import { sampleEventHandlers } from './sample-events/handlers.ts'
import { newSecret } from './sending/secrets.ts'
import { outboxName } from './sending/announcements.ts'
import * as store from './store.ts'
import * as view from './view.ts'

export const handlers = handle(webhooks, {
  ...deliveryHandlers,
  ...sampleEventHandlers,

  async list({ query, now, db }) {
    return keysetPage(db, query, {
      operation: 'webhooks.list',
      listed: {
        alias: 'w',
        text: textOfRow('w'),
        sorts: { createdAt: 'w.createdAt', updatedAt: 'w.updatedAt' },
      },
      keys: [by('w.id')],
      sweep: sweepKeys('w'),
      rows: keyset => store.listWebhooks(db, now, keyset),
      show: view.webhook,
    })
  },

  async create({ body, caller, now, db, services, commit }) {
    const wanted = {
      url: services.outbound.checkUrl(body.url),
      events: body.events,
      description: body.description ?? null,
    }
    const id = newId()
    const { text, secret } = newSecret(services.keyring, { orgId: db.orgId, webhookId: id }, now)
    const existing = await store.countWebhooks(db)
    const decision = rules.create(wanted, subscriberOf(caller, services), existing, { id, now })
    await commit(decision, webhook => store.insertWebhook(db, webhook, secret))
    return { id, secret: text }
  },

  async get({ params, now, db, refuse }) {
    return view.webhook((await store.findWebhook(db, params.id, now)) ?? refuse('webhook_not_found'))
  },

  async update({ params, body, caller, now, db, services, refuse, commit }) {
    const stored = (await store.findWebhook(db, params.id, now)) ?? refuse('webhook_not_found')
    const wanted = {
      url: body.url === undefined ? undefined : services.outbound.checkUrl(body.url),
      events: body.events,
      description: body.description,
    }
    const unchanged = unchangedSince(body.expectedUpdatedAt, stored.updatedAt)
    const decision = rules.update(stored, wanted, unchanged, subscriberOf(caller, services), now)
    return view.webhook({ ...stored, ...(await commit(decision, webhook => store.saveWebhook(db, webhook))) })
  },

  async delete({ params, now, db, refuse, commit }) {
    const stored = (await store.findWebhook(db, params.id, now)) ?? refuse('webhook_not_found')
    await commit(rules.remove(stored), ({ id }) =>
      Promise.all([store.markDeleted(db, id, now), leaveTombstone(db, 'webhooks', id, now)]),
    )
    return undefined
  },

  async rotateSecret({ params, caller, now, db, services, refuse, commit }) {
    const [stored, signing] = await Promise.all([
      store.findWebhook(db, params.id, now),
      store.signingSecrets(db, params.id, now),
    ])
    if (!stored) return refuse('webhook_not_found')
    const { text, secret } = newSecret(services.keyring, { orgId: db.orgId, webhookId: stored.id }, now)
    await commit(rules.rotate(stored, signing, secret, subscriberOf(caller, services), now), rotated =>
      store.saveRotation(db, rotated),
    )
    return { secret: text }
  },

  async pause({ params, now, db, refuse, commit }) {
    const stored = (await store.findWebhook(db, params.id, now)) ?? refuse('webhook_not_found')
    const paused = await commit(rules.pause(stored, now), webhook => store.saveWebhook(db, webhook))
    return view.webhook({ ...stored, ...paused })
  },

  async resume({ params, now, db, services, refuse, commit }) {
    const stored = (await store.findWebhook(db, params.id, now)) ?? refuse('webhook_not_found')
    const resumed = await commit(rules.resume(stored, now), webhook => store.saveWebhook(db, webhook))
    wakeOutbox(services, db, outboxName)
    return view.webhook({ ...stored, ...resumed })
  },

  async listEvents({ caller, services }) {
    const hearing = subscribableBy(subscriberOf(caller, services))
    const heard = [...eventCatalogueOf(services.contracts)].filter(([event]) => mayHave(hearing, event))
    return { events: heard.map(([event, declaration]) => catalogued(event, declaration)) }
  },
})
