import { expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const aino = world.as('aino')
const { work, break: lunch } = world.meri.catalogs.entryTypes

interface Line {
  readonly kind: string
  readonly minutes: number
  readonly compensation: string
}

let made = 0

/** A new member who works by a model of their own from the beginning. */
async function memberWith(rules: object) {
  made++
  const version = { validFrom: '2026-01-01', ...rules }
  const model = await aino.post('/v1/worktime-models', {
    code: `figures_${made}`,
    name: `Malli ${made}`,
    versions: [version],
  })
  expect(model.status).toBe(201)
  const member = await aino.post(
    '/v1/memberships',
    {
      firstNames: 'Minja',
      lastName: `Mittari ${made}`,
      role: 'employee',
      employmentStartDate: '2026-01-01',
      worktimeModelId: model.body.id,
    },
    { 'idempotency-key': newId() },
  )
  expect(member.status).toBe(201)
  return {
    id: member.body.id as string,
    async write(date: string, body: object) {
      const day = await aino.put(`/v1/team/members/${member.body.id}/work-days/${date}/entries`, body)
      expect(day.status).toBe(200)
      return day.body
    },
  }
}

const span = (startMinutes: number, endMinutes: number, entryTypeId: string = work) => ({
  entryTypeId,
  startMinutes,
  endMinutes,
})

const told = (lines: readonly Line[]) =>
  lines.map(({ kind, minutes, compensation }) => `${kind} ${minutes} ${compensation}`)

it('overtime that is taken as time off is not paid as well', async () => {
  const member = await memberWith({ kind: 'fixed', overtimeCompensation: 'overtime_account' })
  const { interpretation } = await member.write('2026-10-12', { entries: [span(480, 1080)] })
  expect(told(interpretation.lines)).toEqual(['normal 480 paid', 'overtime_50 120 overtime_account'])
  expect(interpretation.balanceTerms).toMatchObject([{ accountKind: 'overtime', minutes: 180 }])
})

it('flexitime moves to its balance with its sign, and is no line', async () => {
  const member = await memberWith({ kind: 'flex', flexInPayroll: 'movement' })
  const long = await member.write('2026-10-12', { entries: [span(480, 1080)] })
  expect(told(long.interpretation.lines)).toEqual(['normal 600 paid'])
  expect(long.interpretation.balanceTerms).toMatchObject([{ accountKind: 'flex', minutes: 120 }])
  const short = await member.write('2026-10-13', { entries: [span(480, 900)] })
  expect(short.interpretation.balanceTerms).toMatchObject([{ accountKind: 'flex', minutes: -60 }])
})

it('a day within the tolerance counts as exactly on time', async () => {
  const member = await memberWith({ kind: 'fixed', toleranceMinutes: { over: 10, under: 4 } })
  const day = (from: number, to: number) => member.write('2026-10-14', { entries: [span(from, to)] })
  expect((await day(475, 965)).interpretation).toMatchObject({ workedMinutes: 490, deviationMinutes: 0 })
  expect((await day(480, 956)).interpretation).toMatchObject({ workedMinutes: 476, deviationMinutes: 0 })
  expect((await day(480, 955)).interpretation).toMatchObject({ deviationMinutes: -5 })
  const beyond = (await day(480, 971)).interpretation
  expect(told(beyond.lines)).toEqual(['normal 480 paid', 'overtime_50 11 paid'])
})

it('a gap between entries is told by detail and register, and is neither work nor break', async () => {
  const member = await memberWith({ kind: 'fixed' })
  const frame = {
    startMinutes: 480,
    endMinutes: 1020,
    workedMinutes: 450,
    breakMinutes: 30,
    gapMinutes: 60,
  }
  const entries = [span(480, 720), span(600, 630, lunch), span(780, 1020)]
  expect(await member.write('2026-10-15', { entries })).toMatchObject(frame)
  const { body } = await aino.get(`/v1/work-days?from=2026-10-15&to=2026-10-15&membershipId=${member.id}`)
  expect(body.items).toMatchObject([frame])
})

it('unpaid leave has its minutes on a line', async () => {
  const member = await memberWith({ kind: 'fixed' })
  const { unpaid_leave: dayTypeId } = world.meri.catalogs.dayTypes
  const path = `/v1/team/members/${member.id}/work-days/2026-10-16`
  const marked = await aino.put(`${path}/day-type`, { dayTypeId })
  expect(marked).toMatchObject({ status: 200, body: { expectedTargetMinutes: 0, workedMinutes: 0 } })
  expect(told(marked.body.interpretation.lines)).toEqual(['absence 480 paid'])
})
