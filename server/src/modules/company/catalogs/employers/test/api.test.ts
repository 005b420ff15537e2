import { expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'

const admin = (await startWorld()).as('aino')

it('a registry code is kept in its full form, cleared by null, and refused when it is no business id', async () => {
  const created = await admin.post('/v1/employers', { name: 'Vanha Oy', registryCode: '112038-9' })
  expect(created).toMatchObject({ status: 201, body: { registryCode: '0112038-9' } })
  const at = `/v1/employers/${created.body.id}`
  for (const registryCode of ['0112038-8', '2345673-1', '12345678', 'FI23456780'])
    expect(await admin.patch(at, { registryCode })).toMatchObject({
      status: 422,
      body: { code: 'employer_registry_code_invalid' },
    })
  expect(await admin.post('/v1/employers', { name: 'Toinen Oy', registryCode: '0112038-9' })).toMatchObject({
    status: 409,
    body: { code: 'code_already_in_use' },
  })
  expect(await admin.patch(at, { registryCode: null })).toMatchObject({
    status: 200,
    body: { registryCode: null },
  })
})
