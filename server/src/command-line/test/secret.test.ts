import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addressOf } from '../../../test/crashes/server-process.ts'
import { startWorld, type World } from '../../../test/world/world.ts'
import { exitCodes } from '../../lifecycle/exit-codes.ts'
import { challenged, secondFactor, withTotp } from '../../modules/people/session/methods/test/person.ts'
import type { AuthenticatorApp } from '../../modules/people/session/methods/test/authenticator-app.ts'
import { openSecret } from '../../modules/exchange/webhooks/sending/secrets.ts'
import { connect } from '../../platform/data/wire/connect.ts'
import { SealUnreadable } from '../../platform/secrets/keyring.ts'
import { keyOf } from '../../platform/secrets/service-key.ts'
import { programEnvironment } from '../../lifecycle/test/service-process.ts'
import { konttori } from './konttori.ts'
import { servedWith } from './served-with.ts'
import { patience } from '../../../test/world/patience.ts'
import { programs } from '../../../test/world/programs.ts'

const first = '\u0007'.repeat(32)
const second = 'the second secret of this installation, long enough'
const third = 'the third secret of this installation, long enough'
const keyId = (secret: string) => keyOf(Buffer.from(secret)).id

let world: World
let directory: string
beforeAll(async () => {
  world = await startWorld()
  directory = await mkdtemp(join(tmpdir(), 'konttori-secret-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

type Secrets = { readonly KONTTORI_SECRET: string; readonly KONTTORI_SECRET_FORMER?: string }

async function run(secrets: Secrets | object, ...args: string[]) {
  const environment = {
    DATABASE_URL: addressOf(world.database.connection),
    KONTTORI_DATA_DIR: directory,
    ...secrets,
  }
  const { exitCode, stdout, stderr } = await konttori([...args, '--json'], environment)
  return { exitCode, stderr, body: stdout === '' ? undefined : JSON.parse(stdout) }
}

/** What was made before the first change of the secret. */
let webhook: { id: string; secret: string }
let totp: AuthenticatorApp
let recoveryCodes: string[]
let cursor: string
let statement: string
const invitation = { firstNames: 'Tuuli', lastName: 'Kaski', role: 'employee' }
const withKeyOfRequest = { 'idempotency-key': 'from before the change' }

async function everythingWorks(served: World): Promise<void> {
  const [stored] = await served.database.owner<{ id: string; sealed: Buffer }>(
    'select id, sealed from webhook_secrets where webhook_id = $1',
    [webhook.id],
  )
  const place = { orgId: world.meri.id, webhookId: webhook.id }
  expect(
    openSecret(served.app.services.keyring, place, stored?.id ?? '', stored?.sealed ?? Buffer.alloc(0)),
  ).toBe(webhook.secret)

  await served.database.owner('update directory.totp_factors set last_step = 0')
  totp.forget()
  const byApp = { challenge: await challenged(served, 'eero'), totp: totp.next() }
  expect(await secondFactor(served, byApp)).toMatchObject({ status: 201 })
  const byCode = { challenge: await challenged(served, 'eero'), recoveryCode: recoveryCodes.pop() }
  expect(await secondFactor(served, byCode)).toMatchObject({ status: 201 })

  const replayed = await served.as('helmi').post('/v1/memberships', invitation, withKeyOfRequest)
  expect(replayed).toMatchObject({ status: 201, headers: { 'idempotency-replayed': 'true' } })
  const page = await served.service.get(`/v1/memberships?limit=2&cursor=${cursor}`)
  expect(page).toMatchObject({ status: 200 })
  expect(page.body.items).toHaveLength(2)

  const verified = await served.as('aino').get(`/v1/audit/verify?checkpoint=${statement}`)
  expect(verified).toMatchObject({ status: 200, body: { ok: true, problemCount: 0 } })
}

it('a wrong secret is refused before anything is written', async () => {
  webhook = (
    await world.as('aino').post('/v1/webhooks', {
      url: 'https://hooks.example.com/',
      events: ['workday.confirmed'],
    })
  ).body
  ;({ app: totp, recoveryCodes } = await withTotp(world, 'eero'))
  await world.as('helmi').post('/v1/memberships', invitation, withKeyOfRequest)
  cursor = (await world.service.get('/v1/memberships?limit=2')).body.pageInfo.nextCursor
  statement = (await world.as('aino').get('/v1/audit/checkpoints')).body.items[0].statement

  const before = await world.database.owner('select * from directory.service_keys')
  expect(before).toMatchObject([{ id: keyId(first), retired_at: null }])
  await expect(servedWith(world, third)).rejects.toMatchObject({ name: 'ServiceSecretDiffers' })
  for (const command of [
    ['member', 'list'],
    ['audit', 'verify'],
    ['secret', 'status'],
    ['secret', 'rotate'],
  ])
    expect(await run({ KONTTORI_SECRET: third }, ...command), command.join(' ')).toMatchObject({
      exitCode: exitCodes.serviceSecretDiffers,
    })
  const to = join(directory, 'wrong.backup')
  expect(await run({ KONTTORI_SECRET: third }, 'backup', '--to', to)).toMatchObject({
    exitCode: exitCodes.serviceSecretDiffers,
  })
  const missing = await run({}, 'member', 'list')
  expect(missing).toMatchObject({ exitCode: exitCodes.serviceSecretMissing })
  expect(JSON.parse(missing.stderr)).toMatchObject({
    error: 'serviceSecretMissing',
    message: expect.stringMatching(/Bring service\.secret back .*KONTTORI_SECRET/),
  })
  expect(await world.database.owner('select * from directory.service_keys')).toEqual(before)
  await everythingWorks(world)
})

it('a database from before key ids knows its secret by what it sealed', async () => {
  await world.database.owner('delete from directory.service_keys')
  await expect(servedWith(world, third)).rejects.toMatchObject({ name: 'ServiceSecretDiffers' })
  expect(await run({}, 'member', 'list')).toMatchObject({ exitCode: exitCodes.serviceSecretMissing })
  expect(await world.database.owner('select * from directory.service_keys')).toEqual([])
  await everythingWorks(await servedWith(world, third, first))
  expect(await world.database.owner('select id from directory.service_keys')).toEqual([{ id: keyId(first) }])
})

it('the secret is not changed while a process uses it', async () => {
  const asked = await run({ KONTTORI_SECRET: second, KONTTORI_SECRET_FORMER: first }, 'secret', 'rotate')
  expect(asked).toMatchObject({ exitCode: exitCodes.refused })
  expect(JSON.parse(asked.stderr).message).toMatch(/stop every process/)
  await world.app.close()
  const inForce = await run({ KONTTORI_SECRET: first }, 'secret', 'rotate')
  expect(inForce).toMatchObject({ exitCode: exitCodes.configuration })
})

it('a change of the secret loses nothing, killed in the middle or not', async () => {
  const old = join(directory, 'before.audit')
  const export_ = ['audit', 'export', '--organisation', 'meri', '--to']
  expect(await run({ KONTTORI_SECRET: first }, ...export_, old)).toMatchObject({ exitCode: 0 })
  const backup = join(directory, 'before.backup')
  expect(await run({ KONTTORI_SECRET: first }, 'backup', '--to', backup)).toMatchObject({ exitCode: 0 })

  const secrets = { KONTTORI_SECRET: second, KONTTORI_SECRET_FORMER: first }
  await killedWhileResealing(secrets)
  const [present] = await world.database.owner(
    'select id from directory.service_keys where retired_at is null',
  )
  expect(present).toEqual({ id: keyId(second) })
  expect((await run({ KONTTORI_SECRET: second }, 'secret', 'status')).body.sealedWithFormer).not.toEqual([])

  // The former secret is needed by nobody: it is kept sealed with the present one.
  const served = await servedWith(world, second)
  await everythingWorks(served)
  const drop = ['secret', 'drop', '--key', keyId(first)]
  const early = await run({ KONTTORI_SECRET: second }, ...drop)
  expect(early).toMatchObject({ exitCode: exitCodes.refused })
  expect(JSON.parse(early.stderr).message).toMatch(/webhook secrets/)
  // Beside the running service.
  const resealed = await run({ KONTTORI_SECRET: second }, 'secret', 'reseal')
  expect(resealed).toMatchObject({
    exitCode: 0,
    body: { unreadable: 0, sealedWithFormer: [{ what: 'stored answers of idempotency keys' }] },
  })
  await everythingWorks(served)
  await expect(servedWith(world, first)).rejects.toMatchObject({ name: 'ServiceSecretDiffers' })
  await served.app.close()

  const exported = join(directory, 'after.audit')
  expect(await run({ KONTTORI_SECRET: second }, ...export_, exported)).toMatchObject({ exitCode: 0 })
  const offline = ['audit', 'verify', '--file']
  expect(await run({ KONTTORI_SECRET: second }, ...offline, exported)).toMatchObject({
    exitCode: 0,
    body: { ok: true },
  })
  expect(await run(secrets, ...offline, old)).toMatchObject({ exitCode: 0, body: { ok: true } })

  // A backup from before is restored with the secret from before, which may stand beside the new one.
  const restored = join(directory, 'restored')
  const told = await run(
    { ...secrets, KONTTORI_DATA_DIR: restored },
    'restore',
    '--from',
    backup,
    '--data-dir',
    restored,
  )
  expect(told).toMatchObject({ exitCode: 0, body: { missing: [] } })
  const verified = await konttori(['audit', 'verify', '--json', '--data-dir', restored], secrets)
  expect(verified.exitCode).toBe(0)
})

/** Ends the command by `kill -9` when the new secret is in force and the first values are being sealed anew. */
async function killedWhileResealing(secrets: Secrets): Promise<void> {
  // Anyone who seals webhook secrets anew waits for this transaction.
  const blocker = await connect(world.database.connection, {}, { allowsTransactions: true })
  await blocker.submit([
    { text: 'begin', values: [] },
    { text: 'select from webhook_secrets for update', values: [] },
  ])
  const command = spawn(process.execPath, [programs().commandLine, 'secret', 'rotate'], {
    env: {
      ...programEnvironment,
      DATABASE_URL: addressOf(world.database.connection),
      KONTTORI_DATA_DIR: directory,
      ...secrets,
    },
    stdio: 'ignore',
  })
  const ended = once(command, 'exit')
  await vi.waitUntil(
    async () =>
      (
        await world.database.owner(
          `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'update webhook_secrets%'
           and datname = current_database()`,
        )
      ).length > 0,
    patience,
  )
  command.kill('SIGKILL')
  await ended
  await blocker.close()
}

it('a former secret is dropped when nothing needs it, and what it was is still checked', async () => {
  // A day later.
  await world.database.owner("update idempotency_records set created_at = created_at - interval '25 hours'")
  const drop = ['secret', 'drop', '--key', keyId(first)]
  expect(await run({ KONTTORI_SECRET: second }, ...drop)).toMatchObject({ exitCode: 0 })
  expect((await run({ KONTTORI_SECRET: second }, 'secret', 'status')).body).toMatchObject({
    keys: [
      { id: keyId(second), droppedAt: null },
      { id: keyId(first), droppedAt: expect.any(String) },
    ],
    sealedWithFormer: [],
  })
  const served = await servedWith(world, second)
  await served.database.owner('update directory.totp_factors set last_step = 0')
  const byCode = { challenge: await challenged(served, 'eero'), recoveryCode: recoveryCodes.pop() }
  expect(await secondFactor(served, byCode)).toMatchObject({ status: 201 })
  const verified = await served.as('aino').get(`/v1/audit/verify?checkpoint=${statement}`)
  expect(verified).toMatchObject({ status: 200, body: { ok: true } })
  const shown = (await served.as('aino').get('/v1/audit/checkpoints')).body.items
  expect(new Set(shown.map(({ publicKey }: { publicKey: string }) => publicKey)).size).toBe(2)
  // A cursor that the dropped secret made is of no list any more.
  expect(await served.service.get(`/v1/memberships?limit=2&cursor=${cursor}`)).toMatchObject({ status: 400 })
  await served.app.close()
})

it('rows that are written with a former key after the change are found', async () => {
  const rotated = await run({ KONTTORI_SECRET: third, KONTTORI_SECRET_FORMER: second }, 'secret', 'rotate')
  expect(rotated).toMatchObject({ exitCode: 0, body: { marked: 2 } })
  expect(await run({ KONTTORI_SECRET: third }, 'audit', 'verify')).toMatchObject({ exitCode: 0 })
  const [row] = await world.database.owner<{ sequence: string }>(
    `select sequence from audit_entries where org_id = $1 and action = 'audit.change_key' order by sequence desc limit 1`,
    [world.meri.id],
  )
  // Anyone who got hold of the former secret writes the row of the change anew.
  const { audit } = await import('./forged-row.ts')
  await audit(world, Buffer.from(second), Number(row?.sequence) + 1)
  const found = await run({ KONTTORI_SECRET: third }, 'audit', 'verify', '--organisation', 'meri')
  expect(found).toMatchObject({ exitCode: exitCodes.auditBroken })
  expect(found.body.organisations[0].problems[0]).toMatchObject({ code: 'inserted' })
  await world.database.owner('delete from audit_entries where org_id = $1 and sequence > $2', [
    world.meri.id,
    Number(row?.sequence),
  ])
})

it('a former key that is not there is an answer and no fault', async () => {
  await world.database.owner(`update directory.service_keys set kept = '\\x00' where retired_at is not null`)
  const served = await servedWith(world, third)
  const [factor] = await world.database.owner<{ sealed_secret: Buffer }>(
    'select sealed_secret from directory.totp_factors limit 1',
  )
  expect(() => served.app.services.keyring.open(Buffer.alloc(60), 'anything')).toThrow(SealUnreadable)
  // As if the value had been sealed with a key that nobody has.
  const foreign = Buffer.concat([
    Buffer.from('KTS\u0001'),
    Buffer.alloc(8, 9),
    factor?.sealed_secret ?? Buffer.alloc(0),
  ])
  await world.database.owner('update directory.totp_factors set sealed_secret = $1', [foreign])
  const answer = await secondFactor(served, { challenge: await challenged(served, 'eero'), totp: '123456' })
  expect(answer).toMatchObject({ status: 503, body: { code: 'service_unavailable' } })
})
