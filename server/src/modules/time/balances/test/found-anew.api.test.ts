import { expect, it } from 'vitest'
import { absencesOf } from '../../absences/test/office.ts'
import { startOffice } from './office.ts'

const office = await startOffice()
const { accountOf, aino, approve, assign, hours, newModel, tauno, world, write } = office
const { types } = await absencesOf(world)
const flexible = await newModel('found_anew', { kind: 'flex', dayTargets: [480, 480, 480, 480, 480, 0, 0] })
const shorter = await newModel('found_shorter', {
  kind: 'flex',
  dayTargets: [300, 300, 300, 300, 300, 0, 0],
})

/** Why what an account had was taken back, by date, in a language. */
async function takenBack(accountId: string, language: string): Promise<unknown[][]> {
  const path = `/v1/balances/${accountId}/transactions?limit=100`
  const { body } = await tauno.get(path, { 'accept-language': language })
  return body.items
    .filter(({ kind }: any) => kind === 'reversal')
    .map(({ effectiveDate, explanation, explain }: any) => [effectiveDate, explanation, explain])
    .toReversed()
}

/** Another model from a date on, as if nothing had been told of it: rows are then found to be other than they should. */
const silently = (name: 'paavo' | 'lumi', from: string) => assign(name, shorter, from)

it('a date without entries is found anew when another day of its week is emptied', async () => {
  await assign('paavo', flexible)
  const account = await accountOf('paavo', 'flex')
  await approve('paavo', '2024-03-08', hours(8))
  await write('paavo', '2024-03-09', hours(1))
  await silently('paavo', '2024-03-07')
  await write('paavo', '2024-03-09', [])
  const explanation = { code: 'found_anew_on_emptying', values: {} }
  expect(await takenBack(account.id, 'en')).toContainEqual([
    '2024-03-07',
    explanation,
    'Found anew when a day was emptied.',
  ])
  expect(await takenBack(account.id, 'fi')).toContainEqual([
    '2024-03-07',
    explanation,
    'Laskettu uudelleen, kun päivä tyhjennettiin.',
  ])
  expect(await office.balancesOf('paavo', '2024-03-10')).toEqual({ flex: -3 * 480 - 300 })
})

it('a date without entries is found anew at the end of the flexitime period', async () => {
  const close = async () => {
    const closed = await tauno.post('/v1/period-closings', { kind: 'flex_period', date: '2024-08-31' })
    expect(closed, JSON.stringify(closed.body)).toMatchObject({ status: 201 })
  }
  await assign('lumi', flexible)
  const account = await accountOf('lumi', 'flex')
  for (const day of ['22', '23', '24', '25', '26']) await approve('lumi', `2024-07-${day}`, hours(8))
  await close()
  expect(await office.balancesOf('lumi', '2024-08-31')).toEqual({ flex: -25 * 480 })
  await silently('lumi', '2024-08-30')
  await close()
  expect(await office.balancesOf('lumi', '2024-08-31')).toEqual({ flex: -24 * 480 - 300 })
  expect((await takenBack(account.id, 'sv')).at(-1)).toEqual([
    '2024-08-30',
    { code: 'found_anew_at_period_end', values: {} },
    'Räknat på nytt vid flextidsperiodens slut.',
  ])
})

it('what an absence takes from a balance on a day that turns out to be free is taken back', async () => {
  const account = await accountOf('veera', 'overtime')
  const opening = { kind: 'opening', minutes: 1200, effectiveDate: '2026-11-01', reason: 'Sovittu.' }
  expect(await tauno.post(`/v1/balances/${account.id}/transactions`, opening)).toMatchObject({ status: 201 })
  const asked = await world.as('veera').post('/v1/me/absences', {
    ...{ absenceTypeId: types.overtime_leave, submit: true },
    ...{ startDate: '2027-02-01', endDate: '2027-02-02' },
  })
  expect(await world.as('helmi').post(`/v1/absences/${asked.body.id}/approve`, {})).toMatchObject({
    status: 200,
  })
  const holiday = { date: '2027-02-02', code: 'town_day', kind: 'public', name: { fi: 'Kaupungin päivä' } }
  expect(await aino.post('/v1/holidays', holiday)).toMatchObject({ status: 201 })
  expect(await takenBack(account.id, 'fi')).toEqual([
    ['2027-02-01', { code: 'absence_changed', values: {} }, 'Poissaolo muuttui.'],
    ['2027-02-02', { code: 'absence_changed', values: {} }, 'Poissaolo muuttui.'],
  ])
  expect(await office.balancesOf('veera', '2027-02-28')).toMatchObject({ overtime: 1200 - 450 })
})

it('what the end of a year would cut from a time bank is told ahead', async () => {
  const versions = [{ validFrom: '2020-01-01', ceilingMinutes: 6000, carryOverMinutes: 4800 }]
  const bank = await aino.post('/v1/time-banks', { code: 'saved', name: 'Säästövapaat', versions })
  const account = await accountOf('onni', 'time_bank', bank.body.id)
  const opening = { kind: 'opening', minutes: 7000, effectiveDate: '2024-06-01', reason: 'Sovittu.' }
  expect(await tauno.post(`/v1/balances/${account.id}/transactions`, opening)).toMatchObject({ status: 201 })
  const tomorrow = Temporal.Now.plainDateISO('Europe/Helsinki').add({ days: 1 })
  const until = `${tomorrow.year}-12-31`
  const ahead = await tauno.get(`/v1/balances/${account.id}/projection?until=${until}`, {
    'accept-language': 'fi',
  })
  expect(ahead.body.steps[0]).toMatchObject({
    ...{ kind: 'cap_cut', minutes: 4800 - 7000 },
    explanation: { code: 'projected_cap_cut', values: { balanceMinutes: 7000, limitMinutes: 4800 } },
    explain: 'Jakson lopussa 116 h 40 min, josta 80 h siirtyy eteenpäin.',
  })
})
