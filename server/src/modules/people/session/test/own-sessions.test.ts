import { describe, expect, test } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { signedIn } from './browser.ts'

const world = await startWorld()

const idOf = async (browser: Awaited<ReturnType<typeof signedIn>>): Promise<string> =>
  (await browser.get('/v1/session')).body.id

describe('the sessions of a member', () => {
  test('are listed to them, newest first, with the one that asks marked', async () => {
    const [first, second] = [await signedIn(world, 'eero'), await signedIn(world, 'eero')]
    const ids = [await idOf(second), await idOf(first)]
    const { status, body } = await first.get('/v1/me/sessions')
    expect(status).toBe(200)
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual(ids)
    expect(body.items.map(({ current }: { current: boolean }) => current)).toEqual([false, true])
    expect(body.items[0]).toMatchObject({ secondFactor: false, userAgent: expect.any(String) })
  })

  test('are ended one by one, at once', async () => {
    const [first, second] = [await signedIn(world, 'elina'), await signedIn(world, 'elina')]
    const id = await idOf(second)
    expect((await first.delete(`/v1/me/sessions/${id}`)).status).toBe(204)
    expect((await second.get('/v1/session')).status).toBe(401)
    expect((await first.get('/v1/session')).status).toBe(200)
    expect(await first.delete(`/v1/me/sessions/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'session_not_found' },
    })
  })

  test('that asks is ended like signing out', async () => {
    const browser = await signedIn(world, 'elina')
    const ended = await browser.delete(`/v1/me/sessions/${await idOf(browser)}`)
    expect(ended.status).toBe(204)
    expect(ended.headers['set-cookie']).toMatch(/^__Host-konttori=; Max-Age=0;/)
    expect((await browser.get('/v1/session')).status).toBe(401)
  })

  test('are all ended but the one that asks', async () => {
    const browser = await signedIn(world, 'lumi')
    const others = [await signedIn(world, 'lumi'), await signedIn(world, 'lumi')]
    const bystander = await signedIn(world, 'otso')
    expect(await browser.post('/v1/me/sessions/end-others', {})).toMatchObject({
      status: 200,
      body: { endedCount: 2 },
    })
    for (const other of others) expect((await other.get('/v1/session')).status).toBe(401)
    for (const live of [browser, bystander]) expect((await live.get('/v1/session')).status).toBe(200)
    expect((await browser.post('/v1/me/sessions/end-others', {})).body).toEqual({ endedCount: 0 })
    expect((await browser.get('/v1/me/sessions')).body.items).toHaveLength(1)
  })

  test('are nobody else’s to see or to end, in the organisation or outside', async () => {
    const mine = await signedIn(world, 'eero')
    const id = await idOf(mine)
    for (const other of [await signedIn(world, 'aino'), await signedIn(world, 'sanna')]) {
      const { body } = await other.get('/v1/me/sessions')
      expect(body.items.map((item: { id: string }) => item.id)).not.toContain(id)
      expect(await other.delete(`/v1/me/sessions/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'session_not_found' },
      })
    }
    expect(await mine.delete('/v1/me/sessions/nonsense')).toMatchObject({
      status: 404,
      body: { code: 'session_not_found' },
    })
    expect((await mine.get('/v1/session')).status).toBe(200)
  })

  test('leave a line each on the audit trail when they are ended', async () => {
    const [browser, other] = [await signedIn(world, 'sisu'), await signedIn(world, 'sisu')]
    const id = await idOf(other)
    await browser.delete(`/v1/me/sessions/${id}`)
    const lines = await world.database.owner(
      `select action, operation, actor_membership_id from audit_entries where target_id = $1 and action = 'session.end'`,
      [id],
    )
    expect(lines).toEqual([
      {
        action: 'session.end',
        operation: 'session.endOwn',
        actor_membership_id: world.meri.members.sisu.id,
      },
    ])
  })

  test('that are over are not listed', async () => {
    const browser = await signedIn(world, 'tauno')
    const idle = await idOf(await signedIn(world, 'tauno'))
    await world.database.owner(
      `update sessions set last_used_at = last_used_at - interval '13 hours' where id = $1`,
      [idle],
    )
    const { body } = await browser.get('/v1/me/sessions')
    expect(body.items.map((item: { id: string }) => item.id)).not.toContain(idle)
  })
})
