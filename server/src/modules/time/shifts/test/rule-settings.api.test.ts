import { describe, expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { addDays, dateIn } from '../../../../platform/vocabulary/dates.ts'

const world = await startWorld()
const admin = world.as('aino')
const today = dateIn('Europe/Helsinki', new Date().toISOString())
let count = 0

const unit = async () =>
  (await made(admin.post('/v1/planning-units', { name: `Sääntö ${++count}` }))).id as string
const rest = (severity: string, limit: number | null = null) => ({
  code: 'shift_daily_rest',
  severity,
  limit,
})
const rules = (validFrom: string, ...said: object[]) => ({
  validFrom,
  closedOnPublicHolidays: false,
  averageWeeks: null,
  rules: said,
})
const hours = (validFrom: string, ...said: object[]) => ({ validFrom, hours: said })
const morning = { weekday: 1, fromHour: 8, toHour: 12, minimum: 2, maximum: 4 }
const closure = (closedFrom: string, closedTo = closedFrom) => ({ closedFrom, closedTo, name: null })

describe('what a unit may say of a rule', () => {
  it('is every rule with its section, and what it is where nothing is said', async () => {
    const { defaults } = await made(admin.get(`/v1/planning-units/${await unit()}/shift-rules`))
    expect(defaults).toHaveLength(11)
    expect(defaults).toContainEqual({
      code: 'shift_daily_rest',
      severity: 'warning',
      fixed: false,
      law: 'Working Time Act 872/2019, 25 §',
      limit: 660,
      limitUnit: 'minutes',
    })
    expect(defaults).toContainEqual({
      code: 'shift_overlap',
      severity: 'refusal',
      fixed: true,
      law: null,
      limit: null,
      limitUnit: null,
    })
  })

  it.each([
    ['a rule named twice', [rest('warning'), rest('override')]],
    ['a softened overlap', [{ code: 'shift_overlap', severity: 'warning', limit: null }]],
    ['a softened lock', [{ code: 'shift_period_locked', severity: 'override', limit: null }]],
    ['a limit of a rule without one', [{ code: 'shift_unit_closed', severity: 'warning', limit: 3 }]],
    ['more rest than a day has', [rest('warning', 1441)]],
    ['nights without end', [{ code: 'shift_nights_in_row', severity: 'warning', limit: 61 }]],
  ])('and not %s', async (_, said) => {
    const answer = await admin.put(`/v1/planning-units/${await unit()}/shift-rules`, {
      versions: [rules(today, ...said)],
    })
    expect(answer).toMatchObject({ status: 422, body: { code: 'shift_rule_invalid' } })
  })

  it.each([
    ['hours that end before they begin', [{ ...morning, toHour: 8 }]],
    ['a maximum below the minimum', [{ ...morning, maximum: 1 }]],
    ['an hour twice', [morning, { ...morning, fromHour: 11, toHour: 14 }]],
  ])('staffing is not %s', async (_, said) => {
    const answer = await admin.put(`/v1/planning-units/${await unit()}/hourly-staffing`, {
      versions: [hours(today, ...said)],
    })
    expect(answer).toMatchObject({ status: 422, body: { code: 'shift_staffing_invalid' } })
  })

  it('a closure does not end before it begins', async () => {
    const answer = await admin.put(`/v1/planning-units/${await unit()}/shift-closures`, {
      closures: [closure(addDays(today, 3), today)],
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'range_end_before_start' } })
  })
})
