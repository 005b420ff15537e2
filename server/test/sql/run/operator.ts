import { konttori } from '../../../src/command-line/test/konttori.ts'
import { addressOf } from '../../crashes/server-process.ts'
import { foundOrganisation } from '../../world/founding.ts'
import { secret } from '../../world/secret.ts'
import type { World } from '../../world/world.ts'

/** What an operator does by commands beside the running service; and an organisation with people who sign in at once. */
export async function operating(world: World): Promise<void> {
  await foundOrganisation(world.app.services, {
    name: 'Kuura Oy',
    slug: 'kuura',
    features: [{ feature: 'hr', active: false }],
    people: { aura: { firstNames: 'Aura', lastName: 'Halla', role: 'admin' } },
  })
  const { onni, veera } = world.meri.members
  const waiting = await world
    .as('aino')
    .post(
      '/v1/memberships',
      { firstNames: 'Oona', lastName: 'Uusi', role: 'employee', email: 'oona@meri.example' },
      { 'idempotency-key': 'oona' },
    )
  const why = ['--reason', 'Ticket 1']
  const from = ['--from', '2026-10-01']
  const meri = ['--organisation', 'meri']
  for (const args of [
    ['member', 'list', ...meri],
    ['member', 'grant', ...meri, '--member', onni.email, '--capability', 'hr.manage', ...why],
    ['member', 'revoke', ...meri, '--member', onni.email, '--capability', 'hr.manage', ...why],
    ['member', 'assign', ...meri, '--member', onni.email, '--model', 'hourly', ...from, ...why],
    ['member', 'assign', ...meri, '--member', onni.email, '--staff-group', 'hourly', ...from, ...why],
    ['member', 'invite', ...meri, '--member', waiting.body.id, ...why],
    ['member', 'reset-sign-in', ...meri, '--member', veera.email, ...why],
    ['modules', 'set', ...meri, '--seats', 'crm=2', ...why],
    ['modules', 'set', ...meri, '--seats', 'crm=any', ...why],
    ['modules', 'set', '--organisation', 'kuura', '--modules', 'crm', ...why],
    ['modules', 'list', ...meri],
    ['key', 'create', ...meri, '--owner', onni.email, '--name', 'Board', '--expires', '2026-12-24'],
    ['audit', 'verify'],
    ['secret', 'status'],
    [
      ...['organisation', 'create', '--name', 'Kallio Oy', '--slug', 'kallio', '--locale', 'sv'],
      ...[
        '--admin-email',
        'aino@kallio.example',
        '--admin-first-names',
        'Aino',
        '--admin-last-name',
        'Kallio',
      ],
    ],
  ]) {
    const { exitCode, stderr } = await konttori([...args, '--json'], {
      DATABASE_URL: addressOf(world.database.connection),
      KONTTORI_SECRET: secret.toString('latin1'),
      KONTTORI_BASE_URL: 'https://konttori.example',
      KONTTORI_DATA_DIR: '/tmp',
    })
    if (exitCode !== 0) throw new Error(`konttori ${args.join(' ')}: ${stderr}`)
  }
}
