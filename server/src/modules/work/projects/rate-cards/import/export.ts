import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { entryTypeCodes } from '../../../../company/catalogs/entry-types/port.ts'
import { membersInCells } from '../../../../people/members/port.ts'
import { codesOf, exportOf, type ExportCall } from '../../../../records/imports/port.ts'
import { customerCodes } from '../../../customers/port.ts'
import { projectsWithIds } from '../../record/port.ts'
import { projectRolesWithIds } from '../../roles/port.ts'
import { rateCards } from '../contract.ts'
import { handlers } from '../handlers.ts'
import type { RateRule } from '../record.ts'
import { rulesOfCards } from '../store.ts'
import { rateRow } from './row.ts'

export const rateExportModule = exportOf(rateRow, { contract: rateCards, key: 'list', handlers })({
  operation: 'rateCards',
  summary: 'Export rates of rate cards',
  description:
    'A row is a version of a rate of one of these cards. The rates of a customer without a code, or of one whom the caller does not read, are left out: without it they would be those of any customer.',
  pageSize: 20,
  reads: rateCards.operations.listRules,
  async rows(items, call) {
    const cards = new Map(items.map(card => [card.id, card]))
    const rules = await rulesOfCards(call.db, [...cards.keys()])
    const named = await namesOf(rules, call)
    return rules.flatMap(rule => {
      const card = cards.get(rule.rateCardId)
      const customerCode = named.customer(rule.customerId)
      if (!card || (rule.customerId !== null && customerCode === undefined)) return []
      return rule.versions.map(({ validFrom, validTo, rateCentsPerHour }) => ({
        cardCode: card.code,
        cardName: card.name,
        projectRoleCode: named.role(rule.projectRoleId),
        memberEmail: named.member(rule.membershipId),
        customerCode,
        projectCode: named.project(rule.projectId),
        entryTypeCode: named.entryType(rule.entryTypeId),
        validFrom,
        validTo,
        rateCentsPerHour,
      }))
    })
  },
})

/** What the criteria of rules are called. The statements travel together. */
async function namesOf(rules: readonly RateRule[], { db, caller }: ExportCall) {
  type Criterion = 'projectId' | 'customerId' | 'membershipId' | 'projectRoleId' | 'entryTypeId'
  const idsOf = (field: Criterion) => [...new Set(rules.flatMap(rule => rule[field] ?? []))]
  const coded = async (
    read: (db: TenantDb, ids: readonly Id[]) => Promise<readonly object[]>,
    field: Criterion,
  ) => codesOf(await read(db, idsOf(field)))
  const [project, role, entryType, customer, member] = await Promise.all([
    coded(projectsWithIds, 'projectId'),
    coded(projectRolesWithIds, 'projectRoleId'),
    coded(entryTypeCodes, 'entryTypeId'),
    customerCodes(db, caller, idsOf('customerId')),
    membersInCells(db, caller, idsOf('membershipId')),
  ])
  return { project, role, entryType, customer, member }
}
