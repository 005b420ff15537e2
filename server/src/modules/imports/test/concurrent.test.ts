// Isolated: it listens to the statements of its process.
import { describe, expect, it } from 'vitest'
import { listenToStatements, sentBy } from '../../../../test/world/sent-statements.ts'
import { startWorld } from '../../../../test/world/world.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'

const world = await startWorld()
const admin = world.as('aino')
const { members } = world.meri

const twins = [
  ['tracking-targets', { level: 'cost_center' }, { code: 'twin', name: 'Kaksoset' }],
  ['planning-units', {}, { code: 'twin', name: 'Kaksoset' }],
  ['members', {}, { email: 'twin@example.fi', firstNames: 'Kaisa', lastName: 'Kaksonen', role: 'employee' }],
  [
    'work-days',
    {},
    { email: members.veera.email, date: '2026-08-03', entryType: 'work', durationMinutes: 60 },
  ],
] as const

describe.each(twins)('two imports into %s at once', (register, more, row) => {
  it('make one record of one row', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => admin.post(`/v1/imports/${register}`, { ...more, rows: [row, row] })),
    )
    const results = answers.flatMap(({ body }) => body.results)
    expect(new Set(results.map(({ id }) => id)).size).toBe(1)
    const imports = answers
      .map(({ body }) => String(body.results[0].status))
      .toSorted((a, b) => a.localeCompare(b))
    expect(imports).toEqual(['created', ...Array(5).fill('unchanged')])
  })

  it('with one idempotency key are one', async () => {
    const headers = { 'idempotency-key': newId() }
    const body = { ...more, rows: [row] }
    const first = await admin.post(`/v1/imports/${register}`, body, headers)
    const again = await admin.post(`/v1/imports/${register}`, body, headers)
    expect(again).toMatchObject({ status: 200, headers: { 'idempotency-replayed': 'true' } })
    expect(again.body).toEqual(first.body)
  })
})

it.each([
  ['tracking-targets', { level: 'cost_center' }],
  ['planning-units', {}],
])('500 rows into %s take as many statements as one', async (register, more) => {
  using _ = listenToStatements()
  const rows = (count: number, from: string) =>
    Array.from({ length: count }, (_, index) => ({ code: `${from}${index}`, name: `${from} ${index}` }))
  const bring = (count: number, from: string) =>
    sentBy(() => admin.post(`/v1/imports/${register}`, { ...more, rows: rows(count, from) }))
  await bring(1, 'warm')
  // Who is asking is remembered for a second only: on a busy machine the key is read again.
  const statements = (sent: Awaited<ReturnType<typeof bring>>) =>
    sent.map(({ statement }) => statement.text).filter(text => !text.includes('from api_keys'))
  const one = statements(await bring(1, 'one'))
  const many = statements(await bring(500, 'many'))
  expect(many).toHaveLength(one.length)
})
