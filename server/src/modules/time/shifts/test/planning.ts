import { made } from '../../../../../test/breadth/ways.ts'
import type { World } from '../../../../../test/world/world.ts'
import { addDays, dateIn, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { mondayOf } from '../../../../platform/vocabulary/weekdays.ts'

export interface WantedShift {
  /** Null: nobody yet. */
  readonly who?: string | null
  readonly on: PlainDate
  /** Hours of the clock. */
  readonly from?: number
  readonly to?: number
  readonly pause?: number
  readonly overrideReason?: string
}

/** Plans shifts in Meri, from the Monday after next. */
export function planningIn(world: World) {
  const admin = world.as('aino')
  const today = dateIn('Europe/Helsinki', new Date().toISOString())
  const monday = addDays(mondayOf(today), 14)
  const ask = (unit: string, { who = null, on, from = 8, to = 16, pause = 0, overrideReason }: WantedShift) =>
    admin.post('/v1/shifts', {
      planningUnitId: unit,
      membershipId: who,
      workDate: on,
      startMinutes: from * 60,
      endMinutes: to * 60,
      breakMinutes: pause,
      ...(overrideReason !== undefined && { overrideReason }),
    })
  return {
    admin,
    today,
    day: (index: number): PlainDate => addDays(monday, index),
    ask,
    shift: (unit: string, wanted: WantedShift) => made(ask(unit, wanted)),
    /** A worktime model of shift work at 40 hours a week. */
    rota: async (): Promise<string> => {
      const version = { validFrom: '2024-01-01', kind: 'shift', weeklyMinutes: 2400 }
      return (
        await made(admin.post('/v1/worktime-models', { code: 'rota', name: 'Vuorotyö', versions: [version] }))
      ).id
    },
    /** Says how much a rule weighs in a unit. */
    weigh: (unit: string, code: string, severity: string, more: object = {}) =>
      made(
        admin.put(`/v1/planning-units/${unit}/shift-rules`, {
          versions: [
            {
              validFrom: today,
              closedOnPublicHolidays: false,
              averageWeeks: null,
              rules: [{ code, severity, limit: null }],
              ...more,
            },
          ],
        }),
      ),
    publish: (unit: string, periodFrom: PlainDate, periodTo: PlainDate, more: object = {}) =>
      admin.post('/v1/shift-publications', { planningUnitId: unit, periodFrom, periodTo, ...more }),
  }
}
