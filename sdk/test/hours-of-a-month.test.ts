import { expect, it } from 'vitest'
import { startWorld } from '../../server/test/world/world.ts'
import { batch, createClient, hoursFromCsv, hoursReferences, isRefusal } from '../src/index.ts'
import { startNetwork } from './network.ts'

const world = await startWorld()
const { baseUrl } = await startNetwork(world)
const konttori = createClient({ baseUrl, key: world.meri.serviceKey })
const { veera, onni } = world.meri.members

it('a spreadsheet of hours becomes approved days of the members with its payroll numbers, and what is refused has its row', async () => {
  await konttori.members.replaceEmployment(veera.id, { payrollNumber: '1042' })
  await konttori.members.replaceEmployment(onni.id, { payrollNumber: '0007' })
  const { items } = await konttori.members.list({ payrollNumber: '1042' })
  expect(items.map(({ id }) => id)).toEqual([veera.id])

  const references = await hoursReferences(konttori)
  expect(references.members.get('0007')).toBe(onni.id)
  const { days, errors } = hoursFromCsv(
    [
      'person;date;type;start;end;hours;project;note',
      '1042;7.9.2026;work;7:30;15.30;;tower;',
      '1042;7.9.2026;break;11:00;11:30;;;',
      '1042;8.9.2026;work;;;7,5;;"At home; by agreement"',
      '0007;7.9.2026;work;8:00;16:00;;harbour;',
      '0007;8.9.2026;work;8:00;12:00;;;',
      '0007;8.9.2026;work;11:00;16:00;;;',
      '9999;7.9.2026;work;;;8;;',
    ].join('\n'),
    references,
  )
  expect(errors).toMatchObject([{ row: 8, column: 'person', code: 'person_not_found' }])

  const written = await batch(konttori, days, ({ path, body }) => konttori.workDays.writeEntries(path, body))
  const refused = written.flatMap(outcome => (outcome.ok ? [] : [outcome]))
  expect(refused.map(({ item }) => item.rows)).toEqual([[6, 7]])
  const [overlap] = refused
  expect(isRefusal(overlap?.error, 'workDays.writeEntries') && overlap.error.code).toBe('entry_overlap')

  const range = { from: '2026-09-07', to: '2026-09-08' }
  const confirmed = await batch(konttori, [veera.id, onni.id], id =>
    konttori.workDays.confirmRange(id, range),
  )
  const ids = confirmed.flatMap(outcome => (outcome.ok ? outcome.answer.acted.map(({ id }) => id) : []))
  expect(ids).toHaveLength(3)
  const { acted, skipped } = await konttori.workDays.approveBatch({ ids })
  expect(acted.map(({ id }) => id)).toEqual(ids)
  expect(skipped).toEqual([])
  const day = await konttori.workDays.getMemberDay({ membershipId: veera.id, date: '2026-09-08' })
  expect(day).toMatchObject({
    status: 'approved',
    workedMinutes: 450,
    entries: [{ note: 'At home; by agreement' }],
  })
})

it('a batch keeps to the service’s own windows: what is left is used, and nothing is refused', async () => {
  const narrow = await startWorld({ rateLimits: { key: 12, organisation: 1000 } })
  const network = await startNetwork(narrow)
  const client = createClient({ baseUrl: network.baseUrl, key: narrow.meri.serviceKey, maxRetries: 0 })
  const ending = new AbortController()
  let answered = 0
  const outcomes = await batch(client, Array.from({ length: 20 }), () => client.me.access(), {
    signal: ending.signal,
    onOutcome: () => ++answered === 12 && ending.abort(),
  })
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(12)
  expect(network.sent).toHaveLength(12)
})
