import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { addDays, dateIn } from '../../../../../platform/vocabulary/dates.ts'
import { pricedWorld } from '../../rate-cards/test/world.ts'
import { budgetFigure } from '../figures.ts'
import { warnDue } from '../jobs.ts'
import { passedShares } from '../rules.ts'

const at = await pricedWorld()
const { world, admin, made, done, rule, members, project, worked } = at
const { services } = world.app
const today = dateIn('Europe/Helsinki', new Date().toISOString())
const refused = (status: number, code: string) => ({ status, body: { code } })
await rule({}, 6001)

it('burns, remains and is forecast by its formula', () => {
  const uses = [
    { date: '2026-01-01', amount: 100 },
    { date: '2026-02-02', amount: 10 },
    { date: '2026-03-01', amount: 31 },
    { date: '2026-03-02', amount: 999 },
  ]
  const onDay = budgetFigure(uses, { budget: 200, asOf: '2026-03-01', endDate: '2026-03-09' })
  expect(onDay).toMatchObject({ used: 141, remaining: 59, usedShareBp: 7050, burnPerWeek: 10, forecast: 161 })
  expect(onDay.explain).toMatchObject({ rows: 3, burnFrom: '2026-02-02', burned: 41, weeksLeft: 2 })
  expect(budgetFigure(uses, { budget: null, asOf: '2026-03-01', endDate: null })).toMatchObject({
    remaining: null,
    forecast: null,
  })
})

it('adds up to its rows, whatever they are, as exact fractions say', () => {
  const use = fc.record({
    date: fc.integer({ min: -60, max: 20 }).map(days => addDays('2026-03-01', days)),
    amount: fc.integer({ min: 0, max: 1_000_000 }),
  })
  fc.assert(
    fc.property(
      fc.array(use, { maxLength: 40 }),
      fc.option(fc.integer({ min: 0, max: 10_000_000 })),
      fc.option(fc.integer({ min: -30, max: 400 })),
      (uses, budget, untilEnd) => {
        const asOf = '2026-03-01'
        const endDate = untilEnd === null ? null : addDays(asOf, untilEnd)
        const figure = budgetFigure(uses, { budget, asOf, endDate })
        const upTo = uses.filter(({ date }) => date <= asOf)
        const sum = (all: typeof uses) => all.reduce((total, { amount }) => total + amount, 0)
        const burned = sum(upTo.filter(({ date }) => date > addDays(asOf, -28)))
        const weeks = untilEnd === null ? null : Math.max(0, Math.ceil(untilEnd / 7))
        expect(figure).toMatchObject({
          used: sum(upTo),
          remaining: budget === null ? null : budget - sum(upTo),
          burnPerWeek: Math.floor((burned + 2) / 4),
          forecast: weeks === null ? null : sum(upTo) + Math.floor((burned + 2) / 4) * weeks,
        })
        expect(figure.explain).toMatchObject({ rows: upTo.length, burned, weeksLeft: weeks })
      },
    ),
    { numRuns: 500 },
  )
})

it('passes shares once', () => {
  const uses = [{ measure: 'cents' as const, budget: 1000, used: 800 }]
  const passed = (told: readonly { measure: 'cents'; shareBp: number }[]) =>
    passedShares(uses, [5000, 8000, 8001], told).map(({ shareBp }) => shareBp)
  expect(passed([])).toEqual([5000, 8000])
  expect(passed([{ measure: 'cents', shareBp: 5000 }])).toEqual([8000])
  expect(passedShares([{ measure: 'minutes', budget: 0, used: 0 }], [5000], [])).toEqual([])
})

it('is used as the rows say, whatever is written', async () => {
  const { id } = await project({ state: 'active', budgetMinutes: 600, budgetCents: 100_000 })
  await admin.put(`/v1/projects/${id}/budget/warnings`, { warningSharesBp: [], includesPurchases: true })
  const days = ['2026-06-01', '2026-06-02', '2026-06-03']
  const step = fc.record({
    name: fc.constantFrom('onni' as const, 'veera' as const),
    day: fc.constantFrom(...days),
    minutes: fc.integer({ min: 1, max: 400 }),
    netCents: fc.option(fc.integer({ min: 0, max: 999 })),
  })
  const written = new Map<string, number>()
  const bought: number[] = []
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async steps => {
      for (const { name, day, minutes, netCents } of steps) {
        await worked(name, day, id, minutes)
        written.set(`${name} ${day}`, minutes)
        if (netCents === null) continue
        const purchase = {
          supplier: 'Puu',
          description: 'Lauta',
          purchaseDate: day,
          markupBp: 1500,
          netCents,
        }
        await made(`/v1/projects/${id}/purchases`, purchase)
        bought.push(Math.floor((netCents * 11_500 + 5000) / 10_000))
      }
      const { minutes, cents } = (await admin.get(`/v1/projects/${id}/budget`)).body
      const rows = [...written.values()]
      expect(minutes.used).toBe(rows.reduce((sum, each) => sum + each, 0))
      expect(cents.used).toBe(
        [...rows.map(each => Math.floor((each * 6001 + 30) / 60)), ...bought].reduce(
          (sum, each) => sum + each,
          0,
        ),
      )
    }),
    { numRuns: 100 },
  )
})

it('is used by hours on a task that is not billable in minutes alone', async () => {
  const { id } = await project({ state: 'active', budgetMinutes: 600, budgetCents: 100_000 })
  const task = await made('/v1/tasks', { title: 'Takuu', projectId: id, billable: false })
  const entries = [undefined, task.id].map((taskId, hour) => ({
    entryTypeId: at.work,
    startMinutes: 480 + 60 * hour,
    endMinutes: 540 + 60 * hour,
    allocations: [{ dimensionId: 'project', valueId: id, ...(taskId && { taskId }) }],
  }))
  const day = `/v1/team/members/${members.sisu.id}/work-days/2026-06-05/entries`
  expect(await admin.put(day, { entries })).toMatchObject({ status: 200 })
  const budget = async () => {
    const { minutes, cents } = (await admin.get(`/v1/projects/${id}/budget`)).body
    return [minutes.used, minutes.explain.rows, cents.used, cents.explain.rows]
  }
  expect(await budget()).toEqual([120, 2, 6001, 1])
  expect(await admin.patch(`/v1/tasks/${task.id}`, { billable: true })).toMatchObject({ status: 200 })
  expect(await budget()).toEqual([120, 2, 12_002, 2])
})

it('tells its manager of each share once for a baseline, however often and by however many it is looked at', async () => {
  const { id } = await project({
    state: 'active',
    budgetMinutes: 100,
    managerMembershipId: members.elina.id,
  })
  const warn = () => warnDue(services, world.meri.id)
  const mails = () =>
    world.database.owner<{ subject: string }>(
      `select subject from outgoing_mails where kind = 'budget_warning' and about_id = $1 order by id`,
      [id],
    )
  await worked('onni', addDays(today, -3), id, 40)
  await warn()
  expect(await mails()).toEqual([])
  await worked('onni', addDays(today, -3), id, 85)
  await Promise.all([warn(), warn(), warn()])
  await warn()
  expect(await mails()).toHaveLength(1)
  const { warnings } = (await admin.get(`/v1/projects/${id}/budget`)).body
  expect(warnings.map(({ shareBp }: { shareBp: number }) => shareBp)).toEqual([5000, 8000])
  await worked('onni', addDays(today, -4), id, 85)
  await warn()
  expect(await mails()).toHaveLength(2)
  await admin.patch(`/v1/projects/${id}`, { budgetMinutes: 170 })
  await warn()
  await warn()
  expect(await mails()).toHaveLength(3)
})

it('is refused', async () => {
  const { id } = await project({ state: 'active' })
  const path = `/v1/projects/${id}/budget`
  const wanted = { warningSharesBp: [9000, 9000, 100] }
  expect((await admin.put(`${path}/warnings`, wanted)).body).toMatchObject({ warningSharesBp: [100, 9000] })
  await done(`/v1/projects/${id}/close`)
  expect(await admin.put(`${path}/warnings`, wanted)).toMatchObject(refused(409, 'project_closed'))
  expect(await admin.get(`/v1/projects/${newId()}/budget`)).toMatchObject(refused(404, 'project_not_found'))
})
