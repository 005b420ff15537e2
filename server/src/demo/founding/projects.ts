import { customerOperations } from '../../modules/work/customers/port.ts'
import { budgetOperations } from '../../modules/work/projects/budgets/port.ts'
import { participantOperations } from '../../modules/work/projects/participants/port.ts'
import { projectOperations } from '../../modules/work/projects/record/port.ts'
import { projectRoleOperations } from '../../modules/work/projects/roles/port.ts'
import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import type { Company } from '../companies/company.ts'
import { customersOf } from '../companies/customers.ts'
import { type DemoProject, projectRoles, projectsOf } from '../companies/projects.ts'
import type { Office } from '../filling/office.ts'
import { required } from '../required.ts'
import type { Beginning } from './beginning.ts'
import { addArticles, nameOrder, roundTimeOf } from './invoicing.ts'
import { type Rates, setUpRates } from './rates.ts'

/** The steps to the states that projects stand in. */
const steps = {
  planned: [],
  active: ['start'],
  on_hold: ['start', 'hold'],
  completed: ['start', 'complete'],
  closed: ['start', 'complete', 'close'],
} as const satisfies Readonly<Record<DemoProject['state'], readonly string[]>>

/** The administrator describes the company's projects, says who takes part, and lets them stand where they stand. */
export async function setUpProjects(company: Company, beginning: Beginning, office: Office): Promise<void> {
  const roles: Id[] = []
  for (const [code, name] of Object.entries(projectRoles))
    roles.push((await office.asRole('admin', projectRoleOperations.create, { body: { code, name } })).id)
  const rates = await setUpRates(company, { beginning, office, roles })
  const articleId = await addArticles(beginning, office)
  if (rates.customer !== null) await roundTimeOf(office, await customerOf(company, office, rates.customer))
  for (const project of projectsOf(company)) {
    const { code, name, template } = project
    const begun = beginning.projects.get(code)
    const { id, createdAt } = begun
      ? await office.asRole('admin', projectOperations.get, { params: { id: begun } })
      : await office.asRole('admin', projectOperations.create, { body: { code, name, template } })
    const params = { id }
    const founded = createdAt.slice(0, 10)
    const body = await bodyOf(project, { company, beginning, office, rates, founded })
    await office.asRole('admin', projectOperations.update, { params, body })
    const participants = participantsOf(project, company, beginning).map((membershipId, index) => ({
      membershipId,
      projectRoleId: roles[Math.min(index, roles.length - 1)] ?? null,
    }))
    await office.asRole('admin', participantOperations.replaceParticipants, {
      params,
      body: { participants },
    })
    if (begun)
      await office.asRole('admin', budgetOperations.setWarnings, {
        params,
        body: { warningSharesBp: [5000, 8000, 10_000], includesPurchases: project.billing === 'capped' },
      })
    if (begun && body.customerId && body.billing === 'time')
      await nameOrder(office, { projectId: id, orderReference: `PO-${code}`, articleId })
    // Those that hours are recorded on are active from the beginning.
    for (const step of begun || template ? [] : steps[project.state])
      await office.asRole('admin', projectOperations[step], { params, body: {} })
  }
}

interface Place {
  readonly company: Company
  readonly beginning: Beginning
  readonly office: Office
  readonly rates: Rates
  /** The day on which the company is founded. */
  readonly founded: PlainDate
}

async function bodyOf(project: DemoProject, { company, beginning, office, rates, founded }: Place) {
  const { billing, budgetMinutes, budgetCents, startsAfterDays, lastsDays, customer, manager } = project
  const managers = company.people.filter(({ role }) => role === 'manager')
  const startDate = addDays(founded, startsAfterDays)
  return {
    billing,
    budgetMinutes,
    budgetCents,
    startDate,
    endDate: addDays(startDate, lastsDays),
    customerId: customer === null ? null : await customerOf(company, office, customer),
    rateCardId: customer === rates.customer ? rates.cardOfCustomer : null,
    managerMembershipId: beginning.members.get(managers[manager % managers.length]?.key ?? '') ?? null,
  }
}

async function customerOf({ slug, customers }: Company, office: Office, index: number): Promise<Id> {
  const { code } = required(customersOf(slug, customers)[index], 'a customer')
  const { items } = await office.asRole('admin', customerOperations.list, { query: { code } })
  return required(items[0]?.id, `the customer ${code}`)
}

/** Those who record hours on the project, or the first of those who record any. */
export function participantsOf(
  project: DemoProject,
  { people }: Company,
  { members }: Pick<Beginning, 'members'>,
): Id[] {
  const workers = people.filter(({ work }) => work !== null)
  const on = workers.filter(
    ({ work }) => work && 'projects' in work && (work.projects as readonly string[]).includes(project.code),
  )
  const chosen = on.length > 0 ? on : workers.slice(project.manager % workers.length)
  return chosen
    .slice(0, project.participants)
    .map(({ key }) => required(members.get(key), `the member ${key}`))
}
