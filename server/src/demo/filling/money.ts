import { budgetOperations } from '../../modules/work/projects/budgets/port.ts'
import { projectOperations } from '../../modules/work/projects/record/port.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import type { Founded } from '../founding/founding.ts'
import { required } from '../required.ts'

/** What parts of the budgets of the first projects are used: one comes near its warning, one is past it. */
const usedShares = [78, 92] as const

/** The administrator gives the first projects with hours budgets of which so much is used. */
export async function tightenBudgets({ company, office, projects }: Founded): Promise<void> {
  const shares = [...usedShares]
  for (const code of Object.keys(company.projects)) {
    const id: Id = required(projects.get(code), code)
    const { minutes } = await office.asRole('admin', budgetOperations.get, { params: { id } })
    if (minutes.used === 0) continue
    const share = shares.shift()
    if (share === undefined) return
    const budgetMinutes = Math.ceil((minutes.used * 100) / share)
    await office.asRole('admin', projectOperations.update, { params: { id }, body: { budgetMinutes } })
  }
}
