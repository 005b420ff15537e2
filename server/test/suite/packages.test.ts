import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from './isolation.ts'

/** An installation is made, put aside and copied as the one folder `node_modules`. */
it('every package that the service runs with is pinned below node_modules', () => {
  const { packages } = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, object>>
  }
  expect(
    Object.keys(packages).filter(
      path => path.includes('/node_modules/') && !path.startsWith('node_modules/'),
    ),
  ).toEqual([])
})
