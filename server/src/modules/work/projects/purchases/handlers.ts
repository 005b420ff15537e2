import { textOfRow } from '../../../../platform/data/listing.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { openPage } from '../../../../platform/data/paging.ts'
import { handle, type Handlers } from '../../../../platform/http/handler.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { phasesWithIds } from '../phases/port.ts'
import { isBilled, projectWithId } from '../record/port.ts'
import { purchases } from './contract.ts'
import type { Purchase } from './record.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { purchaseView } from './view.ts'

interface Place {
  readonly id: Id
  readonly purchaseId: Id
}

const both = (db: WriteTransaction, { id, purchaseId }: Place) =>
  Promise.all([projectWithId(db, id), store.find(db, id, purchaseId)])

async function phaseFits(db: WriteTransaction, projectId: Id, phaseId: Id | null | undefined) {
  if (phaseId == null) return true
  const [phase] = await phasesWithIds(db, [phaseId])
  return phase?.projectId === projectId.toLowerCase()
}

const saving = (db: WriteTransaction, before: Purchase | null) => (after: Purchase) =>
  after === before ? Promise.resolve() : store.save(db, [after])

const moving =
  (action: rules.PurchaseAction): Handlers<typeof purchases>['receive'] =>
  async ({ params, body, db, now, services, refuse, commit }) => {
    const [[found, stored], billed] = await Promise.all([
      both(db, params),
      isBilled(db, services.contributions, 'purchase', params.purchaseId),
    ])
    const project = found ?? refuse('project_not_found')
    const purchase = stored ?? refuse('project_purchase_not_found')
    if (!unchangedSince(body.expectedUpdatedAt, purchase.updatedAt)) refuse('project_purchase_stale')
    return purchaseView(
      await commit(rules.move(action, purchase, { now, project, billed }), saving(db, purchase)),
    )
  }

export const handlers = handle(purchases, {
  async list({ params, query, db, refuse }) {
    const page = openPage(db, query, {
      operation: 'projectPurchases.list',
      listed: {
        alias: 'u',
        text: textOfRow('u'),
        sorts: { purchaseDate: 'u.purchaseDate', supplier: 'u.supplier', updatedAt: 'u.updatedAt' },
      },
      keys: store.keys,
      sweep: store.sweep,
      within: params.id,
    })
    const [project, rows] = await Promise.all([
      projectWithId(db, params.id),
      store.pageOf(db, params.id, query, page.fragment),
    ])
    if (!project) refuse('project_not_found')
    const { items, ...rest } = page.answer(rows)
    return { items: items.map(purchaseView), ...rest }
  },

  async get({ params, db, refuse }) {
    const [project, purchase] = await Promise.all([
      projectWithId(db, params.id),
      store.find(db, params.id, params.purchaseId),
    ])
    if (!project) refuse('project_not_found')
    return purchaseView(purchase ?? refuse('project_purchase_not_found'))
  },

  async create({ params, body, db, now, refuse, commit }) {
    const [found, fits] = await Promise.all([
      projectWithId(db, params.id),
      phaseFits(db, params.id, body.phaseId),
    ])
    const project = found ?? refuse('project_not_found')
    const decision = rules.create(newId(), body, { now, project, phaseFits: fits })
    return purchaseView(await commit(decision, saving(db, null)))
  },

  async update({ params, body, db, now, services, refuse, commit }) {
    const { expectedUpdatedAt, dryRun: _, ...patch } = body
    const [[found, stored], billed, fits] = await Promise.all([
      both(db, params),
      isBilled(db, services.contributions, 'purchase', params.purchaseId),
      phaseFits(db, params.id, patch.phaseId),
    ])
    const project = found ?? refuse('project_not_found')
    const purchase = stored ?? refuse('project_purchase_not_found')
    if (!unchangedSince(expectedUpdatedAt, purchase.updatedAt)) refuse('project_purchase_stale')
    const decision = rules.update(purchase, patch, { now, project, phaseFits: fits, billed })
    return purchaseView(await commit(decision, saving(db, purchase)))
  },

  receive: moving('receive'),
  invoiceOn: moving('invoice_on'),
  cancel: moving('cancel'),
  reopen: moving('reopen'),
})
