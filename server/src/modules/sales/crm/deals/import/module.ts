import { filesOf } from '../../../../records/attachments/port.ts'
import { refusals } from '../../../../../platform/contract/refusals.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { formerOwner, membersNamed } from '../../../../people/members/port.ts'
import { fieldsOfRows } from '../../../../records/custom-fields/port.ts'
import {
  importOf,
  keptWithout,
  several,
  together,
  type UndoneRecords,
  usedBy,
} from '../../../../records/imports/port.ts'
import {
  asUsual,
  byCodeOrName,
  kept,
  namingBy,
  ofCustomFields,
  unlessSaid,
  withMeant,
} from '../../../../records/imports/protocol/port.ts'
import { contactsWithEmails, customersByNames } from '../../../../work/customers/port.ts'
import { allPipelines } from '../../pipelines/store.ts'
import * as announce from '../announcements.ts'
import { staysShown } from '../bounds.ts'
import { auditLine, changesOf } from '../changes.ts'
import { movingBy } from '../circumstances.ts'
import { dealEvents } from '../events.ts'
import { dealKind, type DealRecord, searchTextOf } from '../record.ts'
import { existingReferences, missingReference } from '../references.ts'
import { DealPatch } from '../shapes.ts'
import { findDeals, saveDeals } from '../store.ts'
import { reasonsByWords } from './close-reasons.ts'
import { dealRow } from './row.ts'
import { readRow } from './rows.ts'
import { dealRows } from './rules.ts'
import type { DealStepFact } from './steps.ts'
import { dealsNamed, removeDeals, removeParts } from './store.ts'

const customFields = fieldsOfRows(dealKind.kind)
const customerNaming = namingBy({
  ...{ id: 'customerId', code: 'customerCode' },
  reference: ['customerExternalSource', 'customerExternalId'],
})
const emailsIn = (text: string): string[] => text.split(/[;,\s]+/).flatMap(email => email.toLowerCase() || [])

/** But for what changes without anybody's doing. */
const keptOfDeal = keptWithout<DealRecord>('searchText', 'stageProbabilityBp', 'stageRottingDays')
const withStaysShown = (deal: DealRecord): DealRecord => ({ ...deal, stays: deal.stays.slice(-staysShown) })

export const dealImportModule = importOf(
  dealRow,
  dealRows,
)({
  operation: 'importDeals',
  summary: 'Import deals',
  description: `Creates or changes up to 500 deals. ${asUsual} A deal is found by its external reference, and by its title and customer where the row has none; what is not found is created. Each row keeps to the rules of the single writes: its fields are changed first, then it gets into its stage, then it is won or lost. A customer that was merged away leads to the one that it was merged into. ${unlessSaid} ${ofCustomFields} ${kept}`,
  feature: 'crm',
  refusals: refusals({
    crm_deal_ambiguous: {
      status: 409,
      title: 'Several deals fit the row',
      when: 'A row of an import has no external reference, and several deals have its title and its customer.',
      remedy: 'Give the row the reference of the deal that it means.',
      translations: {
        fi: ['Riviin sopii useita kauppoja', 'Anna riville tarkoitetun kaupan viite.'],
        sv: ['Flera affärer passar raden', 'Ge raden referensen för den affär som avses.'],
      },
    },
  }),
  events: dealEvents,
  emits: ['deal.stage_changed', 'deal.won', 'deal.lost'],
  example: {
    rows: [
      {
        ...{
          externalSource: 'old_crm',
          externalId: '10042',
          title: 'Koulun lämpöpumput',
          valueCents: 1_250_000,
        },
        ...{ expectedCloseDate: '2027-03-31', customFields: {} },
      },
    ],
    filename: 'deals.csv',
    results: [{ id: 'a11' }],
    importId: 'a12',
  },
  patch: DealPatch,
  names: {
    owner: { missing: 'membership_not_found', to: 'ownerMembershipId', read: membersNamed },
    pipeline: { missing: 'pipeline_not_found', read: async db => byCodeOrName(await allPipelines(db)) },
    closeReason: { missing: 'close_reason_not_found', read: reasonsByWords },
    customerId: together(customerNaming, {
      ...{ missing: 'customer_not_found', to: 'customerId' },
      read: customersByNames,
    }),
    contactEmails: several(emailsIn, {
      missing: 'crm_contact_not_found',
      async read(db, emails) {
        const people = Map.groupBy(await contactsWithEmails(db, emails), ({ email }) => email)
        return email => people.get(email)
      },
    }),
  },
  customFields,
  async find(rows, { db, caller, fields, meant }) {
    const [pipelines, found] = await Promise.all([
      allPipelines(db),
      dealsNamed(
        db,
        rows.flatMap(({ reference }) => reference ?? []),
        rows.flatMap(({ reference, patch }) => (reference ? [] : (patch.title ?? []))),
      ),
    ])
    const deals = withMeant(found, meant)
    const wanted = rows.flatMap(row => {
      const meant = readRow(row)
      return 'error' in meant ? [] : { wanted: meant.patch }
    })
    const references = await existingReferences(db, [
      ...wanted,
      // A row may take its deal, with the contacts that it has, to another customer.
      ...deals.map(({ contacts }) => ({ wanted: { contacts: [...contacts] } })),
    ])
    return {
      ...movingBy(caller, db),
      ...{ timeZone: caller.organisation.timeZone, pipelines, deals },
      missing: (deal, { patch }) => missingReference(references, patch, deal),
      custom: (deal, { patch }) => fields.over(deal?.customFields ?? null, patch.customFields),
    }
  },
  read: readRow,
  save: (written, _, { db, fields }) => saveDeals(db, written, fields.all),
  kept: ({ before, after, ...rest }) =>
    keptOfDeal({ ...rest, before: before && withStaysShown(before), after: withStaysShown(after) }),
  /** What it changed is put back with the time in the stages as it was. */
  undo: {
    stored: findDeals,
    names: { ownerMembershipId: formerOwner },
    find: ({ db }) => customFields(db),
    restore: (former): DealRecord => ({ ...former, searchText: searchTextOf(former.title) }),
    audit: { line: (verb, { id }, changes) => auditLine(verb, id, changes), changes: changesOf },
    facts: ({ restored }) => restored.flatMap(announced),
    save({ removed, restored }, { db }, fields) {
      db.defer(removeParts(db, 'deal_stage_stays', gone(restored, 'stays')))
      db.defer(removeParts(db, 'deal_former_closings', gone(restored, 'formerClosings')))
      db.defer(saveDeals(db, restored, fields.all))
      return removeDeals(db, removed)
    },
  },
  recordUses: [
    usedBy('deals', 'activities', 'deal_id'),
    usedBy('deals', 'leads', 'converted_deal_id'),
    usedBy('members', 'deals', 'owner_membership_id'),
    filesOf('deals', 'deal'),
  ],
})

type Restored = UndoneRecords<DealRecord>['restored']

/** The ids of what deals have no more. */
function gone(restored: Restored, part: 'stays' | 'formerClosings'): Id[] {
  const left = new Set(restored.flatMap(({ after }) => after[part].map(({ id }) => id)))
  return restored.flatMap(({ before }) => before[part].map(({ id }) => id)).filter(id => !left.has(id))
}

/** The outcome or the stage being another again, as a single write announces it. */
function announced({ before, after }: Restored[number]): DealStepFact[] {
  if (after.state === before.state)
    return after.state === 'open' && after.stageId !== before.stageId ? [announce.stageChanged(after)] : []
  if (after.state === 'open') return [announce.stageChanged(after)]
  const at = after.closedAt ?? after.updatedAt
  return [after.state === 'won' ? announce.won(after, at) : announce.lost(after, at)]
}
