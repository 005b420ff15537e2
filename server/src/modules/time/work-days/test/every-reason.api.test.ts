import { describe, expect, it } from 'vitest'
import { startOffice } from '../../balances/test/office.ts'

const { aino, assign, catalogs, newModel, path, world, write } = await startOffice()
const { work, break: lunch } = catalogs.entryTypes

async function made(register: string, body: object): Promise<string> {
  const answer = await aino.post(`/v1/${register}`, body)
  expect(answer).toMatchObject({ status: 201 })
  return answer.body.id
}

const entryType = (code: string, category: string) =>
  made('entry-types', {
    ...{ code, name: code, category },
    versions: [{ validFrom: '2020-01-01', countsToTarget: false }],
  })

const [onCall, underWay] = [await entryType('on_call', 'standby'), await entryType('under_way', 'travel')]
const course = await made('day-types', {
  ...{ code: 'course', name: 'Kurssi' },
  versions: [{ validFrom: '2020-01-01', credit: 'fixed', creditMinutes: 120 }],
})
const evenings = await newModel('evenings', {
  kind: 'fixed',
  dayTargets: [480, 480, 480, 480, 480, 0, 0],
  evening: { fromMinutes: 1080, toMinutes: 1320, premiumBp: 1500 },
})
await assign('veera', evenings)
const span = (startMinutes: number, endMinutes: number, entryTypeId: string = work) => ({
  ...{ entryTypeId, startMinutes, endMinutes },
})

/** What a day says in Finnish, lines and warnings, by code. */
async function saidOn(date: string): Promise<Record<string, string>> {
  const { body } = await aino.get(path('veera', date), { 'accept-language': 'fi' })
  const { lines, warnings } = body.interpretation
  return Object.fromEntries([
    ...lines.map((line: { explanation: { code: string }; explain: string }) => [
      line.explanation.code,
      line.explain,
    ]),
    ...warnings.map((warning: { code: string; detail: string }) => [warning.code, warning.detail]),
  ])
}

it('a day calls a type as its reader does, and says its code beside the names', async () => {
  await write('veera', '2024-03-11', [
    { entryTypeId: catalogs.entryTypes.absence_unpaid, durationMinutes: 60 },
  ])
  const names = { fi: 'Palkaton poissaolo', sv: 'Frånvaro utan lön', en: 'Unpaid absence' }
  const said = {
    fi: '1 h: poissaolo Palkaton poissaolo luetaan tavoitteeseen.',
    sv: '1 h: frånvaron Frånvaro utan lön räknas mot målet.',
    en: '60 min: absence Unpaid absence counts to the target.',
  }
  const readIn = async (language: keyof typeof said) =>
    (await aino.get(path('veera', '2024-03-11'), { 'accept-language': language })).body.interpretation.lines
  for (const language of ['fi', 'sv', 'en'] as const)
    expect(await readIn(language)).toMatchObject([
      {
        explain: said[language],
        explanation: { values: { entryType: 'absence_unpaid', entryTypeName: names } },
      },
    ])
  expect(
    await aino.patch(`/v1/entry-types/${catalogs.entryTypes.absence_unpaid}`, { name: 'Oma loma' }),
  ).toMatchObject({ status: 200 })
  expect(await readIn('sv')).toMatchObject([{ explain: '1 h: frånvaron Oma loma räknas mot målet.' }])
})

describe('a day says in Finnish', () => {
  it('what the evening adds, and time beside the work', async () => {
    await write('veera', '2024-03-04', [
      span(660, 1140),
      span(480, 600, onCall),
      { entryTypeId: underWay, durationMinutes: 45 },
    ])
    expect(await saidOn('2024-03-04')).toMatchObject({
      evening_work: '1 h 18.00–19.00: iltatyötä 18.00–22.00, korotus +15 %.',
      standby_outside_work:
        '2 h 8.00–10.00: varallaoloa työajan ulkopuolella, on_call lasketaan 1-kertaisena.',
      travel_outside_work: '45 min: matka-aikaa työajan ulkopuolella, under_way lasketaan 1-kertaisena.',
    })
  })

  it('that a break lies outside of the work', async () => {
    await write('veera', '2024-03-05', [span(480, 900), span(960, 990, lunch)])
    expect(await saidOn('2024-03-05')).toMatchObject({
      break_outside_work: 'Tauosta 30 min on päivän työn ulkopuolella, eikä sitä vähennetty.',
    })
  })

  it('that entries overlap, of a day from before that was refused', async () => {
    await write('veera', '2024-03-07', [span(480, 600), span(600, 720)])
    await world.database.owner(
      `update work_entries e set start_minutes = 590 from work_days d
       where d.org_id = $1 and d.work_date = '2024-03-07' and e.org_id = d.org_id and e.work_day_id = d.id
         and e.start_minutes = 600`,
      [world.meri.id],
    )
    expect((await saidOn('2024-03-07'))['entries_overlap']).toMatch(/10 min/)
  })

  it('what a day type credits beside the work', async () => {
    await write('veera', '2024-03-06', [span(480, 600)])
    expect(await aino.put(`${path('veera', '2024-03-06')}/day-type`, { dayTypeId: course })).toMatchObject({
      status: 200,
    })
    expect(await saidOn('2024-03-06')).toMatchObject({
      day_type_credits_minutes: '2 h: päivälaji Kurssi hyvittää kiinteästi 2 h.',
      work_on_credited_day: 'Työtä 2 h päivänä, jonka päivälaji Kurssi jo hyvittää; molemmat laskettiin.',
    })
  })

  it.each([
    ['2024-03-31', [span(210, 480)], 'clock_time_skipped'],
    ['2024-10-27', [span(210, 480)], 'clock_time_repeated'],
  ])('that a time of %s is none, or twice', async (date, entries, code) => {
    await write('veera', date, entries)
    expect((await saidOn(date))[code]).toMatch(/3\.30.*(taaksepäin|eteenpäin)/)
  })
})
