import { by, keysetPage } from '../../../platform/data/paging.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { wakeOutbox } from '../../../platform/outbox/due.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { whole } from '../../../platform/vocabulary/page.ts'
import { dayTypeVersionsBetween } from '../../catalogs/day-types/port.ts'
import { entryTypeVersionsBetween } from '../../catalogs/entry-types/port.ts'
import { findBatch } from '../batches/store.ts'
import type { payrollExports } from '../contract.ts'
import { linesOf } from '../lines/store.ts'
import { csvTemplates, fromTemplate } from '../targets/csv-templates.ts'
import { formats } from '../targets/shapes.ts'
import { findTarget } from '../targets/store.ts'
import type { deliveryOperations } from './contract.ts'
import { bytesOf } from './rendition/encodings.ts'
import { jsonDocumentSchema } from './rendition/json-shapes.ts'
import { formatFacts, type Rendered, render } from './rendition/rendition.ts'
import * as rules from './rules.ts'
import { outboxName } from './sending/outbox-name.ts'
import * as store from './store.ts'
import { missingOf, type TypeNames } from './unrenderable.ts'

type DeliveryHandlers = Pick<Handlers<typeof payrollExports>, keyof typeof deliveryOperations>

export const deliveryHandlers: DeliveryHandlers = {
  async listFormats() {
    return whole(
      formats.map(format => ({
        format,
        mediaType: formatFacts[format].mediaType,
        schema: format === 'json' ? jsonDocumentSchema : null,
        templates:
          format === 'csv'
            ? csvTemplates.map(template => ({ template, csv: fromTemplate(template, []) }))
            : [],
      })),
    )
  },

  async deliver({ params, body, caller, db, now, services, refuse, commit }) {
    const [foundBatch, foundTarget, lines, acknowledgedBy] = await Promise.all([
      findBatch(db, params.id),
      findTarget(db, body.targetId, now),
      linesOf(db, params.id),
      store.acknowledgedBy(db, params.id, body.targetId),
    ])
    const batch = foundBatch ?? refuse('export_batch_not_found')
    const target = foundTarget ?? refuse('export_target_not_found')
    const rendered = render(batch, lines, target, { now, timeZone: caller.organisation.timeZone })
    const known = { acknowledgedBy, rendered, typeNames: await typeNames(db, rendered) }
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
    const stored = (await store.findContent(db, params.id)) ?? refuse('export_delivery_not_found')
    const { content, encoding } = stored
    return { ...stored, base64: encoding === 'utf-8' ? null : bytesOf(content, encoding).toString('base64') }
  },
}

/** The names of the types without a code, for a refusal; nothing is read where there is none. */
async function typeNames(db: TenantDb, { unrenderable }: Rendered): Promise<TypeNames> {
  if (unrenderable?.why !== 'pay_type_missing') return new Map()
  const ids = missingOf(unrenderable.lines).flatMap(({ entryTypeId }) => entryTypeId ?? [])
  const [entryTypes, dayTypes] = await Promise.all([
    entryTypeVersionsBetween(db, ids, ...everyVersion),
    dayTypeVersionsBetween(db, ...everyVersion),
  ])
  return new Map([...entryTypes, ...dayTypes].map(({ id, name }) => [id, name]))
}

const everyVersion = ['0001-01-01', '9999-12-31'] as const
