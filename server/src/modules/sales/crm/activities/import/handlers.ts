import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import { handle } from '../../../../../platform/http/handler.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { fieldsOf, withChanges } from '../../../../records/custom-fields/port.ts'
import { customersNamed, peopleNamed } from '../../../../work/customers/port.ts'
import { carryOut, wholeRecord } from '../../../../records/imports/port.ts'
import { cell, foundBy, readRows } from '../../../../records/imports/protocol/port.ts'
import { membersNamed } from '../../../../people/members/port.ts'
import { activityKind, type ActivityRecord } from '../record.ts'
import { activityOutcomes } from '../outcomes/register.ts'
import { saveActivities } from '../store.ts'
import { activityImport } from './contract.ts'
import { KnownLinks, namingOf } from './links.ts'
import { readRow } from './rows.ts'
import { importActivities } from './rules.ts'
import type { ActivityRow } from './shapes.ts'
import * as store from './store.ts'

export const handlers = handle(activityImport, {
  async importActivities(call) {
    const { body, caller, db, now } = call
    const { rows, mode = 'upsert', filename = null } = body
    const { timeZone } = caller.organisation
    const activities = await store.activitiesNamed(db, foundBy(rows, 'subject').references)
    const { links, owner, outcomes, fields } = await knownFor(db, rows, activities)
    const { decision, following } = importActivities(
      readRows(rows, row =>
        readRow(row, { timeZone, owner, links, fields }, { own: newId(), next: newId() }),
      ),
      {
        now,
        timeZone,
        callerMembershipId: caller.membership.id,
        activities,
        links,
        outcomes: new Map(outcomes.filter(({ active }) => active).map(each => [each.code, each])),
        isActive: id => owner(id)?.active ?? id === caller.membership.id,
        custom: (stored, { patch }) => withChanges(fields, stored, patch.customFields),
        mode,
        filename,
      },
    )
    const followers = following.map(after => ({ before: null, after }))
    return carryOut(call, {
      register: 'activities',
      decision,
      save: () => saveActivities(db, [...decision.state.written, ...followers], fields),
      shown: () => ({}),
      remembered: wholeRecord,
    })
  },
})

/** Reads what rows name: a statement for each kind of record. */
async function knownFor(
  db: WriteTransaction,
  rows: readonly ActivityRow[],
  activities: readonly ActivityRecord[],
) {
  const owners = rows.flatMap(({ owner }) => cell(owner) ?? [])
  const [customers, contacts, deals, leads, owner, outcomes, fields] = await Promise.all([
    customersNamed(db, namingOf(rows, 'customerId', activities)),
    peopleNamed(db, namingOf(rows, 'contactId', activities)),
    store.dealsMet(db, namingOf(rows, 'dealId', activities)),
    store.leadsMet(db, namingOf(rows, 'leadId', activities)),
    membersNamed(db, [...owners, ...activities.map(({ ownerMembershipId }) => ownerMembershipId)]),
    activityOutcomes.store.list(db),
    fieldsOf(db, activityKind.kind),
  ])
  const links = new KnownLinks({ customers, contacts, deals, leads })
  return { links, owner, outcomes, fields }
}
