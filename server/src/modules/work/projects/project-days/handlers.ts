import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { keysetPage } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../platform/http/handler.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { memberNamed } from '../../../people/members/port.ts'
import { invoicedAmong } from '../../../time/work-days/port.ts'
import { projectDays } from './contract.ts'
import * as rules from './rules.ts'
import type { DayFilters } from './shapes.ts'
import * as store from './store.ts'
import { projectDayView } from './view.ts'
import { decidedBy, isOwnOf } from './visibility.ts'

export const handlers = handle(projectDays, {
  async list({ query, caller, db, refuse }) {
    if (isBackwards(query)) refuse('range_end_before_start')
    return pageOf(db, query, { operation: 'projectDays.list', whose: decidedBy(caller) })
  },

  async listOwn({ query, caller, db, refuse }) {
    if (isBackwards(query)) refuse('range_end_before_start')
    return pageOf(db, query, { operation: 'projectDays.listOwn', whose: isOwnOf(caller) })
  },

  async get({ params, caller, db, refuse }) {
    const [found] = await store.daysWithin(db, [params.id], decidedBy(caller))
    return projectDayView(found ?? refuse('project_day_not_found'))
  },

  async approve({ params, body, caller, db, now, services, refuse, commit }) {
    const [day] = await store.daysWithin(db, [params.id], decidedBy(caller))
    const found = day ?? refuse('project_day_not_found')
    const deciding = { caller, now, contributions: services.contributions, ...body }
    const decision = rules.approve(found, await circumstancesOf(db, found, deciding))
    return projectDayView(await commit(decision, after => store.saveDecided(db, after)))
  },

  async return({ params, body, caller, db, now, services, refuse, commit }) {
    const [day] = await store.daysWithin(db, [params.id], decidedBy(caller))
    const found = day ?? refuse('project_day_not_found')
    const deciding = { caller, now, contributions: services.contributions, ...body }
    const decision = rules.returnDay(found, body.reason.trim(), await circumstancesOf(db, found, deciding))
    return projectDayView(await commit(decision, after => store.saveDecided(db, after)))
  },
})

const isBackwards = ({ from, to }: DayFilters): boolean => from !== undefined && to !== undefined && to < from

const pageOf = (
  db: TenantDb,
  query: DayFilters,
  { operation, whose }: { readonly operation: string; readonly whose: RawBuilder<boolean> },
) =>
  keysetPage(db, query, {
    operation,
    listed: { alias: 'd', text: memberNamed(db.orgId, sql`d.membership_id`) },
    keys: store.dayKeys,
    rows: keyset => store.pageOfDays(db, query, whose, keyset),
    show: projectDayView,
  })

interface Deciding {
  readonly caller: Caller
  readonly now: Instant
  readonly contributions: Contributions
  readonly expectedUpdatedAt?: Instant
}

async function circumstancesOf(
  db: TenantDb,
  day: store.DayOfProject,
  { caller, now, contributions, expectedUpdatedAt }: Deciding,
): Promise<rules.Circumstances> {
  const [{ selfApprovalAllowed }, invoiced] = await Promise.all([
    settingsOf(db),
    invoicedAmong(db, contributions, [day.workDayId]),
  ])
  return {
    now,
    membershipId: caller.membership.id,
    selfApprovalAllowed,
    unchanged: unchangedSince(expectedUpdatedAt, day.updatedAt),
    projectClosed: day.projectClosed,
    invoiced: invoiced.has(day.workDayId),
  }
}
