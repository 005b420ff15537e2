import { filesOf } from '../../../../records/attachments/port.ts'
import { refusals } from '../../../../../platform/contract/refusals.ts'
import { dateIn } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { personLikenesses } from '../../../../work/customers/port.ts'
import { formerOwner, membersNamed } from '../../../../people/members/port.ts'
import { fieldsOfRows } from '../../../../records/custom-fields/port.ts'
import { importOf, keptWithout, lastSaid, type RecordUse, usedBy } from '../../../../records/imports/port.ts'
import {
  asUsual,
  byCodeOrName,
  given,
  kept,
  ofCustomFields,
  refusedRow,
  unlessSaid,
  withMeant,
} from '../../../../records/imports/protocol/port.ts'
import { queuesOn, saveAllotments } from '../assignment/store.ts'
import { leadEvents } from '../events.ts'
import { leadKind, type LeadRecord, withSearchText } from '../record.ts'
import { scored } from '../scoring/scored.ts'
import { scoringOn } from '../scoring/store.ts'
import { LeadPatch } from '../shapes.ts'
import { leadSources } from '../sources/register.ts'
import { mayInvoice } from '../view.ts'
import { leadRow } from './row.ts'
import { leadRows } from './rules.ts'
import { leadsNamed, leadsWithIds, removeLeads, saveLeads } from './store.ts'

const customFields = fieldsOfRows(leadKind.kind)
const keptOfLead = keptWithout<LeadRecord>(
  ...(['score', 'scoreVersionId', 'scoreReasons', 'searchText', 'touchedAt', 'source'] as const),
)

/** Members get the leads of a source in turn. */
const membersInQueues: RecordUse = {
  register: 'members',
  by: 'lead_assignment_versions',
  used: (db, ids) =>
    db.sql`
      select distinct m.id from lead_assignment_versions v cross join unnest(v.membership_ids) as m(id)
      where v.org_id = ${db.orgId} and m.id = any(${ids}::uuid[])`,
}

export const leadImportModule = importOf(
  leadRow,
  leadRows,
)({
  operation: 'importLeads',
  summary: 'Import leads',
  description: `Creates or changes up to 500 leads. ${asUsual} A lead is found by its external reference, and by its title and e-mail address where the row has none; what is not found is created, scored, and goes to the member whose turn it is where the row names no owner. Each row keeps to the rules of \`POST\` and \`PATCH /v1/crm/leads\`. ${unlessSaid} ${ofCustomFields} ${kept}`,
  feature: 'crm',
  refusals: refusals({
    lead_ambiguous: {
      status: 409,
      title: 'Several leads fit the row',
      when: 'A row of an import has no external reference, and several leads have its title and its e-mail address.',
      remedy: 'Give the row the reference of the lead that it means.',
      translations: {
        fi: ['Riviin sopii useita liidejä', 'Anna riville tarkoitetun liidin viite.'],
        sv: ['Flera leads passar raden', 'Ge raden referensen för det lead som avses.'],
      },
    },
  }),
  events: leadEvents,
  emits: ['lead.created'],
  example: {
    rows: [
      {
        ...{
          externalSource: 'web_form',
          externalId: 'submission-17',
          title: 'Uusi toimitalo',
          channel: 'web',
        },
        ...{ contactName: 'Maija Virtanen', email: 'maija@sahko.example', customFields: {} },
      },
    ],
    filename: 'leads.csv',
    results: [{ id: 'a11' }],
    importId: 'a12',
  },
  patch: LeadPatch,
  patched: ({ contactName, email, phone, jobTitle }) => {
    const contact = given({ name: contactName, email, phone, jobTitle })
    return Object.keys(contact).length > 0 ? { contact } : {}
  },
  cellOf: ([first, second]) => (first === 'contact' && second === 'name' ? 'contactName' : (second ?? first)),
  names: {
    leadSource: {
      missing: 'lead_source_not_found',
      to: 'sourceId',
      read: async db => byCodeOrName(await leadSources.store.list(db)),
    },
    owner: { missing: 'membership_not_found', to: 'ownerMembershipId', read: membersNamed },
  },
  customFields,
  async find(rows, { db, caller, now, fields, meant }) {
    const today = dateIn(caller.organisation.timeZone, now)
    const [found, scoring, queues] = await Promise.all([
      leadsNamed(
        db,
        rows.flatMap(({ reference }) => reference ?? []),
        rows.flatMap(({ reference, patch }) => (reference ? [] : (patch.title ?? []))),
      ),
      scoringOn(db, today),
      queuesOn(db, today),
    ])
    const leads = withMeant(found, meant)
    return {
      ...{
        leads,
        scoring,
        queues,
        allotments: [],
        mayInvoice: mayInvoice(caller),
        said: new Map<Id, string>(),
      },
      saidBefore: mayInvoice(caller)
        ? new Map<Id, string>()
        : await lastSaid(db, {
            ...{ register: 'leads', membershipId: caller.membership.id },
            recordIds: leads.map(({ id }) => id),
          }),
      custom: (stored, { patch }) => fields.over(stored, patch.customFields),
    }
  },
  alike: {
    table: 'leads',
    called: 'title',
    name: ({ title }) => title,
    likenesses: [
      {
        ...{ code: 'same_business_id', column: 'business_id', needs: 'invoicing.manage' },
        written: ({ businessId }) => businessId,
      },
      ...personLikenesses('crm.use'),
    ],
  },
  read: row =>
    row.reference || row.said.recordId !== undefined || row.patch.title !== undefined
      ? row
      : refusedRow('missing_required', 'title'),
  save(written, { allotments }, { db, fields }) {
    db.defer(saveAllotments(db, allotments))
    return saveLeads(db, written, fields.all)
  },
  /** But for what changes without anybody's doing; also what business id somebody said who is not shown it. */
  kept(change, { said }) {
    const { before, after } = keptOfLead(change)
    return { before, after: { ...after, said: said.get(change.after.id) ?? null } }
  },
  undo: {
    stored: leadsWithIds,
    names: { ownerMembershipId: formerOwner },
    find: async ({ db, caller }) => ({
      fields: await customFields(db),
      scoring: await scoringOn(db, dateIn(caller.organisation.timeZone, db.now)),
    }),
    // By its values it could be found out what business id others gave a lead since.
    blocks: (lead, { after }, _, { caller }) =>
      !mayInvoice(caller) &&
      (lead.businessId !== null || after['businessId'] !== null) &&
      lead.updatedAt !== after['updatedAt']
        ? { code: 'record_changed' }
        : undefined,
    derived: ['said'],
    restore: (former, _, { scoring }): LeadRecord =>
      withSearchText({ ...scored(former, scoring), touchedAt: former.updatedAt }),
    audit: { plural: 'leads', singular: 'lead', words: 'lead' },
    save: ({ removed, restored }, { db }, { fields }) =>
      Promise.all([
        saveLeads(db, restored, fields.all),
        removeLeads(
          db,
          removed.map(({ id }) => id),
        ),
      ]),
  },
  recordUses: [
    usedBy('leads', 'activities', 'lead_id'),
    usedBy('members', 'leads', 'owner_membership_id'),
    membersInQueues,
    filesOf('leads', 'lead'),
  ],
})
