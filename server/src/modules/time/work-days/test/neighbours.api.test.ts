import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { officeOf } from './office.ts'

const world = await startWorld()
const { dayOf, span } = officeOf(world)
const elina = world.as('elina')

const write = (date: string, ...spans: ReturnType<typeof span>[]) =>
  elina.put(`${dayOf('veera', date)}/entries`, { entries: spans })
const night = span(1320, 1800)
const early = span(240, 720)

describe('minutes that lie on two days', () => {
  const clash = (workDates: string[]) => ({ status: 422, body: { code: 'entry_overlap', workDates } })

  it('are refused on the later day, with both days named', async () => {
    await write('2026-10-05', night)
    const refused = await write('2026-10-06', early)
    expect(refused).toMatchObject(clash(['2026-10-05', '2026-10-06']))
    expect(refused.body.detail).toMatch(/2026-10-05.*2026-10-06/)
  })

  it('are refused on the earlier day', async () => {
    await write('2026-10-08', early)
    expect(await write('2026-10-07', night)).toMatchObject(clash(['2026-10-07', '2026-10-08']))
    await write('2026-10-13', span(60, 540))
    expect(await write('2026-10-12', span(1500, 1980))).toMatchObject(clash(['2026-10-12', '2026-10-13']))
  })

  it('are refused beside a confirmed day', async () => {
    await write('2026-10-14', night)
    expect(await elina.post(`${dayOf('veera', '2026-10-14')}/confirm`, {})).toMatchObject({ status: 200 })
    expect(await write('2026-10-15', early)).toMatchObject(clash(['2026-10-14', '2026-10-15']))
  })

  it('are not those of another member', async () => {
    await write('2026-10-19', night)
    const other = await world.as('eero').put(`${dayOf('onni', '2026-10-20')}/entries`, { entries: [early] })
    expect(other).toMatchObject({ status: 200 })
  })

  it('are never stored, whichever of two writes at once comes first', async () => {
    const pairs = Array.from({ length: 12 }, (_, index) => addDays('2026-05-04', 3 * index))
    const answers = await Promise.all(
      pairs.map(date => Promise.all([write(date, night), write(addDays(date, 1), early)])),
    )
    for (const [index, pair] of answers.entries()) {
      expect(new Set(pair.map(({ status }) => status))).toEqual(new Set([200, 422]))
      const date = pairs[index]!
      const days = await Promise.all([date, addDays(date, 1)].map(each => elina.get(dayOf('veera', each))))
      expect(days.flatMap(({ body }) => body.entries)).toHaveLength(1)
    }
  })
})

it('a day of 23 hours takes all of its hours, and one of 25 hours no 26th', async () => {
  expect(await write('2026-03-29', span(0, 1440))).toMatchObject({
    status: 200,
    body: { workedMinutes: 1380 },
  })
  const refused = await write('2026-10-25', span(0, 1500))
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'entry_day_total_exceeded', totalMinutes: 1560, dayMinutes: 1500 },
  })
})
