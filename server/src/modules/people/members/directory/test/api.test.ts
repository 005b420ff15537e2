import { expect, test } from 'vitest'
import { sentBy } from '../../../../../../test/world/sent-statements.ts'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const employee = world.as('paavo')
const { members, catalogs } = world.meri
const namesOf = ({ items }: { items: readonly { displayName: string }[] }) =>
  items.map(({ displayName }) => displayName)

test('every member lists everybody of the organisation by name, and nobody of another', async () => {
  const { items } = (await employee.get('/v1/people?limit=100')).body
  const everybody = (await admin.get('/v1/memberships?limit=100')).body
  expect(namesOf({ items })).toEqual(namesOf(everybody))
  expect(Object.keys(items[0])).toEqual(['id', 'displayName', 'planningUnitId', 'status', 'phone'])
})

test('a telephone number is shown once the organisation says so', async () => {
  await admin.patch(`/v1/memberships/${members.veera.id}`, { phone: '+358401234567' })
  const phone = async () =>
    (await employee.get(`/v1/people?ids=${members.veera.id}`)).body.items.map((one: any) => one.phone)
  expect(await phone()).toEqual([null])
  await admin.patch('/v1/settings', { phonesShared: true })
  expect(await phone()).toEqual(['+358401234567'])
  await admin.patch('/v1/settings', { phonesShared: false })
  expect(await phone()).toEqual([null])
})

test('people are found by their name in any spelling, and by nothing else that is theirs', async () => {
  const { displayName, email } = (await admin.get(`/v1/memberships/${members.veera.id}`)).body
  const found = async (q: string) =>
    namesOf((await employee.get(`/v1/people?${new URLSearchParams({ q })}`)).body)
  expect(await found(displayName.slice(1).toUpperCase())).toContain(displayName)
  expect(await found(email)).toEqual([])
  expect(await found('358401234567')).toEqual([])
})

test('who left stays in the list, and is told apart', async () => {
  await admin.post(`/v1/memberships/${members.onni.id}/deactivate`, {})
  const { items } = (await employee.get('/v1/people?status=deactivated')).body
  expect(items.map(({ id }: any) => id)).toEqual([members.onni.id])
  await admin.post(`/v1/memberships/${members.onni.id}/reactivate`, {})
})

test('a unit narrows the list to those who belong to it first of all', async () => {
  const unit = catalogs.planningUnits.office
  const { items, names } = (await employee.get(`/v1/people?planningUnitId=${unit}&include=names`)).body
  expect(items.length).toBeGreaterThan(0)
  expect(new Set(items.map(({ planningUnitId }: any) => planningUnitId))).toEqual(new Set([unit]))
  expect(names[unit]).toEqual({ type: 'planning_unit', label: expect.any(String) })
})

test('a key of the organisation is refused: it reads members by the rights of the roster', async () => {
  const { status, body } = await world.service.get('/v1/people')
  expect([status, body.code]).toEqual([403, 'personal_credential_required'])
})

test('names cost one statement, however many rows and types of record there are', async () => {
  for (const path of ['/v1/memberships', '/v1/people'])
    for (const limit of [1, 3, 100]) {
      const sent = await sentBy(() => admin.get(`${path}?limit=${limit}&include=names`))
      const naming = sent.filter(({ statement }) => statement.text.includes('as label'))
      expect([path, limit, naming.length]).toEqual([path, limit, 1])
    }
})
