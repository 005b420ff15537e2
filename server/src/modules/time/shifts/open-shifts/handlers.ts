import { sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { keysetPage } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../platform/http/handler.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { visibleText } from '../../../../platform/vocabulary/visible-text.ts'
import * as claims from '../claims/store.ts'
import { claimView } from '../claims/view.ts'
import { mayPlan, plannedUnits, planningDay } from '../record/planners.ts'
import { openShifts } from './contract.ts'
import { isOfferedTo } from './eligibility.ts'
import { offerOf, offeringOf, typeOf, workOf, wrongEntryType } from './making.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { supersedeClaims } from './superseding.ts'
import { openShiftView, ownOpenShiftView } from './view.ts'

export const handlers = handle(openShifts, {
  async list({ query, caller, db, now }) {
    const planned = ofPlanner(caller, planningDay(caller, now))
    return keysetPage(db, query, {
      operation: 'openShifts.list',
      listed: { alias: 'o', sorts: { workDate: ['o.workDate', 'o.startAt'], updatedAt: 'o.updatedAt' } },
      keys: store.byDate,
      sweep: store.sweep,
      rows: keyset => store.listOpenShifts(db, query, planned, keyset),
      show: openShiftView,
    })
  },

  async get({ params, caller, db, now, refuse }) {
    const found = (await findPlanned(db, caller, params.id, now)) ?? refuse('open_shift_not_found')
    return openShiftView(found)
  },

  async create({ body, caller, db, now, refuse, commit }) {
    const [planned, type, wrongType, offering] = await Promise.all([
      mayPlan(db, caller, body.planningUnitId, planningDay(caller, now)),
      typeOf(db, body),
      wrongEntryType(db, body.entryTypeId),
      offeringOf(db, now, body),
    ])
    if (planned === undefined) return refuse('planning_unit_not_found')
    if (!planned) return refuse('planning_unit_not_planned')
    if (type === undefined) return refuse('shift_type_not_found')
    if (wrongType !== null) return refuse(wrongType)
    const work = workOf(caller, body, type)
    const decision = rules.create(work, offerOf(body), {
      ...offering,
      ...{ id: newId(), actorMembershipId: caller.membership.id },
    })
    const made = await commit(decision, after => store.saveOpenShifts(db, [{ before: null, after }]))
    return openShiftView({ ...made, pendingClaims: 0 })
  },

  async update(call) {
    const { params, body, caller, db, now, refuse, commit } = call
    const [found, offering] = await Promise.all([
      findPlanned(db, caller, params.id, now),
      offeringOf(db, now, body),
    ])
    const { pendingClaims, ...before } = found ?? refuse('open_shift_not_found')
    const unchanged = unchangedSince(body.expectedUpdatedAt, before.updatedAt)
    const decision = rules.update(before, offerOf(body), { ...offering, unchanged })
    const after = await commit(decision, saved => store.saveOpenShifts(db, [{ before, after: saved }]))
    const isFull = after.state === 'filled'
    if (isFull) await supersedeClaims(call, [after])
    return openShiftView({ ...after, pendingClaims: isFull ? 0 : pendingClaims })
  },

  async withdraw(call) {
    const { params, body, caller, db, now, refuse, commit } = call
    const found = (await findPlanned(db, caller, params.id, now)) ?? refuse('open_shift_not_found')
    const { pendingClaims: _, ...before } = found
    const decision = rules.withdraw(before, {
      now,
      unchanged: unchangedSince(body.expectedUpdatedAt, before.updatedAt),
      reason: visibleText(body.reason),
    })
    const after = await commit(decision, saved => store.saveOpenShifts(db, [{ before, after: saved }]))
    await supersedeClaims(call, [after])
    return openShiftView({ ...after, pendingClaims: 0 })
  },

  async claims({ params, query, caller, db, now, refuse }) {
    const [found, page] = await Promise.all([
      findPlanned(db, caller, params.id, now),
      keysetPage(db, query, {
        operation: 'openShifts.claims',
        listed: { alias: 'c' },
        keys: claims.newestFirst,
        sweep: claims.sweep,
        within: params.id,
        rows: keyset => claims.listClaims(db, query, claims.ofOpenShift(params.id), keyset),
        show: claimView,
      }),
    ])
    return found ? page : refuse('open_shift_not_found')
  },

  async listOwn({ query, caller, db, now }) {
    const membershipId = caller.membership.id
    const offered = isOfferedTo(db.orgId, sql`${membershipId}::uuid`)
    return keysetPage(db, query, {
      operation: 'openShifts.listOwn',
      listed: { alias: 'o' },
      keys: store.byDate,
      sweep: store.sweep,
      within: membershipId,
      rows: keyset => store.listOffered(db, { ...query, membershipId, now }, offered, keyset),
      show: ownOpenShiftView,
    })
  },
})

const ofPlanner = (caller: Caller, on: PlainDate) => plannedUnits(caller, sql`o.planning_unit_id`, on)

const findPlanned = (db: TenantDb, caller: Caller, id: Id, now: Instant) =>
  store.findOpenShift(db, id, ofPlanner(caller, planningDay(caller, now)))
