import { describe, expect, test } from 'vitest'
import { noBrowser } from './chromium.ts'
import { startServedWorld } from './served-world.ts'
import { visitor } from './visitor.ts'

const world = await startServedWorld()

describe.skipIf(noBrowser)('the reference', () => {
  test('of a code is accessible', async () => {
    const { page, expectAccessible } = await visitor(world.origin)
    await page.goto('/errors/day_changed')
    await expectAccessible()
  })

  test.each(['/docs', '/errors'])('%s fits a narrow screen and asks nothing of anybody else', async path => {
    const { page, expectNarrow } = await visitor(world.origin)
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectNarrow()
  })
})

test('a service without HTTPS does not ask for it', async () => {
  for (const path of ['/sign-in', '/docs', '/v1/session'])
    expect((await world.anonymous.get(path)).headers['strict-transport-security']).toBeUndefined()
})
