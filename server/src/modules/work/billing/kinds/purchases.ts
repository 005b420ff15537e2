import { sql } from 'kysely'
import { type Phase, phasesOfMixedBilling } from '../../projects/phases/port.ts'
import { billingPhases } from '../../projects/recognition/port.ts'
import { type KnownProject, projectsWithIds } from '../../projects/record/port.ts'
import {
  type Purchase,
  purchasesWithIds,
  rebilled,
  rebilledOf,
  rebillOf,
  settlePurchases,
} from '../../projects/purchases/port.ts'
import { plainRow, type SourceRow } from '../source-rows/row.ts'
import type { SourceKind, SourceScope } from '../source-rows/slot.ts'

const kind = 'purchase'
const filterOf = ({ projectIds, phaseId, from, asOf }: SourceScope) => ({
  projectIds,
  phaseId,
  from,
  to: asOf,
})

/** Received purchases that customers pay for, with their markup. A purchase may be billed bit by bit. */
export const purchasesKind: SourceKind = {
  kind,
  keys: (orgId, scope, ended) =>
    ended(sql`
      select ${kind} as kind, u.purchase_date as date, u.id, 0 as place from ${rebilledOf(orgId, filterOf(scope))}
      ${scope.membershipId === undefined ? sql`` : sql`and false`}`),
  async unbilled(db, _, scope) {
    if (scope.membershipId !== undefined) return []
    return asRows(
      ...(await Promise.all([
        rebilled(db, filterOf(scope)),
        projectsWithIds(db, scope.projectIds),
        phasesOfMixedBilling(db, scope.projectIds),
      ])),
    )
  },
  async withIds(db, _, ids) {
    const purchases = await purchasesWithIds(db, ids)
    const projectIds = [...new Set(purchases.map(({ projectId }) => projectId))]
    return asRows(
      purchases,
      ...(await Promise.all([projectsWithIds(db, projectIds), phasesOfMixedBilling(db, projectIds)])),
    )
  },
  changed: (tx, commit, sources) =>
    settlePurchases(
      tx,
      commit,
      new Map(sources.map(({ sourceId, isWhollyBilled }) => [sourceId, isWhollyBilled])),
    ),
}

/** What is bought for internal work, of a phase or a project, is paid by no customer. */
function asRows(
  purchases: readonly Purchase[],
  projects: readonly KnownProject[],
  phases: readonly Phase[],
): SourceRow[] {
  const phaseOf = billingPhases(phases)
  const payable = purchases.filter(({ rebillable, state }) => rebillable && state !== 'cancelled')
  const projectOf = new Map(projects.map(project => [project.id, project]))
  return payable.flatMap(purchase => {
    const cents = rebillOf(purchase) ?? 0
    const project = projectOf.get(purchase.projectId)
    const { netCents, markupBp } = purchase
    if (cents === 0 || (phaseOf(purchase)?.billing ?? project?.billing ?? 'internal') === 'internal')
      return []
    return {
      ...plainRow,
      kind,
      sourceId: purchase.id,
      customerId: project?.customerId ?? null,
      projectId: purchase.projectId,
      phaseId: purchase.phaseId,
      date: purchase.purchaseDate,
      text: purchase.description,
      cents,
      vatBp: purchase.vatBp,
      parts: cents,
      obstacle: project?.customerId == null ? 'customer_missing' : null,
      explanation: { code: 'purchase_with_markup', values: { netCents, markupBp, cents } },
    }
  })
}
