import { expect, it } from 'vitest'
import { sql } from 'kysely'
import { asOwner } from '../../../../platform/data/owner.ts'
import { startOffice } from './office.ts'

const { aino, accountOf, approve, assign, hours, newModel, world } = await startOffice()

const saving = await newModel('saving', {
  kind: 'fixed',
  dayTargets: [480, 480, 480, 480, 480, 0, 0],
  overtimeCompensation: 'overtime_account',
})
await assign('veera', saving)
await approve('veera', '2024-05-06', hours(9))
const account = await accountOf('veera', 'overtime')
const movement = async (language: string) => {
  const path = `/v1/balances/${account.id}/explain?asOf=2024-05-12`
  return (await aino.get(path, { 'accept-language': language })).body.sources[0].rows[0]
}

it.each([
  [
    'fi',
    '6.5.2024: 1 h 30 min vapaana: 1 h × 1,5.',
    /vuorokautista ylityötä yli 8 h, ensimmäiset 2 h korotettuna \+50 %\.$/,
  ],
  [
    'sv',
    '6.5.2024: 1 h 30 min som ledighet: 1 h × 1,5.',
    /övertid per dygn över 8 h, de första 2 h med förhöjningen \+50 %\.$/,
  ],
  [
    'en',
    '2024-05-06: 90 min time off: 60 min × 1.5.',
    /daily overtime above 480 min, the first 120 min at \+50 %\.$/,
  ],
])('a movement says in the language %s why it is, and each of its lines', async (language, words, lines) => {
  const row = await movement(language)
  expect(row.explain).toBe(words)
  expect(row.explanation).toEqual({
    code: 'day_moves_balance',
    values: {
      date: '2024-05-06',
      term: { code: 'time_off', values: { minutes: 90, parts: [{ minutes: 60, creditBp: 15_000 }] } },
    },
  })
  expect(row.parts).toMatchObject([
    { explanation: { code: 'daily_overtime_first_hours' }, explain: expect.stringMatching(lines) },
  ])
})

it('a movement from before reasons had codes keeps its sentence, whoever reads it', async () => {
  await asOwner(world.database.connection, db =>
    db.transaction().execute(async tx => {
      // Rows of balances are never changed; a database of a version before has them so.
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`
        update balance_transactions t set explanation = null,
          parts = (select jsonb_agg(part - 'explanation') from jsonb_array_elements(t.parts) part)
        where t.org_id = ${world.meri.id} and t.account_id = ${account.id}`.execute(tx)
    }),
  )
  const row = await movement('fi')
  expect(row.explain).toBe('2024-05-06: 90 min time off: 60 min × 1.5.')
  expect(row.explanation).toEqual({ code: 'kept_in_english', values: { sentence: row.explain } })
  expect(row.parts[0].explanation.code).toBe('kept_in_english')
})
