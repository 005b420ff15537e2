import { afterAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { mondayOf } from '../../../../platform/vocabulary/weekdays.ts'
import { clockOf } from '../../punch-clock/test/clock.ts'
import { expectMovementsSaid } from './movements-said.ts'
import { startOffice } from './office.ts'

const office = await startOffice()
const { aino, accountOf, approve, assign, balancesOf, confirm, hours } = office
const { members, newModel, path, rowsOf, world, write } = office

const flexible = await newModel('flexible', {
  kind: 'flex',
  dayTargets: [480, 480, 480, 480, 0, 0, 0],
  weeklyMinutes: 1920,
})
const saving = await newModel('saving', {
  kind: 'fixed',
  dayTargets: [480, 480, 480, 480, 480, 0, 0],
  overtimeCompensation: 'overtime_account',
})

describe('a day of flexitime', () => {
  it('moves when it is approved, back when it is opened, and anew when it is approved again', async () => {
    await assign('onni', flexible)
    const id = await approve('onni', '2024-01-08', hours(9))
    expect(await balancesOf('onni', '2024-01-08')).toEqual({ flex: 60 })
    expect(await balancesOf('onni', '2024-01-07')).toEqual({ flex: 0 })

    expect(await aino.post(`/v1/work-days/${id}/unapprove`, {})).toMatchObject({ status: 200 })
    expect(await balancesOf('onni', '2024-01-08')).toEqual({ flex: 0 })
    await approve('onni', '2024-01-08', hours(9))
    expect(await aino.post(`/v1/work-days/${id}/correct`, { reason: 'Wrong end.' })).toMatchObject({
      status: 200,
    })
    await approve('onni', '2024-01-08', hours(10))

    const account = await accountOf('onni', 'flex')
    const monday = (await rowsOf(account.id)).filter(row => (row as string[])[0] === '2024-01-08')
    expect(monday).toEqual([
      ['2024-01-08', 'accrual', 'work_day', 60, 60],
      ['2024-01-08', 'reversal', 'work_day', -60, 0],
      ['2024-01-08', 'accrual', 'work_day', 60, 60],
      ['2024-01-08', 'reversal', 'work_day', -60, 0],
      ['2024-01-08', 'accrual', 'work_day', 120, 120],
    ])
  })

  it('takes the dates without entries of an approved week with it, and gives back what is recorded later', async () => {
    await assign('helmi', flexible)
    for (const day of ['05', '06']) await approve('helmi', `2024-02-${day}`, hours(8))
    // Wednesday and Thursday are over and blank.
    expect(await balancesOf('helmi', '2024-02-11')).toEqual({ flex: -960 })

    await write('helmi', '2024-02-08', hours(6))
    expect(await balancesOf('helmi', '2024-02-11')).toEqual({ flex: -960 })
    await approve('helmi', '2024-02-08', hours(6))
    expect(await balancesOf('helmi', '2024-02-11')).toEqual({ flex: -480 - 120 })

    // A week off lies between: it comes with the next week that is approved.
    await approve('helmi', '2024-02-19', hours(8))
    expect(await balancesOf('helmi', '2024-02-18')).toEqual({ flex: -600 - 4 * 480 })
    expect(await balancesOf('helmi', '2024-02-25')).toEqual({ flex: -600 - 7 * 480 })
  })

  describe('that is emptied makes its date a blank one', () => {
    /** Approves Monday to Wednesday of a week whose Thursday has something on it. */
    const approveUntilThursday = async (name: 'paavo' | 'elina' | 'eero', monday: string) => {
      for (const days of [0, 1, 2]) await approve(name, addDays(monday, days), hours(8))
      expect(await balancesOf(name, addDays(monday, 6))).toEqual({})
    }

    it('by a write', async () => {
      await assign('paavo', flexible)
      await write('paavo', '2024-03-07', hours(2))
      await approveUntilThursday('paavo', '2024-03-04')
      await write('paavo', '2024-03-07', [])
      expect(await balancesOf('paavo', '2024-03-10')).toEqual({ flex: -480 })
    })

    it('by the undoing of an import', async () => {
      await assign('elina', flexible)
      const row = { membershipId: members.elina.id, date: '2024-03-07', entryType: 'work' }
      const brought = await aino.post('/v1/imports/work-days', { rows: [{ ...row, durationMinutes: 120 }] })
      await approveUntilThursday('elina', '2024-03-04')
      expect(await aino.post(`/v1/imports/${brought.body.importId}/undo`, {})).toMatchObject({ status: 200 })
      expect(await balancesOf('elina', '2024-03-10')).toEqual({ flex: -480 })
    })

    it('by a correction of the clock', async () => {
      await assign('eero', flexible)
      const eero = world.as('eero')
      const { today, work } = await clockOf(world)
      const thursday = addDays(mondayOf(today), -4)
      const punched = await work(eero, thursday, [
        ['clock_in', '08:00'],
        ['clock_out', '10:00'],
      ])
      await approveUntilThursday('eero', addDays(thursday, -3))
      const wanted = { kind: 'remove', punchId: punched.punch.id, reason: 'Ei töissä.' }
      const asked = await eero.post('/v1/me/punch-corrections', wanted)
      expect(await aino.post(`/v1/punch-corrections/${asked.body.id}/approve`, {})).toMatchObject({
        status: 200,
      })
      expect((await aino.get(path('eero', thursday))).body.entries).toEqual([])
      expect(await balancesOf('eero', addDays(thursday, 3))).toEqual({ flex: -480 })
    })
  })
})

describe('overtime that is saved', () => {
  it('moves with its premium, and that of the week when all its days are approved', async () => {
    await assign('veera', saving)
    for (const day of ['06', '07', '08', '09', '10']) await approve('veera', `2024-05-${day}`, hours(8))
    expect(await balancesOf('veera', '2024-05-12')).toEqual({})
    const saturday = await confirm('veera', '2024-05-11', hours(4))
    expect(await aino.post(`/v1/work-days/${saturday}/approve`, {})).toMatchObject({ status: 200 })
    const { overtime } = await balancesOf('veera', '2024-05-12')
    expect(overtime).toBe(360)

    const account = await accountOf('veera', 'overtime')
    const { body } = await aino.get(`/v1/balances/${account.id}/explain?asOf=2024-05-12`)
    expect(body).toMatchObject({ balanceMinutes: 360, carriedMinutes: 0 })
    const week = body.sources.find((one: { sourceType: string }) => one.sourceType === 'stretch')
    expect(week).toMatchObject({ from: '2024-05-06', to: '2024-05-12' })
    expect(week.rows[0].explain).toContain('Week from 2024-05-06 to 2024-05-12')
    expect(body.sources.reduce((sum: number, one: { minutes: number }) => sum + one.minutes, 0)).toBe(360)

    // A day of the week is opened: the week is no longer approved, and what it moved is taken back.
    const monday = (await aino.get(path('veera', '2024-05-06'))).body.workDayId
    await aino.post(`/v1/work-days/${monday}/unapprove`, {})
    expect(await balancesOf('veera', '2024-05-12')).toEqual({ overtime: 240 })
    await approve('veera', '2024-05-06', hours(8))
    expect(await balancesOf('veera', '2024-05-12')).toEqual({ overtime: 360 })
  })
})

it('no row is changed or deleted, whoever asks the database', async () => {
  for (const statement of [
    'update balance_transactions set minutes = minutes + 1 where org_id = $1',
    'delete from balance_transactions where org_id = $1',
  ])
    await expect(world.database.owner(statement, [world.meri.id])).rejects.toThrow(
      'never changed nor deleted',
    )
})

// Whatever was moved above.
afterAll(() => expectMovementsSaid(aino))
