import { sql } from 'kysely'
import {
  consumeInstallments,
  giveBackInstallments,
  type Installment,
  installmentsWithIds,
  readyInstallments,
  readyOf,
} from '../../projects/installments/port.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type KnownProject, projectsWithIds } from '../../projects/record/port.ts'
import { plainRow, type SourceRow } from '../source-rows/row.ts'
import { noDate, type SourceKind } from '../source-rows/slot.ts'
import { installmentsOfBilledFees } from './fees.ts'

const kind = 'installment'
const billable: readonly Installment['state'][] = ['ready', 'invoiced']

/** Installments that are ready. One may be billed bit by bit; it is invoiced once nothing of it is left. */
export const installmentsKind: SourceKind = {
  kind,
  keys: (orgId, scope, ended) =>
    ended(sql`
      select ${kind} as kind, coalesce(i.due_on, ${noDate}::date) as date, i.id, 0 as place from ${readyOf(orgId, scope)}
      ${scope.membershipId === undefined ? sql`` : sql`and false`}`),
  async unbilled(db, _, scope) {
    if (scope.membershipId !== undefined) return []
    return asRows(
      ...(await Promise.all([
        readyInstallments(db, scope),
        projectsWithIds(db, scope.projectIds),
        installmentsOfBilledFees(db, scope.projectIds),
      ])),
    )
  },
  async withIds(db, _, ids) {
    const found = await installmentsWithIds(db, ids)
    const projectIds = [...new Set(found.map(({ projectId }) => projectId))]
    return asRows(
      found,
      ...(await Promise.all([projectsWithIds(db, projectIds), installmentsOfBilledFees(db, projectIds)])),
    )
  },
  async changed(tx, commit, sources) {
    const whole = sources.filter(({ isWhollyBilled }) => isWhollyBilled)
    for (const [lineId, ofLine] of Map.groupBy(whole, each => each.lineId))
      if (lineId !== null)
        await consumeInstallments(
          tx,
          commit,
          ofLine.map(({ sourceId }) => sourceId),
          lineId,
        )
    await giveBackInstallments(
      tx,
      commit,
      sources.flatMap(({ isWhollyBilled, sourceId }) => (isWhollyBilled ? [] : sourceId)),
    )
  },
}

function asRows(
  installments: readonly Installment[],
  projects: readonly KnownProject[],
  ofBilledFees: ReadonlySet<Id>,
): SourceRow[] {
  const payable = installments.filter(({ state }) => billable.includes(state))
  const customerOf = new Map(projects.map(({ id, customerId }) => [id, customerId]))
  return payable.flatMap(({ id, projectId, phaseId, dueOn, title, cents }) => {
    const customerId = customerOf.get(projectId) ?? null
    if (cents === null || cents === 0) return []
    return {
      ...plainRow,
      kind,
      sourceId: id,
      customerId,
      projectId,
      phaseId,
      date: dueOn,
      text: title,
      cents,
      parts: cents,
      obstacle: customerId === null ? 'customer_missing' : ofBilledFees.has(id) ? 'fixed_price_billed' : null,
      explanation: { code: 'installment_ready', values: { cents } },
    }
  })
}
