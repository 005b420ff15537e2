import { expect, it } from 'vitest'
import { setImmediate as nextIteration } from 'node:timers/promises'
import { startWorld } from '../world/world.ts'

const world = await startWorld({ busyMs: 500 })

/** Keeps the event loop from anything else. */
function block(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

it('an event loop that is badly delayed has requests answered before any work for them, until it is not', async () => {
  const before = await world.as('aino').get('/v1/memberships')
  expect(before.status).toBe(200)
  const remaining = before.headers['x-ratelimit-remaining']

  let refused = before
  // Every iteration of the event loop is long, also while a request waits for its answer.
  const tooMuchWork = (async () => {
    while (refused.status === 200) {
      block(600)
      await nextIteration()
    }
  })()
  while (refused.status === 200) refused = await world.as('aino').get('/v1/memberships')
  await tooMuchWork
  expect(refused).toMatchObject({
    status: 503,
    headers: { 'retry-after': '1', 'content-type': 'application/problem+json; charset=utf-8' },
    body: { code: 'service_busy', status: 503 },
  })
  // It costs the caller nothing, and who asks for the health of the process is answered.
  expect(refused.headers['x-ratelimit-remaining']).toBeUndefined()
  expect(remaining).toBeDefined()
  expect((await world.anonymous.get('/livez')).status).toBe(200)
  expect((await world.anonymous.get('/readyz')).status).toBe(200)

  let again = refused
  while (again.status === 503) {
    await nextIteration()
    again = await world.as('aino').get('/v1/memberships')
  }
  expect(again.status).toBe(200)
})

it('one long iteration of the event loop is no overload', async () => {
  block(2000)
  for (let looks = 0; looks < 3; looks++) {
    await nextIteration()
    expect((await world.as('aino').get('/v1/memberships')).status).toBe(200)
  }
})
