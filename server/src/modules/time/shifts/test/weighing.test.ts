import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { ShiftChange, ShiftRecord } from '../record/record.ts'
import type { PlanFacts, RuleSettings } from '../rules/check.ts'
import { wantedShift } from '../writing/rules.ts'
import { acceptedChanges, asPlanned, weighed } from '../writing/weighing.ts'
import { at, unit, worker } from './circumstances.ts'

const shift = (startMinutes: number, more: Partial<ShiftRecord> = {}): ShiftRecord => {
  const fields = { planningUnitId: unit, workDate: '2026-12-07', membershipId: worker, startMinutes }
  const wanted = { id: null, fields: { ...fields, endMinutes: startMinutes + 480 } }
  const made = wantedShift(null, wanted, newId(), at())
  if ('refusal' in made) throw new Error(made.detail)
  return { ...made, ...more }
}
const added = (after: ShiftRecord): ShiftChange => ({ before: null, after })
const facts = (shifts: readonly ShiftRecord[]): PlanFacts => ({
  today: '2026-11-20',
  timeZone: 'Europe/Helsinki',
  shifts: shifts.map(after => asPlanned({ before: null, after })),
  nightsAround: [],
  weeksAround: [],
  absences: [],
  locked: () => false,
  holidays: [],
  closures: [],
  staffing: [],
  periodWork: [],
})
const ask = (
  changes: readonly ShiftChange[],
  there: readonly ShiftRecord[] = [],
  { settings = [], reason = null }: { settings?: RuleSettings; reason?: string | null } = {},
) => weighed(changes, { facts: facts(there), settings }, { by: worker, reason })
const idsOf = ({ kept }: ReturnType<typeof weighed>) => kept.map(({ after }) => after.id)

describe('changes that are made together', () => {
  const early = shift(420)
  const late = shift(960)

  it('are asked about together: what moves away makes room', () => {
    const moved = { before: early, after: { ...early, membershipId: newId() } }
    const coming = shift(480)
    expect(idsOf(ask([moved, added(coming)], [early]))).toEqual([early.id, coming.id])
    expect(idsOf(ask([added(coming), moved], [early]))).toEqual([coming.id, early.id])
  })

  it('fall with what they build on', () => {
    const other = newId()
    const busy = { ...shift(420), membershipId: other }
    const stays = { before: early, after: { ...early, membershipId: other } }
    const { kept, refused } = ask([stays, added(shift(480))], [early, busy])
    expect(kept).toEqual([])
    expect([...refused.values()].map(({ gravest }) => gravest.code)).toEqual([
      'shift_overlap',
      'shift_overlap',
    ])
  })

  it('fall one after the other, however many there are, before anybody waits for them', () => {
    const nextDay = (days: number): ShiftRecord => {
      const workDate = addDays('2026-12-07', days)
      const [startAt, endAt] = [`${workDate}T06:00:00.000Z`, `${workDate}T14:00:00.000Z`]
      return { ...early, id: `shift ${days}`, workDate, startAt, endAt }
    }
    const there = Array.from({ length: 251 }, (_, days) => nextDay(days))
    const moved = there
      .slice(0, 250)
      .map((before, days) => ({ before, after: { ...nextDay(days + 1), id: before.id } }))
    const { kept, refused } = ask(moved, there)
    expect([kept.length, refused.size]).toEqual([0, 250])
    expect(refused.get('shift 0')?.gravest.code).toBe('shift_overlap')
  })

  it('that clash with each other are both refused, and the others stand', () => {
    const [one, two, three] = [shift(420), shift(480), { ...shift(480), membershipId: newId() }]
    const { refused, ...rest } = ask([one, two, three].map(added))
    expect([...refused.keys()]).toEqual([one.id, two.id])
    expect(idsOf({ refused, ...rest })).toEqual([three.id])
  })

  it('keep what they break, and want a reason where the unit says so', () => {
    expect(ask([added(late)], [early]).kept[0]?.after.warnings).toMatchObject([
      { code: 'shift_daily_rest', severity: 'warning', overriddenBy: null },
    ])
    const settings: RuleSettings = [
      {
        planningUnitId: unit,
        validFrom: '2026-01-01',
        closedOnPublicHolidays: false,
        averageWeeks: null,
        rules: [{ code: 'shift_daily_rest', severity: 'override', limit: null }],
      },
    ]
    expect(ask([added(late)], [early], { settings }).refused.get(late.id)?.gravest.code).toBe(
      'shift_daily_rest',
    )
    const [overridden] = ask([added(late)], [early], { settings, reason: 'Sovittu' }).kept
    expect(overridden?.after.warnings).toMatchObject([{ overriddenBy: worker, reason: 'Sovittu' }])
  })

  it('are announced where their members know of them, and written down with the reason', () => {
    const published: ShiftRecord = { ...late, state: 'published' }
    const moved = { before: published, after: { ...published, note: 'Kassa' } }
    const { facts: told, audit } = acceptedChanges([added(early), moved], 'update', 'Sovittu')
    expect(told.map(({ payload }) => payload.shiftId)).toEqual([late.id])
    expect(audit).toMatchObject([
      { targetId: early.id, reason: 'Sovittu' },
      { targetId: late.id, changes: [{ field: 'note', from: null, to: 'Kassa' }] },
    ])
  })
})
