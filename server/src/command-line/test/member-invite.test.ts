import { expect, it } from 'vitest'
import { exitCodes } from '../../lifecycle/exit-codes.ts'
import { startBesideService } from './beside-service.ts'

const { origin, password, world, run, runPlain, person } = await startBesideService()

const activate = (url: string) =>
  world.anonymous.post(
    '/v1/session/activate',
    { token: new URL(url).searchParams.get('token'), password },
    { origin },
  )

it('a first administrator whose link was lost gets another, and the lost one has ended', async () => {
  const founded = await run(
    ...['organisation', 'create', '--name', 'Kallio Oy', '--slug', 'kallio'],
    ...['--admin-email', 'aino@kallio.example', ...person],
  )
  const invite = ['member', 'invite', '--organisation', 'kallio', '--member', 'AINO@kallio.example']
  const renewed = await run(...invite, '--reason', 'The first link was lost')
  expect(renewed).toMatchObject({
    membershipId: founded.administrator.membershipId,
    email: 'aino@kallio.example',
    activationUrl: expect.stringMatching(/^https:\/\/konttori\.example\/activate\?token=[A-Za-z0-9_-]{64}$/),
  })
  expect((await activate(founded.activationUrl)).status).toBe(404)
  expect((await activate(renewed.activationUrl)).status).toBe(201)

  const trail = await world.database.owner(
    `select operation, reason from audit_entries where action = 'members.invite' and target_id = $1`,
    [renewed.membershipId],
  )
  expect(trail).toEqual([
    {
      operation: 'konttori member invite',
      reason: expect.stringMatching(/^The first link was lost \(\S+ at the command line\)$/),
    },
  ])
  const again = await runPlain(...invite, '--reason', 'Once more', '--json')
  expect(again.exitCode).toBe(exitCodes.refused)
  expect(JSON.parse(again.stderr)).toMatchObject({ error: 'member_already_active' })
})

it('a mail that was to bring the earlier link is not sent any more', async () => {
  const invited = await world
    .as('aino')
    .post(
      '/v1/memberships',
      { firstNames: 'Kaisa', lastName: 'Uusi', role: 'employee', email: 'kaisa@meri.example' },
      { 'idempotency-key': 'kaisa' },
    )
  expect(invited.status).toBe(201)
  await run(
    ...[
      'member',
      'invite',
      '--organisation',
      'meri',
      '--member',
      invited.body.id,
      '--reason',
      'No mail came',
    ],
  )
  const mails = await world.database.owner(
    `select status, failure_code from outgoing_mails where kind = 'invitation' and about_id = $1`,
    [invited.body.id],
  )
  expect(mails).toEqual([{ status: 'failed', failure_code: 'withdrawn' }])
})

it.each([
  ['nobody of the organisation', 'sanna@tunturi.example', 'membership_not_found'],
  ['who has no address', 'taimi', 'member_has_no_address'],
  ['who is deactivated', 'raili@meri.example', 'member_deactivated'],
])('refuses a member %s', async (_, member, error) => {
  const made =
    member === 'taimi'
      ? await world
          .as('aino')
          .post(
            '/v1/memberships',
            { firstNames: 'Taimi', lastName: 'Laite', role: 'employee' },
            { 'idempotency-key': 'taimi' },
          )
      : member === 'raili@meri.example'
        ? await world
            .as('aino')
            .post(
              '/v1/memberships',
              { firstNames: 'Raili', lastName: 'Lähtö', role: 'employee', email: member },
              { 'idempotency-key': 'raili' },
            )
        : undefined
  if (error === 'member_deactivated')
    await world.as('aino').post(`/v1/memberships/${made?.body.id}/deactivate`, {})
  const failed = await runPlain(
    ...['member', 'invite', '--organisation', 'meri', '--member', made?.body.id ?? member],
    ...['--reason', 'x', '--json'],
  )
  expect(failed).toMatchObject({ exitCode: exitCodes.refused, stdout: '' })
  expect(JSON.parse(failed.stderr)).toMatchObject({ error })
})

it('wants a reason', async () => {
  const silent = await runPlain(
    ...['member', 'invite', '--organisation', 'meri', '--member', 'otso@meri.example', '--reason', ' '],
  )
  expect(silent.exitCode).toBe(exitCodes.usage)
})
