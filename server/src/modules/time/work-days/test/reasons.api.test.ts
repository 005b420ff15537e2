import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { asOwner } from '../../../../platform/data/owner.ts'
import { officeOf } from './office.ts'

const world = await startWorld()
const { members } = world.meri
const { dayOf, officeDay } = officeOf(world)

const elina = world.as('elina')
const aino = world.as('aino')
const veera = world.as('veera')
const ownDay = '/v1/me/work-days/2026-10-14'

await elina.put(`${dayOf('veera', '2026-10-14')}/entries`, officeDay)
await aino.patch(`/v1/memberships/${members.veera.id}`, { locale: 'fi' })

const explainsOf = (body: { interpretation: { lines: { explain: string }[] } }) =>
  body.interpretation.lines.map(({ explain }) => explain)

describe('why a minute is what it is', () => {
  it('is said in Finnish to a member whose language it is, as a code with its values and as a sentence of them', async () => {
    const { body, headers } = await veera.get(ownDay)
    expect(headers).toMatchObject({ 'content-language': 'fi' })
    const [line] = body.interpretation.lines
    expect(line.explanation).toEqual({
      code: 'normal_within_agreed',
      values: {
        ...{ minutes: 210, fromMinutes: 480, toMinutes: 690, agreedMinutes: 450 },
        ...{ entryType: 'work', multiplierBp: null },
        entryTypeName: { fi: 'Työ', sv: 'Arbete', en: 'Work' },
      },
    })
    expect(line.explain).toBe('3 h 30 min 8.00–11.30: säännöllistä työtä, päivälle on sovittu 7 h 30 min.')
  })

  it.each([
    ['sv-FI', 'ordinarie arbetstid, för dagen har avtalats 7 h 30 min.'],
    ['en', 'normal work within the agreed 450 min of the day.'],
  ])('is said to the same member in what the request asks for, %s', async (language, words) => {
    const { body } = await veera.get(ownDay, { 'accept-language': language })
    for (const explain of explainsOf(body)) expect(explain.endsWith(words)).toBe(true)
  })

  it('is kept without a language: what is frozen reads in that of whoever reads it', async () => {
    const confirmed = await elina.post(`${dayOf('veera', '2026-10-14')}/confirm`, {})
    expect(explainsOf(confirmed.body)[0]).toMatch(/^210 min 08:00–11:30: normal work/)
    expect(explainsOf((await veera.get(ownDay)).body)[0]).toMatch(/^3 h 30 min 8.00–11.30: säännöllistä/)
  })

  it('that was kept in English before reasons had codes stays as it is, and says so', async () => {
    await asOwner(world.database.connection, db =>
      sql`
        update work_day_interpretations set interpretation = jsonb_set(interpretation, '{lines}',
          (select jsonb_agg(line - 'explanation') from jsonb_array_elements(interpretation -> 'lines') line))
          || '{"warnings": [{"code": "entries_overlap", "detail": "Entries overlap by 5 min."}]}'::jsonb
        where org_id = ${world.meri.id}`.execute(db),
    )
    const { lines, warnings } = (await veera.get(ownDay)).body.interpretation
    const [line] = lines
    expect(warnings).toEqual([{ code: 'entries_overlap', values: null, detail: 'Entries overlap by 5 min.' }])
    expect(line.explain).toMatch(/^210 min 08:00–11:30: normal work/)
    expect(line.explanation).toEqual({ code: 'kept_in_english', values: { sentence: line.explain } })
  })
})
