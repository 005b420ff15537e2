import { expect, it } from 'vitest'
import { startWorld } from '../../../test/world/world.ts'
import { everySealedColumn } from '../secret-keys.ts'

const world = await startWorld()

it('every column of bytes is either declared as sealed or known to be none', async () => {
  const columns = await world.database.owner<{ name: string }>(`
    select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname || '.' || a.attname as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where a.atttypid = 'bytea'::regtype and c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname in ('public', 'directory') order by 1`)
  const sealed = new Set(everySealedColumn().map(({ table, column }) => `${table}.${column}`))
  const others = columns.map(({ name }) => name).filter(name => !sealed.has(name))
  // Hashes, digests, seals of the trail, public keys, documents; and the former secrets themselves, sealed by their change.
  expect(others.filter(name => !/(_hash|\.hash|_digest|fingerprint|\.salt|\.signature)$/.test(name))).toEqual(
    [
      'directory.passkeys.credential_id',
      'directory.passkeys.public_key',
      'directory.service_keys.check_value',
      'directory.service_keys.kept',
      'export_deliveries.compressed',
      'public_link_forms.nonce',
    ],
  )
})
