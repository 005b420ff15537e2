import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { handle, type Handler } from '../../../../platform/http/handler.ts'
import { dateIn, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { whole } from '../../../../platform/vocabulary/page.ts'
import { fieldsOf, withChanges } from '../../../records/custom-fields/port.ts'
import { findMember } from '../../../people/members/port.ts'
import { queuesOn } from './assignment/store.ts'
import { allotmentOf } from './assignment/rotation.ts'
import { leads } from './contract.ts'
import { conversionHandler } from './conversion/handler.ts'
import { alike } from './duplicates/store.ts'
import { leadKind, type LeadRecord } from './record.ts'
import { listHandler } from './list-handler.ts'
import { disqualifyReasons } from './reasons/register.ts'
import * as rules from './rules.ts'
import { scoringOn } from './scoring/store.ts'
import type { LeadPatch } from './shapes.ts'
import { leadSources } from './sources/register.ts'
import * as store from './store.ts'
import { leadFor, mayInvoice } from './view.ts'

export const handlers = handle(leads, {
  ...listHandler,
  ...conversionHandler,

  async get({ params, caller, db, refuse }) {
    return leadFor(caller, (await store.findLead(db, params.id)) ?? refuse('crm_lead_not_found'))
  },

  async duplicates({ params, caller, db, refuse }) {
    const lead = (await store.findLead(db, params.id)) ?? refuse('crm_lead_not_found')
    const { customers, leads: others } = await alike(db, lead, { withBusinessIds: mayInvoice(caller) })
    return whole([...customers, ...others])
  },

  async create({ body, caller, db, now, commit }) {
    const today = dateIn(caller.organisation.timeZone, now)
    const [circumstances, queues] = await Promise.all([
      circumstancesOf(db, body, today),
      body.ownerMembershipId === undefined ? queuesOn(db, today) : null,
    ])
    const allotment = queues && allotmentOf(queues, body.sourceId?.toLowerCase() ?? null)
    const decision = rules.create(body, { ...circumstances, id: newId(), allotment })
    const { lead } = await commit(decision, made => store.insertLeads(db, [made], circumstances.fields))
    return leadFor(caller, lead)
  },

  async update({ params, body, caller, db, now, refuse, commit }) {
    const { expectedUpdatedAt, ...patch } = body
    const lead = (await store.findLead(db, params.id)) ?? refuse('crm_lead_not_found')
    const today = dateIn(caller.organisation.timeZone, now)
    const circumstances = await circumstancesOf(db, patch, today, lead)
    const decision = rules.update(lead, patch, {
      ...circumstances,
      mayInvoice: mayInvoice(caller),
      unchanged: unchangedSince(expectedUpdatedAt, lead.updatedAt),
      versionGiven: expectedUpdatedAt !== undefined,
    })
    const changed = await commit(decision, after => saved(db, lead, after, circumstances.fields))
    return leadFor(caller, changed)
  },

  work: moving('work'),
  qualify: moving('qualify'),

  async disqualify({ params, body, caller, db, now, refuse, commit }) {
    const [found, reason] = await Promise.all([
      store.findLead(db, params.id),
      disqualifyReasons.store.find(db, body.reasonId),
    ])
    const lead = found ?? refuse('crm_lead_not_found')
    const decision = rules.disqualify(lead, body, {
      now,
      unchanged: unchangedSince(body.expectedUpdatedAt, lead.updatedAt),
      reasonInUse: reason?.active === true,
    })
    return leadFor(caller, await commit(decision, after => saved(db, lead, after)))
  },

  async reopen({ params, body, caller, db, now, refuse, commit }) {
    const [found, scoring] = await Promise.all([
      store.findLead(db, params.id),
      scoringOn(db, dateIn(caller.organisation.timeZone, now)),
    ])
    const lead = found ?? refuse('crm_lead_not_found')
    const unchanged = unchangedSince(body.expectedUpdatedAt, lead.updatedAt)
    const decision = rules.reopen(lead, { now, unchanged, scoring })
    return leadFor(caller, await commit(decision, after => saved(db, lead, after)))
  },
})

function moving<Action extends 'work' | 'qualify'>(
  action: Action,
): Handler<typeof leads, (typeof leads.operations)['work']> {
  return async ({ params, body, caller, db, now, refuse, commit }) => {
    const lead = (await store.findLead(db, params.id)) ?? refuse('crm_lead_not_found')
    const unchanged = unchangedSince(body.expectedUpdatedAt, lead.updatedAt)
    const decision = rules.move(lead, action, { now, unchanged })
    return leadFor(caller, await commit(decision, after => saved(db, lead, after)))
  }
}

/** A lead that did not change is there already. */
const saved = (
  tx: WriteTransaction,
  before: LeadRecord,
  after: LeadRecord,
  fields: Parameters<typeof store.saveLead>[3] = [],
): Promise<unknown> => (after === before ? Promise.resolve() : store.saveLead(tx, before, after, fields))

/** What a write meets: another lead with its reference, what it refers to, the custom fields and the rules of the score. */
async function circumstancesOf(
  db: WriteTransaction,
  wanted: Omit<LeadPatch, 'expectedUpdatedAt'>,
  today: PlainDate,
  lead?: LeadRecord,
) {
  const sourceId = added(wanted.sourceId, lead?.sourceId)
  const ownerId = added(wanted.ownerMembershipId, lead?.ownerMembershipId)
  const [referenceHolder, source, owner, fields, scoring] = await Promise.all([
    store.referenceHolder(db, wanted.externalSource, wanted.externalId),
    sourceId === null ? undefined : leadSources.store.find(db, sourceId),
    ownerId === null ? undefined : findMember(db, ownerId),
    fieldsOf(db, leadKind.kind),
    scoringOn(db, today),
  ])
  const missing: rules.MissingReference | null =
    sourceId !== null && source?.active !== true
      ? 'lead_source_not_found'
      : ownerId !== null && (owner === undefined || owner.status === 'deactivated')
        ? 'membership_not_found'
        : null
  const custom = withChanges(fields, lead?.customFields ?? null, wanted.customFields)
  const code = sourceId !== null ? (source?.code ?? null) : wanted.sourceId === null ? null : undefined
  return { referenceHolder, missing, source: code, fields, custom, scoring, now: db.now }
}

/** The id that a write adds; what the lead has already it may keep. */
const added = (id: Id | null | undefined, held: Id | null | undefined): Id | null =>
  id == null || id.toLowerCase() === held ? null : id
