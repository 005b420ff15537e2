import { CompiledQuery } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '../../../../../test/world/database.ts'
import { handWritten } from '../../../../platform/data/hand-written.ts'
import { by, keysetPage, type PageQuery } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { recordAudit } from '../../../../platform/audit/audit-trail.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { readTrail, type TrailFilters } from '../store.ts'

const world = await testDatabase()
const orgId = await world.organisation()
const actors = Array.from({ length: 40 }, newId)
const targets = Array.from({ length: 400 }, newId)
const rounds = 60
for (let round = 0; round < rounds; round++)
  await world.database.write({ orgId }, async write => {
    for (let index = 0; index < 10; index++) {
      const seed = round * 10 + index
      recordAudit(
        write,
        Array.from({ length: 10 }, (_, line) => ({
          action: `things.verb_${seed % 60}`,
          targetType: `thing_${seed % 50}`,
          targetId: targets[(seed * 10 + line) % targets.length] ?? '',
        })),
        {
          actor: {
            membershipId: actors[seed % 40] ?? null,
            credentialKind: 'personal_key',
            credentialId: actors[(seed + 1) % 40] ?? null,
          },
          operation: `things.operation_${seed % 60}`,
          requestId: `request-${seed}`,
        },
      )
    }
  })
await world.owner('vacuum analyze audit_entries')

/** A reader that explains, as the service's own role, instead of reading. */
function explaining(plans: string[]): TenantDb {
  const reader = world.database.reader(orgId)
  return new Proxy(reader, {
    get(target, property) {
      if (property === 'sql')
        return async (strings: TemplateStringsArray, ...values: unknown[]) => {
          const { text, values: parameters } = handWritten(strings, values)
          const rows = await reader.execute<Record<string, unknown>>(
            CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]) as CompiledQuery<
              Record<string, unknown>
            >,
          )
          plans.push(JSON.stringify(Object.values(rows[0] ?? {})[0]))
          return []
        }
      return Reflect.get(target, property, target)
    },
  })
}

async function planOf(filters: TrailFilters & PageQuery): Promise<string> {
  const plans: string[] = []
  await keysetPage(explaining(plans), filters, {
    operation: 'audit.list',
    keys: [by('e.sequence', { direction: 'desc' })],
    rows: keyset => readTrail(explaining(plans), filters, keyset),
  })
  return plans[0] ?? ''
}

const [middle] = await world.owner<{ at: Date }>('select at from audit_entries where sequence = 3000')
const at = middle?.at.toISOString() ?? ''

const filters: Record<string, TrailFilters> = {
  nothing: {},
  actorMembershipId: { actorMembershipId: actors[7] ?? '' },
  'actorMembershipId that did nothing': { actorMembershipId: newId() },
  credentialId: { credentialId: actors[7] ?? '' },
  action: { action: 'things.verb_7' },
  'action that was never done': { action: 'things.never' },
  operation: { operation: 'things.operation_7' },
  targetType: { targetType: 'thing_7' },
  targetId: { targetId: targets[7] ?? '' },
  'targetType and targetId': { targetType: 'thing_7', targetId: targets[7] ?? '' },
  requestId: { requestId: 'request-7' },
  from: { from: at },
  to: { to: at },
  'from and to': { from: at, to: at },
  'action, to': { action: 'things.verb_7', to: at },
  'actor, from': { actorMembershipId: actors[7] ?? '', from: at },
}

it.each(Object.entries(filters))('a page by %s comes from an index, in its order', async (_, filter) => {
  const plan = await planOf(filter)
  expect(plan).toContain('Index')
  expect(plan).not.toMatch(/Seq Scan|"Node Type":"Sort"/)
})
