import { sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { textOfRow } from '../../../../platform/data/listing.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { keysetPage } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { daysInRange, type Instant } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { membersInUnitsOrReach } from '../record/members.ts'
import { mayPlan, plannedUnits, planningDay } from '../record/planners.ts'
import { madeByRotation } from '../record/store.ts'
import { shiftTypeVersions } from '../types/reading.ts'
import { outcomeOf } from '../writing/results.ts'
import { longestPlan } from '../writing/wanted.ts'
import { writeShifts } from '../writing/writing.ts'
import { applicationOf } from './applying-rules.ts'
import { shiftRotations } from './contract.ts'
import * as rules from './rules.ts'
import type { RotationPatch } from './shapes.ts'
import * as store from './store.ts'
import { rotationView } from './view.ts'

const order = {
  operation: 'shiftRotations.list',
  keys: store.byName,
  sweep: store.sweep,
  listed: { alias: 'r', text: textOfRow('r'), sorts: { name: 'r.name', updatedAt: 'r.updatedAt' } },
}

export const handlers = handle(shiftRotations, {
  async list({ query, caller, db, now, refuse }) {
    const { planningUnitId } = query
    const today = planningDay(caller, now)
    const [planned, page] = await Promise.all([
      planningUnitId === undefined ? true : mayPlan(db, caller, planningUnitId, today),
      keysetPage(db, query, {
        ...order,
        rows: keyset => store.listRotations(db, planningUnitId, ofCaller(caller, now), keyset),
        show: rotationView,
      }),
    ])
    if (planned === undefined) refuse('planning_unit_not_found')
    return planned ? page : refuse('planning_unit_not_planned')
  },

  async get({ params, caller, db, now, refuse }) {
    const rotation = await store.findRotation(db, params.id, ofCaller(caller, now))
    return rotation ? rotationView(rotation) : refuse('shift_rotation_not_found')
  },

  async create({ body, caller, db, now, refuse, commit }) {
    const { dryRun: _, ...wanted } = body
    const [planned, at] = await Promise.all([
      mayPlan(db, caller, wanted.planningUnitId, planningDay(caller, now)),
      circumstancesOf(db, caller, wanted),
    ])
    if (planned === undefined) return refuse('planning_unit_not_found')
    if (!planned) return refuse('planning_unit_not_planned')
    const decision = rules.create(wanted, { ...at, id: newId() })
    return rotationView(await commit(decision, after => store.saveRotation(db, null, after)))
  },

  async update({ params, body, caller, db, now, refuse, commit }) {
    const { expectedUpdatedAt, dryRun: _, ...patch } = body
    const [found, at] = await Promise.all([
      store.findRotation(db, params.id, ofCaller(caller, now)),
      circumstancesOf(db, caller, patch),
    ])
    const rotation = found ?? refuse('shift_rotation_not_found')
    const unchanged = unchangedSince(expectedUpdatedAt, rotation.updatedAt)
    const decision = rules.update(rotation, patch, { ...at, unchanged })
    return rotationView(await commit(decision, after => store.saveRotation(db, rotation, after)))
  },

  async apply(call) {
    const { params, body, caller, db, now, refuse } = call
    const { from, to, overrideReason } = body
    if (to < from) refuse('range_end_before_start', `${to} is earlier than ${from}.`)
    if (daysInRange(from, to) > longestPlan)
      refuse('range_too_long', `At most ${longestPlan} days.`, { maxDays: longestPlan })
    const [found, made] = await Promise.all([
      store.findRotation(db, params.id, ofCaller(caller, now)),
      madeByRotation(db, params.id, from, to),
    ])
    const application = applicationOf(found ?? refuse('shift_rotation_not_found'), body, made)
    if ('refusal' in application) return refuse(application.refusal, application.detail)
    const wanted = application.flatMap(each => each.wanted ?? [])
    const written = (
      await writeShifts<never>(call, wanted, { verb: 'apply_rotation', overrideReason })
    ).values()
    const results = application.map(({ date: workDate, row, place, wanted: each }) => ({
      workDate,
      shiftTypeId: row.shiftTypeId,
      membershipId: place.membershipId,
      ...outcomeOf(each === null ? null : written.next().value, call.language),
    }))
    const createdCount = results.filter(({ status }) => status === 'created').length
    return { createdCount, results, dryRun: call.dryRun }
  },
})

/** A rotation is for anyone who plans its unit. */
const ofCaller = (caller: Caller, now: Instant) =>
  plannedUnits(caller, sql`r.planning_unit_id`, planningDay(caller, now))

async function circumstancesOf(
  db: WriteTransaction,
  caller: Caller,
  { rows = [], places = [] }: RotationPatch,
): Promise<rules.Circumstances> {
  const [types, members] = await Promise.all([
    activeTypes(db, [...new Set(rows.map(({ shiftTypeId }) => shiftTypeId.toLowerCase()))]),
    membersInUnitsOrReach(db, caller, [
      ...new Set(places.flatMap(({ membershipId }) => membershipId?.toLowerCase() ?? [])),
    ]),
  ])
  return { now: db.now, nextId: newId, types, members }
}

const activeTypes = async (db: TenantDb, ids: readonly Id[]): Promise<ReadonlySet<Id>> =>
  new Set((await shiftTypeVersions(db, ids)).flatMap(({ id, active }) => (active ? [id] : [])))
