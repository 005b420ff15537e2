import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { Hourly } from '../../../../platform/events/periodic.ts'
import type { Services } from '../../../../platform/services.ts'
import { dateIn, type Instant, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { Worker } from '../../../../platform/worker.ts'
import { inEveryOrganisation, mailableMembers } from '../../../people/members/port.ts'
import { organisationNow, settingsOf as organisationSettings } from '../../../company/organisation/port.ts'
import { type NewMail, sendMails } from '../../../company/outgoing-mail/port.ts'
import { baselinesOf, type KnownProject, projectsWithBudgets } from '../record/port.ts'
import { budgetMail } from './letter.ts'
import { centsUsed, minutesUsed, usedOf } from './reading.ts'
import type { BudgetWarning } from './record.ts'
import { type BudgetUse, passedShares } from './rules.ts'
import { addWarnings, warningsOf } from './store.ts'

/** So many projects are looked at together. */
const projectsAtOnce = 100

/** At start and once an hour, tells managers which budgets are used up to a share that they chose. */
export const budgetWarnings = (services: Services): Worker =>
  new Hourly(
    'budget warnings',
    stopping => inEveryOrganisation(services, stopping, orgId => warnDue(services, orgId, stopping)),
    services.log,
  )

/** A warning that is due, with what it tells. */
interface Due extends Omit<BudgetWarning, 'toldAt'> {
  readonly project: KnownProject
  readonly used: number
  readonly budget: number
}

/** Writes only where a warning is due. An organisation that is too busy is tried again the next time. */
export async function warnDue(services: Services, orgId: Id, stopping?: AbortSignal): Promise<void> {
  const { database, transactions, log } = services
  const request = { orgId, actor: systemActor, operation: 'project_budgets.warn', requestId: newId() }
  try {
    const reader = database.reader(orgId)
    const { timeZone, now } = await organisationNow(reader)
    for (let after: Id | null = null; !stopping?.aborted; ) {
      const projects: KnownProject[] = await projectsWithBudgets(reader, after, projectsAtOnce)
      const due = (db: TenantDb, at: Instant) =>
        dueOf(db, services.contributions, projects, dateIn(timeZone, at))
      if ((await due(reader, now)).length > 0)
        await transactions.run(request, async tx => tell(tx, services, await due(tx, tx.now)))
      if (projects.length < projectsAtOnce) return
      after = projects.at(-1)?.id ?? null
    }
  } catch (error) {
    log.warn('budgets of an organisation were not looked at', { orgId, error: String(error) })
  }
}

/** The warnings of projects that are due: a constant number of statements. */
async function dueOf(
  db: TenantDb,
  contributions: Contributions,
  projects: readonly KnownProject[],
  today: PlainDate,
): Promise<Due[]> {
  const ids = projects.map(({ id }) => id)
  const baselines = await baselinesOf(db, ids, today)
  const [used, told] = await Promise.all([
    usedOf(db, contributions, ids, today),
    warningsOf(
      db,
      baselines.map(({ id }) => id),
    ),
  ])
  const baselineBy = new Map(baselines.map(baseline => [baseline.projectId, baseline]))
  return projects.flatMap(project => {
    const baseline = baselineBy.get(project.id)
    if (!baseline) return []
    const ofProject = used(project.id)
    const sum = (all: readonly { readonly amount: number }[]) =>
      all.reduce((total, { amount }) => total + amount, 0)
    const uses: BudgetUse[] = [
      { measure: 'minutes', budget: baseline.budgetMinutes, used: sum(minutesUsed(ofProject)) },
      { measure: 'cents', budget: baseline.budgetCents, used: sum(centsUsed(ofProject)) },
    ]
    const toldOf = told.filter(({ baselineId }) => baselineId === baseline.id)
    return passedShares(uses, ofProject.warningSharesBp, toldOf).map(({ measure, shareBp }) => {
      const { used: amount = 0, budget = 0 } = uses.find(each => each.measure === measure) ?? {}
      const place = { projectId: project.id, baselineId: baseline.id, measure, shareBp }
      return { ...place, project, used: amount, budget: budget ?? 0 }
    })
  })
}

/** Of shares that are passed at once the largest is written about. A project whose manager has no address waits for one. */
async function tell(tx: WriteTransaction, services: Services, due: readonly Due[]): Promise<void> {
  const managers = await mailableMembers(
    tx,
    due.flatMap(({ project }) => project.managerMembershipId ?? []),
  )
  const people = new Map(managers.map(person => [person.id, person]))
  const told = due.filter(({ project }) => people.has(project.managerMembershipId ?? ''))
  if (told.length === 0) return
  const { name: organisation } = await organisationSettings(tx)
  tx.defer(
    addWarnings(
      tx,
      told.map(({ projectId, baselineId, measure, shareBp }) => ({
        projectId,
        baselineId,
        measure,
        shareBp,
        toldAt: tx.now,
      })),
    ),
  )
  const largest = [...Map.groupBy(told, ({ projectId, measure }) => `${projectId} ${measure}`).values()]
  sendMails(
    tx,
    services,
    largest.flatMap((shares): NewMail[] => {
      const last = shares.toSorted((a, b) => a.shareBp - b.shareBp).at(-1)
      const person = people.get(last?.project.managerMembershipId ?? '')
      if (!last || !person) return []
      const news = { ...last, organisation, name: person.callName, project: last.project.name }
      return [
        {
          kind: 'budget_warning',
          to: { address: person.email, name: person.displayName, membershipId: person.id },
          locale: person.locale,
          ...budgetMail(news, person.locale),
          about: { type: 'project', id: last.projectId },
        },
      ]
    }),
  )
}
