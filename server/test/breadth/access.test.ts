import { describe, expect, it } from 'vitest'
import type { NamedOperation } from '../../src/platform/contract/family.ts'
import { capabilitiesOf, roles } from '../../src/platform/vocabulary/capabilities.ts'
import { foundOrganisation } from '../world/founding.ts'
import { startWorld } from '../world/world.ts'
import { bodyOf, each, guarded, open, operations, urlOf } from './operations.ts'

const world = await startWorld()
const scopeless = world.withKey((await world.key('aino', { scope: [] })).secret)
const halla = await foundOrganisation(world.app.services, {
  name: 'Halla Oy',
  slug: 'halla',
  features: [],
  people: { paavo: { firstNames: 'Paavo', lastName: 'Halla', role: 'admin' } },
})

const headers = { 'idempotency-key': 'breadth' }

describe('an operation needs one of its capabilities', () => {
  it.each(each(open.filter(({ needs }) => needs !== 'none')))('%s', async (_, operation) => {
    const answer = await scopeless.send(operation.method, urlOf(operation), bodyOf(operation), headers)
    expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_role' } })
  })

  it.each(each(open.filter(({ needs }) => needs === 'none')))('%s needs none', async (_, operation) => {
    const answer = await scopeless.send(operation.method, urlOf(operation), bodyOf(operation), headers)
    expect(answer.body?.code).not.toBe('insufficient_role')
  })
})

describe('a module that is not licensed answers 402, one that is switched off 403', () => {
  it.each(each(open.filter(({ feature }) => feature)))('%s', async (_, operation) => {
    const { feature, credential } = operation
    const unlicensed = world
      .withKey(credential === 'personal' ? halla.members.paavo.personalKey : halla.serviceKey)
      .send(operation.method, urlOf(operation), bodyOf(operation))
    expect(await unlicensed).toMatchObject({ status: 402, body: { code: 'feature_not_in_plan', feature } })
    const off = world.as('sanna').send(operation.method, urlOf(operation), bodyOf(operation))
    const expected =
      feature === 'hr' ? { status: 403, body: { code: 'module_not_active', feature } } : { status: 402 }
    expect(await off).toMatchObject(expected)
  })
})

describe('who may call what', () => {
  it('is the committed matrix', async () => {
    const rows = [...operations]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(operation => [operation.id, ...roles.map(role => reach(operation, role))])
    const table = [['operation', ...roles], ...rows]
    const widths = table[0]?.map((_, column) => Math.max(...table.map(row => row[column]?.length ?? 0))) ?? []
    const text = table
      .map(row =>
        row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      )
      .join('\n')
    await expect(`${legend}\n${text}\n`).toMatchFileSnapshot('../golden/access-matrix.txt')
  })

  it('is decided by the gates as the matrix says', async () => {
    for (const [name, role] of Object.entries({
      onni: 'employee',
      eero: 'manager',
      tauno: 'payroll',
      helmi: 'hr',
      otso: 'dispatcher',
      sisu: 'sales',
      lumi: 'finance',
      // Last: what an administrator may write switches modules off.
      aino: 'admin',
    } as const))
      for (const operation of guarded) {
        const answer = await world
          .as(name as 'onni')
          .send(operation.method, urlOf(operation), bodyOf(operation), {
            'idempotency-key': `${name} ${operation.id}`,
          })
        const refused = [
          'insufficient_role',
          'api_key_cannot_manage_keys',
          'api_key_cannot_manage_credentials',
          'device_credential_required',
        ].includes(answer.body?.code)
        // Some operations look closer than their gate, and say so with the same code.
        if (reach(operation, role).startsWith('key'))
          expect([operation.id, name, refused]).toEqual([
            operation.id,
            name,
            refused && (operation.refuses?.includes('insufficient_role') ?? false),
          ])
        else expect([operation.id, name, refused]).toEqual([operation.id, name, true])
      }
  })
})

const legend = `key: every key of the role's member, and their session · own: no service key · session: the human session only
anyone: without credentials · device: paired devices only · –: refused. A key's scope cuts this further; modules and rows are not shown.
`

function reach(operation: NamedOperation, role: (typeof roles)[number]): string {
  const { credential = 'any', needs } = operation
  if (credential === 'public' || credential === 'anonymous') return 'anyone'
  if (credential === 'device') return 'device'
  const held = capabilitiesOf(role)
  if (needs !== 'none' && !needs.some(capability => held.includes(capability))) return '–'
  if (credential === 'session' || credential === 'credential_settings') return 'session'
  return credential === 'personal' ? 'key (own)' : 'key'
}
