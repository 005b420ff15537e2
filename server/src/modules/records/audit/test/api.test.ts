import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { mask } from '../shapes.ts'

const world = await startWorld()
const admin = world.as('aino')

const trail = async (query = '') => {
  const answer = await admin.get(`/v1/audit${query}`)
  expect(answer.status).toBe(200)
  return answer.body.items
}

const create = (more: object = {}) =>
  admin.post(
    '/v1/memberships',
    { firstNames: 'Ylermi', lastName: 'Väisänen', role: 'employee', ...more },
    { 'idempotency-key': crypto.randomUUID() },
  )

describe('a row', () => {
  it('says who did what, through which credential, from where, in which request', async () => {
    const answer = await create({ email: 'ylermi@meri.example' })
    const requestId = answer.headers['x-request-id'] ?? ''
    const rows = await trail(`?requestId=${requestId}`)
    expect(rows.find((row: any) => row.action === 'members.create')).toMatchObject({
      actor: {
        membershipId: world.meri.members.aino.id,
        kind: 'personal_key',
        credentialId: expect.any(String),
      },
      operation: 'members.create',
      requestId,
      origin: '127.0.0.1',
      targetType: 'membership',
      targetId: answer.body.id,
      changes: expect.arrayContaining([{ field: 'role', to: 'employee', masked: false }]),
    })
  })

  it('tells of a personal value that it changed, and not what it is', async () => {
    const { body } = await create()
    await admin.patch(`/v1/memberships/${body.id}`, { phone: '+358401234567', lastName: 'Salainen' })
    await admin.patch(`/v1/memberships/${body.id}`, { phone: null, role: 'hr' })
    const [cleared, set] = await trail(`?targetId=${body.id}&action=members.update`)
    expect(set.changes).toEqual(
      expect.arrayContaining([
        { field: 'phone', from: null, to: mask, masked: true },
        { field: 'lastName', from: mask, to: mask, masked: true },
      ]),
    )
    expect(cleared.changes).toEqual(
      expect.arrayContaining([
        { field: 'phone', from: mask, to: null, masked: true },
        { field: 'role', from: 'employee', to: 'hr', masked: false },
      ]),
    )
    const whole = JSON.stringify(await trail(`?targetId=${body.id}`))
    for (const value of ['40123', 'Salainen', 'Väisänen', 'Ylermi']) expect(whole).not.toContain(value)
  })

  it('has the reason', async () => {
    const lock = await admin.post('/v1/payroll-locks', {
      periodStart: '2019-01-01',
      periodEnd: '2019-01-31',
      reason: 'Maksettu',
    })
    expect(await trail(`?targetId=${lock.body.id}`)).toMatchObject([{ reason: 'Maksettu' }])
  })
})

describe('the list', () => {
  it('shows the newest first, every row once, and comes to an end although each page adds one', async () => {
    await create()
    const seen: number[] = []
    let cursor: string | null = null
    do {
      const { body }: any = await admin.get(`/v1/audit?limit=20${cursor ? `&cursor=${cursor}` : ''}`)
      seen.push(...body.items.map((row: any) => row.sequence))
      cursor = body.pageInfo.nextCursor
    } while (cursor !== null)
    expect(seen).toEqual(Array.from({ length: seen.length }, (_, index) => seen.length - index))
  })

  it('is told in the trail when it is read, one row each time, with what was asked', async () => {
    const [before] = await trail('?limit=1')
    await trail('?action=no.such&from=2020-01-01T00:00:00Z')
    const [after] = await trail('?limit=1')
    expect(after).toMatchObject({
      sequence: before.sequence + 2,
      action: 'audit.read',
      targetType: 'audit_trail',
      targetId: world.meri.id,
      changes: expect.arrayContaining([{ field: 'action', to: 'no.such', masked: false }]),
    })
  })

  it('is filtered by each of its filters, alone and together', async () => {
    const { body, headers } = await create()
    const [row] = await trail(`?targetId=${body.id}&action=members.create`)
    const filters: Record<string, string> = {
      actorMembershipId: row.actor.membershipId,
      credentialId: row.actor.credentialId,
      action: 'members.create',
      operation: 'members.create',
      targetType: 'membership',
      targetId: body.id,
      requestId: headers['x-request-id'] ?? '',
      from: row.at,
      to: row.at,
    }
    const shown = ({ actor, ...rest }: any): any => ({
      ...rest,
      actorMembershipId: actor.membershipId,
      credentialId: actor.credentialId,
    })
    for (const [name, value] of Object.entries(filters)) {
      const rows = (await trail(`?${new URLSearchParams({ [name]: value, limit: '100' })}`)).map(shown)
      expect(rows.map((each: any) => each.id)).toContain(row.id)
      if (name === 'from' || name === 'to') continue
      for (const each of rows) expect(each[name]).toBe(value)
    }
    const together = await trail(`?${new URLSearchParams(filters)}`)
    expect(together.map((each: any) => each.id)).toEqual([row.id])
    expect((await trail(`?from=${row.at}`)).every((each: any) => each.at >= row.at)).toBe(true)
    expect((await trail(`?to=${row.at}`))[0].at).toBe(row.at)
    for (const none of [
      'targetId=nobody',
      'to=1990-01-01T00:00:00Z',
      'from=2999-01-01T00:00:00Z',
      'requestId=x%27y',
    ])
      expect(await trail(`?${none}`)).toEqual([])
  })

  it('refuses a span that ends before it starts, and a filter that is none', async () => {
    expect(await admin.get('/v1/audit?from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z')).toMatchObject({
      status: 400,
      body: { code: 'range_end_before_start' },
    })
    for (const query of ['from=yesterday', 'actorMembershipId=aino', 'actor=x', 'limit=101'])
      expect(await admin.get(`/v1/audit?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'bad-request' },
      })
  })

  it('is for administrators, and a read-only key of one may read it', async () => {
    for (const name of ['onni', 'paavo'] as const)
      for (const path of ['/v1/audit', '/v1/audit/checkpoints', '/v1/audit/verify'])
        expect(await world.as(name).get(path)).toMatchObject({
          status: 403,
          body: { code: 'insufficient_role' },
        })
    const key = await world.key('aino', { scope: ['org.admin'], readOnly: true })
    for (const path of ['/v1/audit', '/v1/audit/checkpoints', '/v1/audit/verify'])
      expect((await world.withKey(key.secret).get(path)).status).toBe(200)
  })

  it('shows nothing of another organisation', async () => {
    const { body } = await world.as('sanna').get('/v1/audit?limit=100')
    expect(body.items.at(-1).sequence).toBe(1)
    expect(JSON.stringify(body)).not.toContain(world.meri.id)
  })
})

describe('verification', () => {
  it('finds the trail sound, says how far it reaches, and signs it', async () => {
    const [newest] = await trail('?limit=1')
    const { status, body } = await admin.get('/v1/audit/verify')
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        ok: true,
        rows: newest.sequence + 1,
        firstSequence: 1,
        lastSequence: newest.sequence + 1,
        problemCount: 0,
        problems: [],
        checkpoint: { sequence: newest.sequence + 1, organisationId: world.meri.id },
      },
    })
    expect(body.checkpoint.hash).toBe(body.headHash)
    const [row] = await trail('?action=audit.verify&limit=1')
    expect(row.changes).toEqual(expect.arrayContaining([{ field: 'ok', to: true, masked: false }]))
  })

  it('takes a kept checkpoint, and several', async () => {
    const list = await admin.get('/v1/audit/checkpoints?limit=3')
    const [newest] = list.body.items
    const verified = await admin.get(`/v1/audit/verify?checkpoint=${encodeURIComponent(newest.statement)}`)
    expect(verified.body).toMatchObject({ ok: true })
    const several = list.body.items.map((item: any) => item.statement).join(',')
    expect((await admin.get(`/v1/audit/verify?checkpoint=${several}`)).body).toMatchObject({ ok: true })
  })

  it('refuses a checkpoint that this service did not sign for this organisation', async () => {
    const [own] = (await admin.get('/v1/audit/checkpoints')).body.items
    const [foreign] = (await world.as('sanna').get('/v1/audit/checkpoints')).body.items
    const altered = own.statement.replace(`.${own.sequence}.`, `.${own.sequence + 1}.`)
    for (const statement of ['nonsense', altered, foreign.statement, `${own.statement},`])
      expect(await admin.get(`/v1/audit/verify?checkpoint=${statement}`)).toMatchObject({
        status: 422,
        body: { code: 'audit_checkpoint_invalid' },
      })
  })

  it('can be asked by many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => admin.get('/v1/audit/verify')))
    expect(answers.map(({ status, body }) => [status, body.ok])).toEqual(answers.map(() => [200, true]))
  })
})

describe('checkpoints', () => {
  it('are signed with a key that anyone can check them with', async () => {
    const { items } = (await admin.get('/v1/audit/checkpoints')).body
    const { organisationId, sequence, hash, at, signature, publicKey } = items[0]
    const key = await crypto.subtle.importKey(
      'jwk',
      { kty: 'OKP', crv: 'Ed25519', x: publicKey },
      'Ed25519',
      false,
      ['verify'],
    )
    const check = (text: string) =>
      crypto.subtle.verify('Ed25519', key, Buffer.from(signature, 'base64url'), Buffer.from(text))
    const text = ['konttori audit checkpoint 1', organisationId, sequence, hash, at].join('\n')
    expect(await check(text)).toBe(true)
    expect(await check(text.replace(hash, hash.replace(/./, hash.startsWith('0') ? '1' : '0')))).toBe(false)
  })

  it('tell where the trail stood when the list was asked for, newest first, in pages', async () => {
    const [last] = await trail('?limit=1')
    const first = await admin.get('/v1/audit/checkpoints?limit=1')
    expect(first.body.items[0].sequence).toBe(last.sequence + 1)
    const second = await admin.get(`/v1/audit/checkpoints?limit=1&cursor=${first.body.pageInfo.nextCursor}`)
    expect(second.body.items[0].sequence).toBeLessThan(first.body.items[0].sequence)
  })
})
