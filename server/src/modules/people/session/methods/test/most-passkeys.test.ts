import { expect, test } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { signedIn } from '../../test/browser.ts'
import { SoftwareAuthenticator } from './software-authenticator.ts'

const world = await startWorld()

test('a person has twenty passkeys at most', async () => {
  const browser = await signedIn(world, 'eero')
  const add = async () => {
    const { options } = (await browser.post('/v1/me/sign-in/passkeys/options', {})).body
    const credential = new SoftwareAuthenticator().create(options)
    return browser.post('/v1/me/sign-in/passkeys', { name: 'Puhelin', credential })
  }
  for (let made = 0; made < 20; made++) expect(await add()).toMatchObject({ status: 201 })
  expect(await add()).toMatchObject({ status: 409, body: { code: 'too_many_passkeys' } })
  expect((await browser.get('/v1/me/sign-in')).body.passkeys).toHaveLength(20)
})
