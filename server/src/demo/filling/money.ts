import { budgetOperations } from '../../modules/work/projects/budgets/port.ts'
import { purchaseOperations } from '../../modules/work/projects/purchases/port.ts'
import { projectOperations } from '../../modules/work/projects/record/port.ts'
import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import { purchasesOf } from '../companies/purchases.ts'
import type { Founded } from '../founding/founding.ts'
import { required } from '../required.ts'

const steps = {
  ordered: [],
  received: ['receive'],
  invoiced_on: ['receive', 'invoiceOn'],
  cancelled: ['cancel'],
} as const

/** The administrator writes down what was bought for the projects that are worked on, in every state. */
export async function buyForProjects(
  { company, office, projects }: Founded,
  today: PlainDate,
): Promise<void> {
  for (const { project, daysAgo, state, ...bought } of purchasesOf(company)) {
    const id = required(projects.get(project), project)
    const made = await office.asRole('admin', purchaseOperations.create, {
      params: { id },
      body: { ...bought, purchaseDate: addDays(today, -daysAgo) },
    })
    for (const step of steps[state])
      await office.asRole('admin', purchaseOperations[step], {
        params: { id, purchaseId: made.id },
        body: {},
      })
  }
}

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
