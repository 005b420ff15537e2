import { handle } from '../../../../platform/http/handler.ts'
import { liveStates } from '../record/record.ts'
import { mayPlan, planningDay } from '../record/planners.ts'
import { copiesOfShifts, shiftsOf } from '../record/store.ts'
import { outcomeOf } from '../writing/results.ts'
import { writeShifts } from '../writing/writing.ts'
import { shiftCopies } from './contract.ts'
import { copiesOf, periodRefusal } from './rules.ts'

export const handlers = handle(shiftCopies, {
  async copy(call) {
    const { body, caller, db, now, refuse } = call
    const { planningUnitId, from, to, withMembers = false, overrideReason } = body
    const wrong = periodRefusal(body)
    if (wrong) return refuse(wrong.refusal, wrong.detail, wrong.extra)
    const [planned, sources] = await Promise.all([
      mayPlan(db, caller, planningUnitId, planningDay(caller, now)),
      shiftsOf(db, { units: [planningUnitId], from, to, states: liveStates }),
    ])
    if (planned === undefined) return refuse('planning_unit_not_found')
    if (!planned) return refuse('planning_unit_not_planned')
    const there = await copiesOfShifts(
      db,
      sources.map(({ id }) => id),
    )
    const copies = copiesOf(sources, there, body, { withMembers })
    if ('refusal' in copies) return refuse(copies.refusal, copies.detail)
    const wanted = copies.flatMap(each => each.wanted ?? [])
    const written = (await writeShifts<never>(call, wanted, { verb: 'copy', overrideReason })).values()
    const results = copies.map(({ source, workDate, wanted: each }) => ({
      sourceShiftId: source.id,
      workDate,
      membershipId: withMembers ? source.membershipId : null,
      ...outcomeOf(each === null ? null : written.next().value, call.language),
    }))
    const createdCount = results.filter(({ status }) => status === 'created').length
    return { createdCount, results, dryRun: call.dryRun }
  },
})
