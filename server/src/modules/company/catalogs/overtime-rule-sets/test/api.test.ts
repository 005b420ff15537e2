import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const { catalogs } = world.meri
const aino = world.as('aino')
const tauno = world.as('tauno')
const evening = { fromMinutes: 1080, toMinutes: 1440, premiumBp: 1500 }

async function made(path: string, body: object) {
  const answer = await aino.post(path, body, { 'idempotency-key': newId() })
  expect(answer).toMatchObject({ status: 201 })
  return answer.body
}

let count = 0
const newSet = (...versions: object[]) => {
  const code = `agreed-${++count}`
  return made('/v1/overtime-rule-sets', { code, name: code, versions })
}
const tryModel = (...versions: object[]) => {
  const code = `under-${++count}`
  return aino.post('/v1/worktime-models', { code, name: code, versions })
}
const newModel = async (...versions: object[]) => {
  const answer = await tryModel(...versions)
  expect(answer).toMatchObject({ status: 201 })
  return answer.body
}
const memberUnder = async (worktimeModelId: string): Promise<string> => {
  const body = { firstNames: 'Yli', lastName: 'Työ', role: 'employee', worktimeModelId }
  return (await made('/v1/memberships', { ...body, employmentStartDate: '2026-01-01' })).id
}

const dayOf = (member: string, date: string) => `/v1/team/members/${member}/work-days/${date}`
const worked = async (member: string, date: string, startMinutes: number, endMinutes: number) => {
  const entries = [{ entryTypeId: catalogs.entryTypes.work, startMinutes, endMinutes }]
  const written = await aino.put(`${dayOf(member, date)}/entries`, { entries })
  expect(written).toMatchObject({ status: 200 })
  return written.body
}
const approved = async (member: string, date: string, startMinutes: number, endMinutes: number) => {
  await worked(member, date, startMinutes, endMinutes)
  const { body } = await aino.post(`${dayOf(member, date)}/confirm`, {})
  expect(await aino.post(`/v1/work-days/${body.workDayId}/approve`, {})).toMatchObject({ status: 200 })
}
interface Line {
  readonly kind: string
  readonly minutes: number
  readonly creditBp: number
  readonly rule: { readonly id: string; readonly versionId: string }
}
const linesOn = async (member: string, date: string): Promise<readonly Line[]> =>
  (await aino.get(dayOf(member, date))).body.interpretation.lines
const shown = (lines: readonly Line[]) =>
  lines.map(({ kind, minutes, rule }) => [kind, minutes, rule.versionId])

describe('a model that names a set', () => {
  let set: { id: string; versions: { versionId: string }[] }
  let model: { id: string; versions: { versionId: string }[] }
  let member: string
  beforeAll(async () => {
    set = await newSet(
      { validFrom: '2026-01-01', dailyOvertimeAfterMinutes: 450, evening },
      { validFrom: '2026-10-01', dailyOvertimeAfterMinutes: 420, overtimeFirstTierMinutes: 0 },
    )
    model = await newModel({ validFrom: '2026-01-01', kind: 'hours_only', overtimeRuleSetId: set.id })
    member = await memberUnder(model.id)
  })
  const [own, first, second] = [
    () => model.versions[0]?.versionId,
    () => set.versions[0]?.versionId,
    () => set.versions[1]?.versionId,
  ]

  it('has on each day the rules of the version of the set in force on it, which overtime and premiums name', async () => {
    await worked(member, '2026-09-30', 660, 1170)
    expect(shown(await linesOn(member, '2026-09-30'))).toEqual([
      ['normal', 450, own()],
      ['overtime_50', 60, first()],
      ['evening', 90, first()],
    ])
    await worked(member, '2026-10-01', 660, 1170)
    const lines = await linesOn(member, '2026-10-01')
    expect(shown(lines)).toEqual([
      ['normal', 420, own()],
      ['overtime_100', 90, second()],
    ])
    expect(lines[1]?.rule.id).toBe(set.id)
  })

  it('follows a new version of the set in drafts, and keeps what was confirmed', async () => {
    await worked(member, '2026-11-02', 480, 960)
    const draft = (await aino.get(dayOf(member, '2026-11-02'))).body.updatedAt
    await worked(member, '2026-11-03', 480, 960)
    await aino.post(`${dayOf(member, '2026-11-03')}/confirm`, {})
    const kept = (await aino.get(dayOf(member, '2026-11-03'))).body
    const other = await memberUnder(catalogs.worktimeModels.hourly)
    const elsewhere = (await worked(other, '2026-11-02', 480, 960)).updatedAt

    const path = `/v1/overtime-rule-sets/${set.id}/versions`
    const added = await aino.post(path, { validFrom: '2026-11-01', dailyOvertimeAfterMinutes: 480 })
    expect(added).toMatchObject({ status: 201 })
    expect(shown(await linesOn(member, '2026-11-02'))).toEqual([['normal', 480, own()]])
    expect((await aino.get(dayOf(member, '2026-11-02'))).body.updatedAt).not.toBe(draft)
    expect((await aino.get(dayOf(member, '2026-11-03'))).body).toEqual(kept)
    expect((await aino.get(dayOf(other, '2026-11-02'))).body.updatedAt).toBe(elsewhere)
    const { body: opened } = await aino.post(`${dayOf(member, '2026-11-03')}/reopen`, {})
    expect(shown(opened.interpretation.lines)).toEqual([['normal', 480, own()]])
  })

  it('has the rules of the law on days on which the set has no version', async () => {
    const late = await newSet({ validFrom: '2026-06-01', dailyOvertimeAfterMinutes: 300 })
    const version = { validFrom: '2026-01-01', kind: 'hours_only', overtimeRuleSetId: late.id }
    const whose = await memberUnder((await newModel(version)).id)
    await worked(whose, '2026-05-29', 480, 960)
    expect((await linesOn(whose, '2026-05-29')).map(({ kind }) => kind)).toEqual(['normal'])
    await worked(whose, '2026-06-01', 480, 960)
    expect((await linesOn(whose, '2026-06-01')).map(({ kind }) => kind)).toEqual([
      'normal',
      'overtime_50',
      'overtime_100',
    ])
  })
})

it('weekly overtime of approved days is by the rules that they were confirmed with, though their version was cut short', async () => {
  const set = await newSet({ validFrom: '2026-01-01', weeklyOvertimeAfterMinutes: 1800 })
  const version = { validFrom: '2026-03-01', kind: 'shift', overtimeRuleSetId: set.id }
  const member = await memberUnder((await newModel(version)).id)
  for (const date of ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'])
    await approved(member, date, 480, 960)
  // The first version ends before the model begins, so that no date has both any more.
  const path = `/v1/overtime-rule-sets/${set.id}/versions`
  expect(await aino.post(path, { validFrom: '2026-02-01' })).toMatchObject({ status: 201 })
  const made = await tauno.post(
    '/v1/export-batches',
    { periodStart: '2026-03-02', periodEnd: '2026-03-08' },
    { 'idempotency-key': newId() },
  )
  expect(made).toMatchObject({ status: 201 })
  const lines: (Line & { membershipId: string })[] = (
    await tauno.get(`/v1/export-batches/${made.body.id}/lines?limit=100`)
  ).body.items
  const overtime = lines.filter(line => line.membershipId === member && line.kind === 'overtime_50')
  expect(overtime.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(600)
  expect(new Set(overtime.map(({ rule }) => rule.versionId))).toEqual(new Set([set.versions[0].versionId]))

  // A correction compares with the days of the batch, which name the version too.
  const days = (await aino.get(`/v1/work-days?membershipId=${member}&from=2026-03-02&to=2026-03-02`)).body
    .items
  await aino.post(`/v1/work-days/${days[0].id}/correct`, { reason: 'A shorter day.' })
  await approved(member, '2026-03-02', 480, 900)
  const again = await tauno.post(
    '/v1/export-batches',
    { periodStart: '2026-03-09', periodEnd: '2026-03-15' },
    { 'idempotency-key': newId() },
  )
  const corrected: (Line & { membershipId: string })[] = (
    await tauno.get(`/v1/export-batches/${again.body.id}/lines?limit=100`)
  ).body.items
  const change = corrected.filter(line => line.membershipId === member && line.kind === 'overtime_50')
  expect(change.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(-60)
})

describe('a set that a model names', () => {
  it('says nothing that the model gives too, not even none', async () => {
    const { id } = await newSet({ validFrom: '2026-01-01' })
    const version = { validFrom: '2026-01-01', kind: 'fixed', overtimeRuleSetId: id }
    const refused = await tryModel({ ...version, sundayPremiumBp: 0, evening: null })
    expect(refused).toMatchObject({ status: 422, body: { code: 'worktime_model_rules_invalid' } })
    expect(refused.body.detail).toBe(
      'The set of overtime rules says what the version gives too: evening, sundayPremiumBp.',
    )
    const model = await newModel(version)
    expect(
      await aino.post(`/v1/worktime-models/${model.id}/versions`, {
        ...version,
        validFrom: '2027-01-01',
        overtimeCompensation: 'paid',
      }),
    ).toMatchObject({ status: 422, body: { code: 'worktime_model_rules_invalid' } })
  })

  it('is there, and active', async () => {
    const { id } = await newSet({ validFrom: '2026-01-01' })
    await aino.patch(`/v1/overtime-rule-sets/${id}`, { active: false })
    const foreign = (await world.as('sanna').get('/v1/overtime-rule-sets')).body.items[0].id
    for (const overtimeRuleSetId of [id, newId(), foreign])
      expect(await tryModel({ validFrom: '2026-01-01', kind: 'fixed', overtimeRuleSetId })).toMatchObject({
        status: 404,
        body: { code: 'overtime_rule_set_not_found' },
      })
  })

  it('says where overtime of periods begins that the law does not know', async () => {
    const periods = { kind: 'period', periodWeeks: 4, periodStartsOn: '2026-01-05', weeklyMinutes: 2400 }
    const [without, having] = [
      await newSet({ validFrom: '2026-01-01' }),
      await newSet({ validFrom: '2026-01-01', periodOvertimeAfterMinutes: 9600 }),
    ]
    expect(
      await tryModel({ validFrom: '2026-01-01', ...periods, overtimeRuleSetId: without.id }),
    ).toMatchObject({
      status: 422,
      body: { code: 'worktime_model_rules_invalid' },
    })
    await newModel({ validFrom: '2026-01-01', ...periods, overtimeRuleSetId: having.id })
  })

  it('holds together', async () => {
    const { id } = await newSet({ validFrom: '2026-01-01' })
    const version = { validFrom: '2027-01-01', weeklyOvertimeAfterMinutes: null, weeklyFirstTierMinutes: 480 }
    const refused = { status: 422, body: { code: 'overtime_rule_set_rules_invalid' } }
    expect(await aino.post(`/v1/overtime-rule-sets/${id}/versions`, version)).toMatchObject(refused)
  })

  it('changes nothing that a payroll lock holds', async () => {
    const set = await newSet({ validFrom: '2026-01-01' })
    const version = { validFrom: '2026-01-01', kind: 'fixed', overtimeRuleSetId: set.id }
    const member = await memberUnder((await newModel(version)).id)
    await worked(member, '2026-07-01', 480, 1020)
    const before = (await aino.get(dayOf(member, '2026-07-01'))).body
    const locked = await tauno.post('/v1/payroll-locks', {
      periodStart: '2026-07-01',
      periodEnd: '2026-07-31',
    })
    const path = `/v1/overtime-rule-sets/${set.id}/versions`
    const added = { validFrom: '2026-06-01', dailyOvertimeAfterMinutes: 600 }
    expect(await aino.post(path, { ...added, dryRun: true })).toMatchObject({
      status: 409,
      body: { code: 'period_locked', lockId: locked.body.id },
    })
    expect(await aino.post(path, added)).toMatchObject({
      status: 409,
      body: { code: 'period_locked', workDate: '2026-07-01' },
    })
    expect((await aino.get(dayOf(member, '2026-07-01'))).body).toEqual(before)
    expect(await aino.post(path, { ...added, validFrom: '2026-08-01' })).toMatchObject({ status: 201 })
    await tauno.post(`/v1/payroll-locks/${locked.body.id}/lift`, {})
  })
})
