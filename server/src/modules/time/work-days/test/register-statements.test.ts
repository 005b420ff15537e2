import { expect, it } from 'vitest'
import { type Sent, sentBy } from '../../../../../test/world/sent-statements.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { officeOf } from './office.ts'

const world = await startWorld()
const { members } = world.meri
const { dayOf, officeDay } = officeOf(world)
const aino = world.as('aino')

it('asks as much for a page of drafts as for one of them, and nothing more where none is a draft', async () => {
  const window = (from: string, to: string) => `/v1/work-days?from=${from}&to=${to}&limit=100`
  for (const name of ['veera', 'onni', 'elina', 'sisu'] as const)
    for (const date of ['2026-08-03', '2026-08-04', '2026-08-05'])
      await aino.put(`${dayOf(name, date)}/entries`, officeDay)
  await aino.get(window('2026-08-03', '2026-08-03'))
  const one = await sentBy(() =>
    aino.get(`${window('2026-08-03', '2026-08-03')}&membershipId=${members.sisu.id}`),
  )
  const twelve = await sentBy(() => aino.get(window('2026-08-03', '2026-08-05')))
  const none = await sentBy(() => aino.get(window('2026-08-10', '2026-08-10')))
  // Who is asking is remembered for a second only: on a busy machine the key is read again.
  const statements = (sent: readonly Sent[]) =>
    sent
      .map(({ statement }) => statement.text)
      .filter(text => !text.startsWith('select set_config') && !text.includes('api_keys'))
  expect(statements(twelve)).toHaveLength(statements(one).length)
  const ofRegister = statements(none).filter(text => text.includes('work_days'))
  expect(statements(none)).toEqual(ofRegister)
  expect(ofRegister).toHaveLength(1)
})
