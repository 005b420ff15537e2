import { sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import { keysetPage } from '../../../../platform/data/paging.ts'
import { together } from '../../../../platform/data/question.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { checkedRange } from '../../../../platform/http/date-range.ts'
import { type CallAhead, handle, withWorkAhead } from '../../../../platform/http/handler.ts'
import { daysInRange, type Instant } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { organisationInstant } from '../../../company/organisation/port.ts'
import { locksOver } from '../../payroll-locks/port.ts'
import { removePlannedWork, writePlannedWork } from '../../work-days/port.ts'
import { mayPlan, plannedUnits, planningDay } from '../record/planners.ts'
import { shiftsOf } from '../record/store.ts'
import { longestChanges, longestPeriod } from './record.ts'
import { shiftPublications } from './contract.ts'
import { differencesOf } from './differences.ts'
import { plannedWorkOf } from './followers.ts'
import {
  holdsStill,
  memberIds,
  prepare,
  type PreparedPlan,
  readInWrite,
  readOnPicture,
  membersToNotify,
} from './preparing.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { mailsFor, queueNotices } from './notices.ts'
import * as view from './view.ts'

type Contract = typeof shiftPublications
type Publish = Contract['operations']['publish']

/** A fragment: whether a publication is of a unit that the caller plans. */
const ofPlannedUnits = (caller: Caller, now: Instant) =>
  plannedUnits(caller, sql`p.planning_unit_id`, planningDay(caller, now))

const periodOf = ({ planningUnitId, periodFrom, periodTo }: rules.PlannedPeriod): rules.PlannedPeriod => ({
  planningUnitId: planningUnitId.toLowerCase(),
  periodFrom,
  periodTo,
})

/** Refuses a unit that is not there, or that others plan. */
async function checkUnit(
  db: TenantDb,
  caller: Caller,
  planningUnitId: Id,
  now: Instant,
  refuse: (code: 'planning_unit_not_found' | 'planning_unit_not_planned') => never,
): Promise<void> {
  const planned = await mayPlan(db, caller, planningUnitId, planningDay(caller, now))
  if (planned === undefined) refuse('planning_unit_not_found')
  if (!planned) refuse('planning_unit_not_planned')
}

/** Checks the plan before the transaction begins. What cannot be published is left to the handler, which refuses it. */
async function prepareAhead({
  body,
  caller,
  db,
  services,
}: CallAhead<Contract, Publish>): Promise<PreparedPlan | undefined> {
  const period = periodOf(body)
  const days = daysInRange(period.periodFrom, period.periodTo)
  if (days < 1 || days > longestPeriod) return undefined
  const now = organisationInstant(caller.organisation)
  const planned = await mayPlan(db, caller, period.planningUnitId, planningDay(caller, now))
  return planned ? prepare(db, caller, period, now, readOnPicture(services.database, db.orgId)) : undefined
}

export const handlers = handle(shiftPublications, {
  list: ({ query, caller, now, db }) =>
    keysetPage(db, query, {
      operation: 'shiftPublications.list',
      listed: { alias: 'p', sorts: { publishedAt: 'p.publishedAt', updatedAt: 'p.updatedAt' } },
      keys: store.latestFirst,
      sweep: store.sweep,
      within: caller.membership.id,
      rows: keyset => store.listPublications(db, query, ofPlannedUnits(caller, now), keyset),
      show: view.publicationView,
    }),

  async get({ params, caller, now, db, refuse }) {
    const found = await store.findPublication(db, params.id, ofPlannedUnits(caller, now))
    return view.publicationView(found ?? refuse('shift_publication_not_found'))
  },

  async listShifts({ params, query, caller, now, db, refuse }) {
    const [found, page] = await Promise.all([
      store.findPublication(db, params.id, ofPlannedUnits(caller, now)),
      keysetPage(db, query, {
        operation: 'shiftPublications.listShifts',
        keys: store.rowsByDate,
        within: params.id,
        rows: keyset => store.listFrozen(db, params.id, query.membershipId, keyset),
        show: view.frozenShift,
      }),
    ])
    return found ? page : refuse('shift_publication_not_found')
  },

  async listChanges({ query, caller, now, db, services, refuse }) {
    const { from, to } = checkedRange(query, longestChanges, refuse)
    const planningUnitId = query.planningUnitId.toLowerCase()
    const period = { planningUnitId, periodFrom: from, periodTo: to }
    const [[told, planned]] = await Promise.all([
      services.database.picture(db.orgId, picture =>
        together([
          store.lastPublished(picture, period),
          shiftsOf(picture, { units: [planningUnitId], from, to, states: ['draft', 'published'] }),
        ]),
      ),
      checkUnit(db, caller, planningUnitId, now, refuse),
    ])
    return view.planChanges(period, differencesOf(told, planned))
  },

  publish: withWorkAhead(
    prepareAhead,
    async ({ body, caller, now, db, services, language, refuse, commit }, prepared, anew) => {
      checkedRange({ from: body.periodFrom, to: body.periodTo }, longestPeriod, refuse)
      const period = periodOf(body)
      const [holds] = await Promise.all([
        prepared && holdsStill(db, caller, period, prepared),
        checkUnit(db, caller, period.planningUnitId, now, refuse),
      ])
      const fits = holds ? prepared : undefined
      if (!fits) anew?.()
      const plan = fits ?? (await prepare(db, caller, period, now, readInWrite(db)))
      const decision = rules.publish(period, plan.drafts, plan.violations, {
        ...{ id: newId(), now, actorMembershipId: caller.membership.id },
        reasoned: plan.reasoned,
        overrideReason: body.overrideReason ?? null,
      })
      const published = await commit(decision, async state => {
        store.savePublished(db, state)
        db.defer(writePlannedWork(db, plannedWorkOf(state.shifts)))
      })
      queueNotices(db, services, plan.mails)
      return view.published(published, language)
    },
  ),

  async unpublish({ body, caller, now, db, services, refuse, commit }) {
    const { periodFrom: from, periodTo: to } = body
    checkedRange({ from, to }, longestPeriod, refuse)
    const period = periodOf(body)
    const [told] = await Promise.all([
      shiftsOf(db, { units: [period.planningUnitId], from, to, states: ['published'] }),
      checkUnit(db, caller, period.planningUnitId, now, refuse),
    ])
    const members = memberIds(told)
    const [locks, mails] = await Promise.all([
      locksOver(db, members, from, to),
      mailsFor(db, 'taken_back', membersToNotify(period, told, 'gone')),
    ])
    const decision = rules.unpublish(period, told, {
      ...{ id: newId(), now, actorMembershipId: caller.membership.id, reason: body.reason },
      isLocked: (membershipId, date) => locks.cover(membershipId, date) === true,
    })
    const { unpublishing } = await commit(decision, async state => {
      store.saveUnpublished(db, state.unpublishing)
      db.defer(
        removePlannedWork(
          db,
          state.shifts.map(({ id }) => id),
        ),
      )
    })
    queueNotices(db, services, mails)
    return view.unpublished(unpublishing, members.length)
  },
})
