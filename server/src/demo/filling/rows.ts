import { installmentImportOperations } from '../../modules/work/projects/installments/import/port.ts'
import { participantImportOperations } from '../../modules/work/projects/participants/import/port.ts'
import { purchaseImportOperations } from '../../modules/work/projects/purchases/import/port.ts'
import { dependencyImportOperations } from '../../modules/work/tasks/dependencies/import/port.ts'
import { taskOperations } from '../../modules/work/tasks/port.ts'
import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import { billedByInstallments, worked } from '../companies/agreements.ts'
import { purchasesOf } from '../companies/purchases.ts'
import type { Founded } from '../founding/founding.ts'
import { participantsOf } from '../founding/projects.ts'
import { required } from '../required.ts'

/** The administrator brings in from tables what others keep of the projects that are worked on. */
export async function bringRows(founded: Founded, today: PlainDate): Promise<void> {
  await bringPurchases(founded, today)
  await bringParticipants(founded, today)
  await bringInstallments(founded, today)
  await bringDependencies(founded)
}

/** What the books say was bought, in every state. */
async function bringPurchases({ company, office }: Founded, today: PlainDate): Promise<void> {
  const rows = purchasesOf(company).map(({ project, daysAgo, ...bought }) => ({
    ...bought,
    projectCode: project,
    purchaseDate: addDays(today, -daysAgo),
  }))
  if (rows.length === 0) return
  await office.asRole('admin', purchaseImportOperations.importProjectPurchases, {
    body: { rows, filename: 'hankinnat.csv' },
  })
}

/** Somebody helps out on each project for a month from next week on. */
async function bringParticipants(founded: Founded, today: PlainDate): Promise<void> {
  const { company, office, members } = founded
  const workers = company.people.filter(({ work }) => work !== null)
  const rows = worked(company).flatMap(project => {
    const there = new Set(participantsOf(project, company, founded))
    const free = workers.flatMap(({ key }) => members.get(key) ?? []).filter(id => !there.has(id))
    const helper = free[project.manager % free.length]
    if (helper === undefined) return []
    return {
      ...{ projectCode: project.code, memberEmail: helper, projectRoleCode: 'assistant' },
      ...{ validFrom: addDays(today, 7), validTo: addDays(today, 37) },
    }
  })
  if (rows.length === 0) return
  await office.asRole('admin', participantImportOperations.importProjectParticipants, {
    body: { rows, filename: 'tuuraajat.csv' },
  })
}

/** What was agreed on besides is billed with the others. */
async function bringInstallments({ company, office }: Founded, today: PlainDate): Promise<void> {
  const projectCode = billedByInstallments(company)?.code
  if (projectCode === undefined) return
  const rows = [
    {
      ...{ projectCode, title: 'Huoltokirja', basis: 'date' },
      ...{ dueOn: addDays(today, 60), amountCents: 120_000 },
    },
    { projectCode, title: 'Käyttökoulutus', basis: 'manual', amountCents: 85_000 },
  ]
  await office.asRole('admin', installmentImportOperations.importProjectInstallments, {
    body: { rows, filename: 'maksuerat.csv' },
  })
}

/** On each board every task waits for the one that was there before it. */
async function bringDependencies({ company, office, projects }: Founded): Promise<void> {
  const rows: { projectCode: string; fromNumber: number; toNumber: number; type: string }[] = []
  for (const { code: projectCode } of worked(company)) {
    const projectId = required(projects.get(projectCode), projectCode)
    const { items } = await office.asRole('admin', taskOperations.list, {
      query: { projectId, sort: 'number', limit: 100 },
    })
    for (const [place, { number: toNumber }] of items.entries()) {
      const before = items[place - 1]
      if (before) rows.push({ projectCode, fromNumber: before.number, toNumber, type: 'fs' })
    }
  }
  if (rows.length === 0) return
  await office.asRole('admin', dependencyImportOperations.importTaskDependencies, {
    body: { rows, filename: 'riippuvuudet.csv' },
  })
}
