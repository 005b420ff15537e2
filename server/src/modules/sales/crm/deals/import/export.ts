import { mayCall } from '../../../../../platform/access/gates.ts'
import { dateIn } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { membersInCells } from '../../../../people/members/port.ts'
import { fieldsOfRows } from '../../../../records/custom-fields/port.ts'
import { codesOf, exportOf, type ExportCall } from '../../../../records/imports/port.ts'
import { contactOperations, contactsSharingEmails, customerCodes } from '../../../../work/customers/port.ts'
import { allPipelines } from '../../pipelines/store.ts'
import { closeReasons } from '../close-reasons/register.ts'
import { deals } from '../contract.ts'
import { handlers } from '../handlers.ts'
import { dealKind } from '../record.ts'
import { dealRow } from './row.ts'

export const dealExportModule = exportOf(dealRow, { contract: deals, key: 'list', handlers })({
  operation: 'deals',
  summary: 'Export deals',
  description: 'A deal whose value comes from its lines has none of its own, and so no cell of it.',
  customFields: fieldsOfRows(dealKind.kind),
  async rows(items, call) {
    const { db, caller } = call
    const owners = items.map(({ ownerMembershipId }) => ownerMembershipId)
    const ofCustomers = items.map(({ customerId }) => customerId)
    const [owner, code, pipelines, reason, emails] = await Promise.all([
      membersInCells(db, caller, owners),
      customerCodes(db, caller, ofCustomers),
      allPipelines(db),
      closeReasons.store.list(db).then(codesOf),
      contactCells(items, call),
    ])
    const [pipeline, stage] = [codesOf(pipelines), codesOf(pipelines.flatMap(({ stages }) => stages))]
    return items.map(deal => ({
      recordId: deal.id,
      externalSource: deal.externalSource,
      externalId: deal.externalId,
      title: deal.title,
      customerId: deal.customerId,
      customerCode: code(deal.customerId),
      contactEmails: emails(deal),
      pipeline: pipeline(deal.pipelineId),
      stage: stage(deal.stageId),
      valueCents: deal.lines.length > 0 ? null : deal.valueCents,
      expectedCloseDate: deal.expectedCloseDate,
      owner: owner(deal.ownerMembershipId),
      state: deal.state,
      closeReason: reason(deal.wonReasonId ?? deal.lostReasonId),
      closedDate: deal.closedAt === null ? null : dateIn(caller.organisation.timeZone, deal.closedAt),
      closeNote: deal.closeNote,
      customFields: deal.customFields,
    }))
  },
})

interface WithContacts {
  readonly customerId: Id | null
  readonly contacts: readonly { readonly contactId: Id; readonly primary: boolean }[]
}

/** The addresses of the contacts of a deal, where they name just those people, and the caller reads contacts. */
async function contactCells(deals: readonly WithContacts[], { db, caller }: ExportCall) {
  const ids = [...new Set(deals.flatMap(({ contacts }) => contacts.map(({ contactId }) => contactId)))]
  if (ids.length === 0 || !mayCall(caller, contactOperations.list)) return () => undefined
  const people = await contactsSharingEmails(db, ids)
  const named = Map.groupBy(people, ({ email }) => email.toLowerCase())
  const addressOf = new Map(people.map(({ id, email }) => [id, email]))
  const meant = (email: string, customerId: Id | null) => {
    const all = named.get(email.toLowerCase()) ?? []
    const here = all.filter(({ customerIds }) => customerId !== null && customerIds.includes(customerId))
    const [person, other] = here.length > 0 ? here : all
    return other ? undefined : person?.id
  }
  return ({ contacts, customerId }: WithContacts): string | undefined => {
    const primaryFirst = contacts.toSorted((a, b) => Number(b.primary) - Number(a.primary))
    const emails = primaryFirst.flatMap(({ contactId }) => {
      const email = addressOf.get(contactId)
      return email && meant(email, customerId) === contactId ? email : []
    })
    return emails.length === contacts.length ? emails.join('; ') : undefined
  }
}
