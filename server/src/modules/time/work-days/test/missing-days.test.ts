import { expect, it } from 'vitest'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const aino = world.as('aino')

it('a credited holiday and the days outside the employment are not missing', async () => {
  const missing = async (): Promise<string[]> =>
    (await world.as('lumi').get('/v1/me/overview')).body.missingDays.map(
      ({ workDate }: { workDate: string }) => workDate,
    )
  const before = await missing()
  const [first = '', second = '', ...others] = before
  expect(others.length).toBeGreaterThan(5)

  // Under this code a holiday is credited, whatever its date.
  const holiday = { date: second, code: 'independence_day', kind: 'public', name: { fi: 'Juhlapäivä' } }
  expect(await aino.post('/v1/holidays', holiday)).toMatchObject({ status: 201 })
  expect(await missing()).toEqual([first, ...others])

  const employmentStartDate = addDays(first, 1)
  await aino.patch(`/v1/memberships/${world.meri.members.lumi.id}`, { employmentStartDate })
  expect(await missing()).toEqual(others)
})
