import { expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { clientsOf, clockOf, local, pathOf } from './clock.ts'

const world = await startWorld()
const { work, ago } = await clockOf(world)
const [onni, veera, aino] = clientsOf(world, 'onni', 'veera', 'aino')
const languages = ['fi', 'sv', 'en'] as const

/** What the newest punch without a place says in each language, and what it says beside. */
async function told(date: string, time: string) {
  const found = await Promise.all(
    languages.map(async language => {
      const { body } = await onni.get('/v1/me/unplaced-punches?limit=100', { 'accept-language': language })
      return body.items.find(({ occurredAt }: any) => occurredAt === local(date, time))
    }),
  )
  const [{ unplacedCode, unplacedReason }] = found
  expect(unplacedReason.code).toBe(unplacedCode)
  expect(unplacedReason.explanation).toEqual({ code: unplacedCode, values: {} })
  expect(unplacedReason).not.toHaveProperty('title')
  return [unplacedCode, ...found.map(punch => punch.unplacedReason.explain)]
}

it('a punch that misses another one says so in the language of whoever reads', async () => {
  const date = ago(5)
  await work(onni, date, [['clock_out', '07:00']])
  expect(await told(date, '07:00')).toEqual([
    'punch_without_session',
    'Leimausta edeltävä sisäänleimaus puuttuu.',
    'Instämplingen före stämplingen saknas.',
    'The clock-in before the punch is missing.',
  ])
  await work(onni, date, [
    ['clock_in', '08:00'],
    ['clock_in', '08:30'],
    ['break_end', '09:00'],
    ['break_start', '10:00'],
    ['break_start', '10:10'],
    ['break_end', '10:30'],
    ['clock_out', '16:00'],
  ])
  expect(await told(date, '08:30')).toEqual([
    'punch_inside_session',
    'Jäsen oli jo leimannut sisään.',
    'Medlemmen hade redan stämplat in.',
    'The member had clocked in already.',
  ])
  expect(await told(date, '09:00')).toEqual([
    'punch_not_on_break',
    'Jäsen ei ollut tauolla.',
    'Medlemmen hade ingen rast.',
    'The member was not on a break.',
  ])
  expect(await told(date, '10:10')).toEqual([
    'punch_on_break',
    'Jäsen oli jo tauolla.',
    'Medlemmen hade redan rast.',
    'The member was on a break already.',
  ])
})

it('a day that did not take a punch says what it would have refused it with', async () => {
  const date = ago(6)
  const range = { periodStart: date, periodEnd: date }
  expect((await aino.post('/v1/payroll-locks', range)).status).toBe(201)
  await veera.post(pathOf.clock_in, { clientPunchId: newId(), occurredAt: local(date, '08:00') })
  const out = { clientPunchId: newId(), occurredAt: local(date, '16:00') }
  const { body } = await veera.post(pathOf.clock_out, out, { 'accept-language': 'sv' })
  expect(body.punch).toMatchObject({ state: 'unplaced', unplacedCode: 'period_locked' })
  const refused = await aino.put(
    `/v1/team/members/${world.meri.members.veera.id}/work-days/${date}/entries`,
    { entries: [] },
    { 'accept-language': 'sv' },
  )
  expect(refused.body.code).toBe('period_locked')
  const { title, remedy } = refused.body
  expect(body.punch.unplacedReason).toEqual({ code: 'period_locked', title, remedy })
})
