import { expect, test } from 'vitest'
import { jsonLog } from '../../../../../platform/telemetry/log.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { signInBounds } from '../../attempts/limits.ts'
import { challenged, password, secondFactor, signInAs, withTotp } from './person.ts'

const lines: string[] = []
const world = await startWorld({ log: jsonLog(line => lines.push(line)) })

const actionsOf = async (id: string): Promise<string[]> =>
  (
    await world.database.owner<{ action: string }>(
      `select action from audit_entries where target_id = $1 and target_type = 'sign_in' order by at, id`,
      [id],
    )
  ).map(({ action }) => action)

test('every step is on the audit trail, and no secret is there, in another table or in the log', async () => {
  const { browser, app, secret, recoveryCodes } = await withTotp(world, 'eero')
  const challenge = await challenged(world, 'eero')
  await secondFactor(world, { challenge, recoveryCode: 'wrong' })
  const totp = app.next()
  await secondFactor(world, { challenge, totp })
  await secondFactor(world, { challenge: await challenged(world, 'eero'), recoveryCode: recoveryCodes[0] })
  await browser.post('/v1/session/reauthenticate', { totp })
  const renewed = await browser.post('/v1/me/sign-in/recovery-codes', {})
  await browser.delete('/v1/me/sign-in/totp')

  expect(await actionsOf(world.meri.members.eero.id)).toEqual([
    'sign_in.totp_enrolled',
    'sign_in.totp_confirmed',
    'sign_in.second_factor_asked',
    'sign_in.second_factor_failed',
    'sign_in.second_factor_asked',
    'sign_in.recovery_code_used',
    'sign_in.proof_failed',
    'sign_in.recovery_codes_renewed',
    'sign_in.totp_removed',
  ])

  await withTotp(world, 'elina')
  const open = await challenged(world, 'elina')
  const tables = await world.database.owner<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'directory')`,
  )
  expect(tables.length).toBeGreaterThan(20)
  const secrets = [secret, challenge, open, password, ...recoveryCodes, ...renewed.body.recoveryCodes]
  const hex = secrets.map(text => Buffer.from(text).toString('hex'))
  for (const { name } of tables) {
    const rows = await world.database.owner<{ row: string }>(`select t::text as row from ${name} t`)
    const found = rows.filter(({ row }) => [...secrets, ...hex].some(text => row.includes(text)))
    expect([name, found]).toEqual([name, []])
  }
  expect(lines.filter(line => secrets.some(text => line.includes(text)))).toEqual([])
})

test('wrong answers are limited per person, whatever the challenge, and a right password does not help', async () => {
  const { app } = await withTotp(world, 'onni')
  let challenge = ''
  for (let attempt = 0; attempt < signInBounds.secondFactor.attempts; attempt++) {
    if (attempt % 5 === 0) challenge = await challenged(world, 'onni')
    expect((await secondFactor(world, { challenge, recoveryCode: 'x' })).status).toBe(401)
  }
  challenge = await challenged(world, 'onni')
  const answer = await secondFactor(world, { challenge, totp: app.next() })
  expect(answer).toMatchObject({ status: 429, body: { code: 'too-many-requests', scope: 'sign_in' } })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test('taking up an invitation to a further organisation asks for the second factor too', async () => {
  const { app } = await withTotp(world, 'lumi')
  const { email } = world.meri.members.lumi
  const invited = await world
    .as('sanna')
    .post(
      '/v1/memberships',
      { firstNames: 'Lumi', lastName: 'Aalto', role: 'employee', email },
      { 'idempotency-key': 'lumi' },
    )
  const token = new URL(invited.body.invitation.inviteUrl).searchParams.get('token')
  const answer = await world.anonymous.post(
    '/v1/session/activate',
    { token, password },
    { origin: 'https://konttori.example' },
  )
  expect(answer).toMatchObject({
    status: 401,
    body: { code: 'second_factor_required', methods: ['totp', 'recovery_code'] },
  })
  expect(answer.headers['set-cookie']).toBeUndefined()
  const begun = await secondFactor(world, { challenge: answer.body.challenge, totp: app.next() })
  expect(begun).toMatchObject({ status: 201, body: { organisation: { id: world.tunturi.id } } })
  expect((await signInAs(world, 'lumi')).body.code).toBe('organisation_required')
})
