import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { Installment } from '../record.ts'
import { plannedShares } from '../shares.ts'

/** The installments of projects, as rows leave them. */
export class Plans {
  readonly records: readonly Installment[]
  readonly #ofProject: Map<Id, readonly Installment[]>
  readonly #budgets: ReadonlyMap<Id, number>

  /** `budgets` are in cents, by project, of today; none where nobody said. */
  constructor(records: readonly Installment[], budgets: ReadonlyMap<Id, number>) {
    this.records = records
    this.#ofProject = new Map(Map.groupBy(records, ({ projectId }) => projectId))
    this.#budgets = budgets
  }

  of(projectId: Id): readonly Installment[] {
    return this.#ofProject.get(projectId) ?? []
  }

  put(installment: Installment): void {
    const { id, projectId } = installment
    this.#ofProject.set(projectId, [...this.of(projectId).filter(each => each.id !== id), installment])
  }

  /** What the planned shares of a project come to, in cents. */
  shareCents(projectId: Id): ReadonlyMap<Id, number> {
    const budget = this.#budgets.get(projectId)
    return budget === undefined ? new Map() : plannedShares(this.of(projectId), budget)
  }
}

/** The shares together of those that count, in basis points. */
export const sharesOf = (installments: readonly Installment[]): number =>
  installments.reduce(
    (sum, { state, shareBp }) => sum + (state === 'cancelled' || state === 'credited' ? 0 : (shareBp ?? 0)),
    0,
  )
