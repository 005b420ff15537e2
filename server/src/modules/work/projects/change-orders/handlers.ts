import { textOfRow } from '../../../../platform/data/listing.ts'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { keysetPage } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { customerName } from '../../customers/port.ts'
import {
  doesPhaseFit,
  linksOfOrders,
  type OrderInProject,
  orderWithProject,
  projectOf,
} from './circumstances.ts'
import { changeOrders } from './contract.ts'
import type { ToldAnswer } from './answer-letters.ts'
import { approving, changeWhatItReaches, declining, saveDeclined } from './deciding.ts'
import * as moves from './moves.ts'
import type { ChangeOrderRecord, ShownDocument } from './record.ts'
import * as rules from './rules.ts'
import { addresseeOf, endLinks, sendLink } from './sending.ts'
import * as store from './store.ts'
import { plainQuantity } from './sums.ts'
import { type Told, tellManager } from './telling.ts'
import { changeOrderView } from './view.ts'

type DocumentNames = Pick<ShownDocument, 'organisation' | 'project' | 'customer' | 'phase'>

export const documentOf = (
  { number, title, reason, lines, deltaCents, deltaMinutes, deltaDays }: ChangeOrderRecord,
  names: DocumentNames,
): ShownDocument => ({
  ...names,
  number,
  title,
  reason,
  lines: lines.map(({ description, quantity, unit, unitPriceCents, cents }) => ({
    description,
    quantity: plainQuantity(quantity),
    unit,
    unitPriceCents,
    cents,
  })),
  deltaCents,
  deltaMinutes,
  deltaDays,
  currency: 'EUR',
})

/** SHA-256 of the document as canonical JSON, in hex: what proves later what was on the page. */
export const hashOfDocument = (document: ShownDocument): string =>
  createHash('sha256').update(canonicalJson(document)).digest('hex')

export const handlers = handle(changeOrders, {
  async list({ params, query, db, refuse }) {
    const projectId = params.id
    const [project, page] = await Promise.all([
      projectOf(db, projectId),
      keysetPage(db, query, {
        operation: 'changeOrders.list',
        listed: {
          alias: 'o',
          text: textOfRow('o'),
          sorts: { number: 'o.number', title: 'o.title', updatedAt: 'o.updatedAt' },
        },
        keys: store.byNumber,
        sweep: store.sweep,
        within: projectId,
        rows: keyset => store.listOrders(db, { projectId, state: query.state }, keyset),
        show: order => changeOrderView(order, order.link ?? undefined),
      }),
    ])
    return project ? page : refuse('project_not_found')
  },

  async get({ params, db, refuse }) {
    const order = (await store.findOrder(db, params.id)) ?? refuse('change_order_not_found')
    return shown(db, order)
  },

  async create({ params, body, caller, db, now, refuse, commit }) {
    const projectId = params.id
    const [project, number, phaseFits] = await Promise.all([
      projectOf(db, projectId),
      store.nextNumber(db, projectId),
      doesPhaseFit(db, projectId, body.phaseId),
    ])
    if (!project) return refuse('project_not_found')
    const decision = rules.create(body, {
      ...{ id: newId(), projectId: project.id, number, now, nextId: newId, phaseFits },
      projectClosed: project.state === 'closed',
      actorMembershipId: caller.membership.id,
    })
    return changeOrderView(await commit(decision, after => store.saveOrders(db, [{ before: null, after }])))
  },

  async update({ params, body, db, now, refuse, commit }) {
    const { expectedUpdatedAt, dryRun: _, ...patch } = body
    const { order, project } = (await orderWithProject(db, params.id)) ?? refuse('change_order_not_found')
    const decision = rules.update(order, patch, {
      now,
      nextId: newId,
      phaseFits: await doesPhaseFit(db, project.id, patch.phaseId),
      projectClosed: project.state === 'closed',
      unchanged: unchangedSince(expectedUpdatedAt, order.updatedAt),
    })
    return changeOrderView(await commit(decision, saving(db, order)))
  },

  async send({ params, body, caller, db, now, services, refuse, commit }) {
    const found = (await orderWithProject(db, params.id)) ?? refuse('change_order_not_found')
    const { order, project } = found
    const { organisation } = caller
    const [addressee, names] = await Promise.all([
      body.contactId === undefined ? null : addresseeOf(db, body.contactId, project),
      namesFor(db, organisation.name, found),
    ])
    if (typeof addressee === 'string') return refuse(addressee)
    const text = documentOf(order, names)
    const decision = moves.send(order, {
      ...movingOf(order, project, body, now),
      reached: found,
      today: dateIn(organisation.timeZone, now),
      validUntil: body.validUntil,
      document: { text, sha256: hashOfDocument(text) },
    })
    const sent = await commit(decision, saving(db, order))
    const { language } = body
    const { expiresAt, ...link } = sendLink(db, services, sent, {
      organisation,
      project,
      addressee,
      language,
    })
    const fresh = { subjectId: sent.id, expiresAt, lastOpenedAt: null }
    return { changeOrder: changeOrderView(sent, fresh), expiresAt, ...link }
  },

  async approve({ params, body, caller, db, services, refuse, commit }) {
    const found = (await orderWithProject(db, params.id)) ?? refuse('change_order_not_found')
    const unchanged = unchangedSince(body.expectedUpdatedAt, found.order.updatedAt)
    const decision = approving(db, { ...found, unchanged }, recorded(caller, body.approvedByName))
    const order = await commit(decision, saving(db, found.order))
    const approved = { ...found, order }
    await changeWhatItReaches(db, commit, approved, dateIn(caller.organisation.timeZone, db.now))
    await tellManager(db, services, approved, toldBy(caller, 'approved', body.approvedByName, null))
    return shown(db, order)
  },

  async decline({ params, body, caller, db, services, refuse, commit }) {
    const found = (await orderWithProject(db, params.id)) ?? refuse('change_order_not_found')
    const unchanged = unchangedSince(body.expectedUpdatedAt, found.order.updatedAt)
    const { declinedByName, reason = null } = body
    const decision = declining(db, { ...found, unchanged }, recorded(caller, declinedByName), reason)
    const order = await commit(decision, saveDeclined(db, found.order))
    await tellManager(db, services, { ...found, order }, toldBy(caller, 'declined', declinedByName, reason))
    return shown(db, order)
  },

  async withdraw({ params, body, db, now, refuse, commit }) {
    const order = (await store.findOrder(db, params.id)) ?? refuse('change_order_not_found')
    const unchanged = unchangedSince(body.expectedUpdatedAt, order.updatedAt)
    const withdrawn = await commit(moves.withdraw(order, { now, unchanged }), saving(db, order))
    endLinks(db, [order.id])
    return changeOrderView(withdrawn)
  },

  async supersede({ params, body, caller, db, now, refuse, commit }) {
    const { order, project } = (await orderWithProject(db, params.id)) ?? refuse('change_order_not_found')
    const decision = moves.supersede(order, {
      ...movingOf(order, project, body, now),
      ...{ id: newId(), number: await store.nextNumber(db, project.id), nextId: newId },
      actorMembershipId: caller.membership.id,
    })
    const { draft } = await commit(decision, ({ former, draft: after }) =>
      store.saveOrders(db, [
        { before: order, after: former },
        { before: null, after },
      ]),
    )
    endLinks(db, [order.id])
    return changeOrderView(draft)
  },
})

/** With the link that opens it, which an answered one still has. */
async function shown(db: Parameters<typeof linksOfOrders>[0], order: ChangeOrderRecord) {
  return changeOrderView(order, (await linksOfOrders(db, [order])).get(order.id))
}

const movingOf = (
  { updatedAt }: ChangeOrderRecord,
  { state }: { readonly state: string },
  { expectedUpdatedAt }: { readonly expectedUpdatedAt?: string },
  now: string,
) => ({ now, unchanged: unchangedSince(expectedUpdatedAt, updatedAt), projectClosed: state === 'closed' })

/** An answer that came by another way than the page. */
const recorded = ({ membership }: Caller, name: string): moves.Answer => ({
  channel: 'recorded',
  name,
  email: null,
  membershipId: membership.id,
  addressHash: null,
})

const toldBy = (
  { membership }: Caller,
  answer: ToldAnswer,
  answeredBy: string,
  reason: string | null,
): Told => ({ answer, answeredBy, reason, actorMembershipId: membership.id })

const saving = (tx: WriteTransaction, before: ChangeOrderRecord) => (after: ChangeOrderRecord) =>
  store.saveOrders(tx, [{ before, after }])

/** What is called how in the document that is sent. */
async function namesFor(
  db: TenantDb,
  organisation: string,
  { project, phase }: OrderInProject,
): Promise<DocumentNames> {
  const { code, name, customerId } = project
  const [customer] =
    customerId === null
      ? []
      : await db.sql<{ name: string | null }>`
          select ${customerName(db.orgId, sql`${customerId}::uuid`)} as name`
  return {
    organisation,
    project: { code, name },
    customer: customer?.name ?? null,
    phase: phase?.name ?? null,
  }
}
