import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMovementsSaid } from './movements-said.ts'
import { startOffice } from './office.ts'

const office = await startOffice()
const { accountOf, aino, approve, assign, hours, members, newModel, rowsOf, tauno } = office
const week = (minutes: number) => [minutes, minutes, minutes, minutes, minutes, 0, 0]
const flexible = (minutes: number) => ({ kind: 'flex', dayTargets: week(minutes) })

let model: string
let account: { id: string }
beforeAll(async () => {
  model = await newModel('changing', flexible(450))
  await assign('lumi', model)
  account = await accountOf('lumi', 'flex')
  for (const day of ['22', '23', '24', '25', '26']) await approve('lumi', `2024-07-${day}`, hours(7.5))
  const closed = await tauno.post('/v1/period-closings', { kind: 'flex_period', date: '2024-08-31' })
  expect(closed).toMatchObject({ status: 201 })
})

const balance = async () => (await office.balancesOf('lumi', '2024-08-31'))['flex']
const rowsOn = async (date: string) =>
  (await allRows()).filter(([on]) => on === date).map(row => row.slice(1, 4))
async function allRows(): Promise<unknown[][]> {
  return (await rowsOf(account.id)) as unknown[][]
}

describe('dates without entries that have been settled', () => {
  it('take nothing any more when they turn out to be holidays, and again when they do not', async () => {
    expect(await balance()).toBe(-25 * 450)
    const holiday = { date: '2024-08-01', code: 'town_day', kind: 'public', name: { fi: 'Kaupungin päivä' } }
    expect(await aino.post('/v1/holidays', holiday)).toMatchObject({ status: 201 })
    expect(await balance()).toBe(-24 * 450)
    expect(await rowsOn('2024-08-01')).toEqual([
      ['usage', 'blank_date', -450],
      ['reversal', 'blank_date', 450],
    ])
    expect((await aino.delete('/v1/holidays/2024-08-01/town_day')).status).toBeLessThan(300)
    expect(await balance()).toBe(-25 * 450)
    expect(await rowsOn('2024-08-01')).toEqual([
      ['usage', 'blank_date', -450],
      ['reversal', 'blank_date', 450],
      ['usage', 'blank_date', -450],
    ])
  })

  it('take what another version of the model expects of them, from its first date on', async () => {
    const versions = `/v1/worktime-models/${model}/versions`
    const later = { validFrom: '2024-08-26', validTo: '2024-08-30', ...flexible(300) }
    const before = await allRows()
    expect(await aino.post(versions, { ...later, dryRun: true })).toMatchObject({ status: 201 })
    expect(await allRows()).toEqual(before)
    expect(await aino.post(versions, later)).toMatchObject({ status: 201 })
    expect(await balance()).toBe(-20 * 450 - 5 * 300)
    expect(await rowsOn('2024-08-23')).toEqual([['usage', 'blank_date', -450]])
    expect(await rowsOn('2024-08-26')).toEqual([
      ['usage', 'blank_date', -450],
      ['reversal', 'blank_date', 450],
      ['usage', 'blank_date', -300],
    ])
    const explained = await tauno.get(`/v1/balances/${account.id}/transactions?limit=100`)
    expect(explained.body.items).toContainEqual(
      expect.objectContaining({
        effectiveDate: '2024-08-26',
        kind: 'reversal',
        explain: expect.stringContaining('turned out otherwise'),
      }),
    )
  })

  it('take nothing outside of an employment that turns out to have begun later', async () => {
    const employmentStartDate = '2024-07-31'
    const moved = await aino.patch(`/v1/memberships/${members.lumi.id}`, { employmentStartDate })
    expect(moved).toMatchObject({ status: 200 })
    // Two dates of July, the 29th and 30th, lie before it.
    expect(await balance()).toBe(-18 * 450 - 5 * 300)
    expect(await rowsOn('2024-07-29')).toEqual([
      ['usage', 'blank_date', -450],
      ['reversal', 'blank_date', 450],
    ])
  })

  it('take the same whatever overtime is agreed', async () => {
    const { body: set } = await aino.post('/v1/overtime-rule-sets', {
      code: 'agreed',
      name: 'Sovittu',
      versions: [{ validFrom: '2024-01-01' }],
    })
    const versions = `/v1/worktime-models/${model}/versions`
    const under = { validFrom: '2024-08-31', ...flexible(450), overtimeRuleSetId: set.id }
    expect(await aino.post(versions, under)).toMatchObject({ status: 201 })
    const before = await allRows()
    const other = { validFrom: '2024-08-01', dailyOvertimeAfterMinutes: 600 }
    expect(await aino.post(`/v1/overtime-rule-sets/${set.id}/versions`, other)).toMatchObject({ status: 201 })
    expect(await allRows()).toEqual(before)
  })
})

// Whatever was moved above.
afterAll(() => expectMovementsSaid(tauno))
