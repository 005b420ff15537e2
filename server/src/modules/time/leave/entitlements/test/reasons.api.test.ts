import { expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { datesInRange } from '../../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { moved } from '../../../absences/reasons.ts'
import { leaveOfAbsences } from '../absence-account.ts'
import { arranged, inMeri, settle, withAnnualHoliday } from './world.ts'

const world = await startWorld()
const { members, admin, hr, balanceOf, path, holiday, rows } = await withAnnualHoliday(world)
const languages = ['fi', 'sv', 'en'] as const
const inLanguage = (language: string) => ({ 'accept-language': language })

const level = { startsAfter: 0, startsAfterUnit: 'days', amount: 5, frequency: 'yearly', gainedAt: 'start' }
const { policyId } = await arranged(admin, {
  code: 'capped',
  rules: { kind: 'general', levels: [level], proration: 'days', yearlyCap: 3, carryOverMax: 1 },
  membershipIds: [members.onni.id],
  from: '2024-07-01',
})
const capped = `/v1/leave-balances/${(await balanceOf('onni', policyId)).id}`
const linesOf = async (balance: string, language: string): Promise<any[]> =>
  (await hr.get(`${balance}/explain?date=2027-06-15`, inLanguage(language))).body.lines

/** The sentences of one line in each language, and its reason, which is the same in all of them. */
async function told(balance: string, line: string) {
  const found = await Promise.all(
    languages.map(async language =>
      (await linesOf(balance, language)).find(each => each.line.startsWith(line)),
    ),
  )
  const [first] = found
  for (const { explain: _, ...rest } of found) expect(rest).toEqual({ ...first, explain: undefined })
  return { sentences: found.map(({ explain }) => explain), explanation: first.explanation }
}

it('a month that earns holiday says so in the language of whoever reads', async () => {
  expect(await told(path, 'gain 2025-05')).toEqual({
    sentences: [
      '5/2025 on täysi lomanmääräytymiskuukausi, 20 päivää: 2,5 lomapäivää.',
      '5/2025 är en full kvalifikationsmånad med 20 dagar: 2,5 semesterdagar.',
      '2025-05 is a full month with 20 days: 2.5 days.',
    ],
    explanation: {
      code: 'leave_month_full',
      values: { month: '2025-05', rule: 'days', counted: 20, amount: 2.5 },
    },
  })
})

it('a part of a period, what a cap leaves, what is carried over and what is lost say their figures', async () => {
  const partly = await told(capped, 'gain 2024')
  expect(partly.explanation).toEqual({
    code: 'leave_of_part_of_period',
    values: {
      ...{ whole: 5, from: '2024-01-01', to: '2024-12-31', countedDays: 184, days: 366 },
      amount: expect.any(Number),
    },
  })
  const whole = await told(capped, 'gain 2025')
  expect(whole.sentences).toEqual([
    '5 ajalta 1.1.2025–31.12.2025. Enimmäismäärästä jää 3.',
    '5 för 1.1.2025–31.12.2025. Taket lämnar 3.',
    '5 for 2025-01-01 to 2025-12-31. The cap leaves 3.',
  ])
  expect(whole.explanation.values.gain.code).toBe('leave_of_period')
  expect((await told(capped, 'out 2026-01-01')).explanation.code).toBe('leave_carried_over')
  expect((await told(capped, 'lost 2026-01-01')).sentences[2]).toMatch(/, and no more is carried over\.$/)
})

it('a part of a day is rounded up for the year, and months of little work give free time', async () => {
  const ofOnni = `/v1/leave-balances/${(await balanceOf('onni')).id}`
  expect((await told(ofOnni, 'rounding 2024')).explanation.code).toBe('leave_year_rounded')
  const model = await admin.post('/v1/worktime-models', {
    ...{ code: 'mondays', name: 'Mondays' },
    versions: [{ validFrom: '2020-01-01', kind: 'fixed', dayTargets: [300, 0, 0, 0, 0, 0, 0] }],
  })
  expect(model.status).toBe(201)
  await world.database.owner(
    `insert into membership_assignments (org_id, membership_id, kind, valid_from, assigned_id, coming)
     values ($1, $2, 'worktime_model', '2020-01-01', $3, false)`,
    [world.meri.id, members.helmi.id, model.body.id],
  )
  const ofHelmi = `/v1/leave-balances/${(await balanceOf('helmi')).id}`
  const free = (await linesOf(ofHelmi, 'en')).find(({ line }) => line.startsWith('free time'))
  expect(free.explanation).toEqual({ code: 'leave_free_time', values: { amount: 2, months: 3 } })
})

const taken = async (membershipId: string, ref: string, dates: readonly string[], amount = 1) => {
  const days = dates.map(date => ({ date, amount, unit: 'days' as const, reason: null }))
  const period = { periodId: newId(), membershipId, ref, days, refusal: null }
  await inMeri(world, tx => leaveOfAbsences.take(tx, [period], moved('approved')))
  return period.periodId
}

it('rows say why they were taken, given back and written anew', async () => {
  const absencePeriodId = await taken(
    members.veera.id,
    holiday.policyId,
    datesInRange('2027-07-08', '2027-07-17'),
  )
  const illness = { absencePeriodId, from: '2027-07-08', to: '2027-07-17', reason: 'Kuume' }
  expect((await admin.post(`${path}/illness`, illness)).status).toBe(200)
  await settle(world)
  const codes = (await rows()).map(({ explanation }) => explanation.code)
  expect(codes).toEqual(expect.arrayContaining(['absence_moved', 'leave_ill_on_holiday', 'leave_month_full']))
  const [fi, en] = await Promise.all(
    ['fi', 'en'].map(
      async language => (await hr.get(`${path}/transactions?limit=100`, inLanguage(language))).body.items,
    ),
  )
  const ill = (items: any[]) => items.find(({ sourceType }) => sourceType === 'illness').explain
  expect([ill(fi), ill(en)]).toEqual(['Sairaana lomalla: Kuume', 'Ill on holiday: Kuume'])
})

it('a closed year says what leave it carried over and lost, and who took too much', async () => {
  await taken(members.onni.id, policyId, ['2026-06-01'], 40)
  const closed = await admin.post('/v1/period-closings', { kind: 'year_end', date: '2026-12-31' })
  expect(closed.status).toBe(201)
  const results = await Promise.all(
    languages.map(async language =>
      (
        await admin.get(
          `/v1/period-closings/${closed.body.id}/results?limit=100&membershipId=${members.onni.id}`,
          inLanguage(language),
        )
      ).body.items.find(({ part }: { part: string }) => part === 'leave:capped'),
    ),
  )
  expect(results.map(({ warning }) => warning)).toEqual([
    'Lomaa on pidetty enemmän kuin sitä on.',
    'Mer ledighet har tagits ut än det finns.',
    'More leave was taken than there is.',
  ])
  expect(results[0].warningExplanation).toEqual({ code: 'leave_overdrawn', values: {} })
})
