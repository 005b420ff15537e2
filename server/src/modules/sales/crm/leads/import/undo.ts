import { dateIn } from '../../../../../platform/vocabulary/dates.ts'
import { fieldsOf } from '../../../../records/custom-fields/port.ts'
import {
  type Blocker,
  type ImportChange,
  type RecordUse,
  type UndoCall,
  type Undoing,
  undoRecords,
  usesOf,
} from '../../../../records/imports/port.ts'
import { leadKind } from '../kind.ts'
import { type LeadRecord, withSearchText } from '../record.ts'
import { scored } from '../scoring/scored.ts'
import { scoringOn } from '../scoring/store.ts'
import { mayInvoice } from '../view.ts'
import { leadsWithIds, removeLeads, saveLeads } from './store.ts'

const words = { plural: 'leads', singular: 'lead', words: 'lead' }

/** Undoes an import of leads: what it made goes, and what it changed is put back and scored anew. */
export async function undo({ db, caller, services, changes }: UndoCall): Promise<Undoing> {
  const made = changes.flatMap(({ recordId, before }) => (before === null ? recordId : []))
  const [stored, uses, fields, scoring] = await Promise.all([
    leadsWithIds(
      db,
      changes.map(({ recordId }) => recordId),
    ),
    usesOf(db, 'leads', made, services.contributions),
    fieldsOf(db, leadKind.kind),
    scoringOn(db, dateIn(caller.organisation.timeZone, db.now)),
  ])
  const byId = new Map(stored.map(lead => [lead.id, lead]))
  const { blockers, removed, restored, audit } = undoRecords(changes, { words, now: db.now, stored, uses })
  // By its values it could be found out what business id others gave a lead since.
  const hidden = mayInvoice(caller)
    ? []
    : changes.flatMap(change => hiddenBlocker(change, byId.get(change.recordId)))
  const known = new Set(blockers.map(({ id }) => id))
  return {
    blockers: [...blockers, ...hidden.filter(({ id }) => !known.has(id))],
    facts: [],
    audit,
    save: () =>
      Promise.all([
        saveLeads(
          db,
          restored.map(lead => ({
            before: byId.get(lead.id) ?? null,
            after: withSearchText({ ...scored(lead, scoring), touchedAt: db.now }),
          })),
          fields,
        ),
        removeLeads(db, removed),
      ]),
  }
}

/** A lead that has, or got, a business id is not undone over a later change by who may not see which. */
function hiddenBlocker(
  { recordId: id, rowIndex: index, after }: ImportChange,
  lead: LeadRecord | undefined,
): Blocker[] {
  if (!lead || (lead.businessId === null && after['businessId'] === null)) return []
  return lead.updatedAt === after['updatedAt'] ? [] : [{ index, id, code: 'record_changed' }]
}

/** Activities that belong to a lead. */
export const activitiesOfLeads: RecordUse = {
  register: 'leads',
  by: 'activities',
  used: (db, ids) =>
    db.sql`
      select distinct a.lead_id as id from activities a
      where a.org_id = ${db.orgId} and a.lead_id = any(${ids}::uuid[])`,
}
