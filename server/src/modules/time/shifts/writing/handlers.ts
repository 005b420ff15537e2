import { keysetPage } from '../../../../platform/data/paging.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { sql } from 'kysely'
import { memberNamed } from '../../../people/members/port.ts'
import { mayPlan, plannedUnits, planningDay } from '../record/planners.ts'
import type { ShiftRecord } from '../record/record.ts'
import { byDate, findShift, listShifts, sweep } from '../record/store.ts'
import { shiftView } from '../record/view.ts'
import type { cancelCodes, changedShiftCodes, newShiftCodes } from './operations.ts'
import { shifts } from './contract.ts'
import { shownViolations } from './results.ts'
import { longestPlan, type WrittenShift } from './wanted.ts'
import { writeShifts } from './writing.ts'

const order = { operation: 'shifts.list', keys: byDate, sweep }

export const handlers = handle(shifts, {
  async list({ query, caller, db, now, language, refuse }) {
    const { from, to, planningUnitId } = query
    if (from !== undefined && to !== undefined && to < from)
      refuse('range_end_before_start', `${to} is earlier than ${from}.`)
    const today = planningDay(caller, now)
    const [planned, page] = await Promise.all([
      planningUnitId === undefined ? true : mayPlan(db, caller, planningUnitId, today),
      keysetPage(db, query, {
        ...order,
        listed: {
          alias: 's',
          text: memberNamed(db.orgId, sql`s.membership_id`),
          sorts: { workDate: ['s.workDate', 's.startAt'], updatedAt: 's.updatedAt' },
        },
        rows: keyset => listShifts(db, query, plannedUnits(caller, sql`s.planning_unit_id`, today), keyset),
        show: shift => shiftView(shift, language),
      }),
    ])
    if (planned === undefined) refuse('planning_unit_not_found')
    return planned ? page : refuse('planning_unit_not_planned')
  },

  async get({ params, caller, db, now, language, refuse }) {
    const ofPlanned = plannedUnits(caller, sql`s.planning_unit_id`, planningDay(caller, now))
    const shift = await findShift(db, params.id, ofPlanned)
    return shift ? shiftView(shift, language) : refuse('shift_not_found')
  },

  async create(call) {
    const { overrideReason, dryRun: _, ...fields } = call.body
    const [row] = await writeShifts<never>(call, [{ id: null, fields }], {
      ...single,
      verb: 'create',
      overrideReason,
    })
    return shiftView(onlyShift<(typeof newShiftCodes)[number]>(row, call.refuse), call.language)
  },

  async update(call) {
    const { overrideReason, expectedUpdatedAt, dryRun: _, ...fields } = call.body
    const [row] = await writeShifts(call, [{ id: call.params.id, fields, expectedUpdatedAt }], {
      ...single,
      verb: 'update',
      overrideReason,
    })
    return shiftView(onlyShift<(typeof changedShiftCodes)[number]>(row, call.refuse), call.language)
  },

  async cancel(call) {
    const { reason: cancelReason, overrideReason, expectedUpdatedAt } = call.body
    const wanted = { id: call.params.id, fields: {}, cancelReason, expectedUpdatedAt }
    const [row] = await writeShifts(call, [wanted], { ...single, verb: 'update', overrideReason })
    return shiftView(onlyShift<(typeof cancelCodes)[number]>(row, call.refuse), call.language)
  },
})

const single = { together: true } as const

/** The one shift that was written; refused as its row was. What an operation cannot meet its rules do not answer. */
function onlyShift<Code extends string>(
  written: WrittenShift | undefined,
  refuse: (code: Code, detail?: string, extra?: Readonly<Record<string, unknown>>) => never,
): ShiftRecord {
  if (!written) throw new Error('a shift was written, and nothing told of it')
  if (written.code === null) return written.shift
  const violations = shownViolations(written, 'en')
  const extra =
    written.code === 'range_too_long'
      ? { maxDays: longestPlan }
      : violations.length > 0
        ? { violations }
        : undefined
  return refuse(written.code as Code, written.detail, extra)
}
