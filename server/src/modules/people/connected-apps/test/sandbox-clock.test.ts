// Isolated: what it shares with other tests sets the clock of its process.
import { expect, test } from 'vitest'
import { connect } from './app.ts'
import { startWorldWithTokens } from './tokens-of-app.ts'

const { world, config, browser, scope, statusOf } = await startWorldWithTokens()

test('an access token does not follow a sandbox’s clock', async () => {
  const tokens = await connect(config, browser, { scope })
  await world.as('aino').post('/v1/sandbox/clock/advance', { minutes: 24 * 60 })
  expect(await statusOf(tokens.access_token)).toBe(200)
})
