import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { projectsWithHours } from '../../../time/work-days/port.ts'
import { listedChanges } from './record.ts'
import { firstFreeDate } from './repricing-rules.ts'
import { type RateChange, repricing } from './repricing.ts'
import { revenueOfProjects } from './slots.ts'

/** A project that would bring something else, or whose approved hours would have another price. */
export interface ChangedProject {
  readonly projectId: Id
  readonly name: string
  readonly closed: boolean
  readonly approvedMinutes: number
  readonly fromCents: number
  readonly toCents: number
  readonly differenceCents: number
}

interface ChangedRevenue {
  readonly revenueFromCents: number
  readonly revenueToCents: number
  readonly revenueDifferenceCents: number
  readonly changedProjects: number
  readonly projects: readonly ChangedProject[]
  readonly approvedMinutes: number
  readonly firstFreeDate: PlainDate | null
}

/** So many projects have their hours in memory at once. */
const projectsAtOnce = 50

/** What projects would bring by other rates, of all days, by the very figures that they have. */
export async function changedProjects(
  db: TenantDb,
  contributions: Contributions,
  change: RateChange,
  timeZone: string,
): Promise<ChangedRevenue> {
  const { projects, from } = change
  const [withHours, repriced] = await Promise.all([
    projectsWithHours(db, { projectIds: projects.map(({ id }) => id), from }),
    repricing(db, contributions, change),
  ])
  const minutesOf = new Map(repriced.map(({ projectId, minutes }) => [projectId, minutes]))
  const reached = projects
    .filter(({ id }) => withHours.has(id))
    .toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
  const changed: ChangedProject[] = []
  for (let at = 0; at < reached.length; at += projectsAtOnce) {
    const some = reached.slice(at, at + projectsAtOnce)
    const read = contributions(revenueOfProjects)
    const [now, then] = await Promise.all([
      read?.(db, contributions, some, { timeZone }),
      read?.(db, contributions, some, { timeZone, others: { rates: change } }),
    ])
    for (const { id: projectId, name, state } of some) {
      const [fromCents, toCents] = [now?.get(projectId) ?? 0, then?.get(projectId) ?? 0]
      const approvedMinutes = minutesOf.get(projectId) ?? 0
      const differenceCents = toCents - fromCents
      if (differenceCents !== 0 || approvedMinutes > 0)
        changed.push({
          ...{ projectId, name, closed: state === 'closed', approvedMinutes },
          ...{ fromCents, toCents, differenceCents },
        })
    }
  }
  const sumOf = (amount: (project: ChangedProject) => number) =>
    changed.reduce((sum, each) => sum + amount(each), 0)
  return {
    revenueFromCents: sumOf(each => each.fromCents),
    revenueToCents: sumOf(each => each.toCents),
    revenueDifferenceCents: sumOf(each => each.differenceCents),
    changedProjects: changed.length,
    projects: changed.slice(0, listedChanges),
    approvedMinutes: sumOf(each => each.approvedMinutes),
    firstFreeDate: firstFreeDate(repriced),
  }
}
