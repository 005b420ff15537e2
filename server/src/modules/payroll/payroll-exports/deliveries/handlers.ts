import { by, keysetPage } from '../../../../platform/data/paging.ts'
import { Continuation } from '../../../../platform/http/continuation.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { isRefused } from '../../../../platform/vocabulary/decision.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { whole } from '../../../../platform/vocabulary/page.ts'
import { findBatch } from '../batches/store.ts'
import { linesRenderedAtOnce } from '../bounds.ts'
import type { payrollExports } from '../contract.ts'
import { linesOf } from '../lines/store.ts'
import { csvTemplates, fromTemplate } from '../targets/csv-templates.ts'
import { formats } from '../targets/shapes.ts'
import type { deliveryOperations } from './contract.ts'
import { deliverInSteps, handOver, lookAhead, readDeliveryContext } from './in-steps.ts'
import { decompressed } from './rendition/decompressed.ts'
import { textOf } from './rendition/encodings.ts'
import { jsonDocumentSchema } from './rendition/json-document.ts'
import { formatFacts, render } from './rendition/rendition.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

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

  async deliver({ params, body, caller, db, now, dryRun, services, refuse, commit }) {
    const delivering = {
      services,
      orgId: db.orgId,
      batchId: params.id,
      targetId: body.targetId,
      made: { id: newId(), by: caller.membership.id },
      making: { now, timeZone: caller.organisation.timeZone },
      refuse,
    }
    const known = await readDeliveryContext(db, delivering)
    if (known.batch.lineCount <= linesRenderedAtOnce) {
      const rendered = render(known.batch, await linesOf(db, params.id), known.target, delivering.making)
      return handOver(db, commit, delivering, known, rendered)
    }
    const begun = rules.begin(known.batch, known.target, known.acknowledgedBy)
    if (isRefused(begun)) refuse(begun.refusal, begun.detail, begun.extra)
    return new Continuation(steps =>
      dryRun ? lookAhead(delivering, known) : deliverInSteps(delivering, known, steps),
    )
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
    const { compressed, ...stored } =
      (await store.findDocument(db, params.id)) ?? refuse('export_delivery_not_found')
    const bytes = await decompressed(compressed)
    return {
      ...stored,
      content: textOf(bytes, stored.encoding),
      base64: stored.encoding === 'utf-8' ? null : bytes.toString('base64'),
    }
  },
}
