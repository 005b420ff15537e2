import { cp, lstat, mkdtemp, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { chooseAccount } from '../account.ts'
import { locateBinaries, restoreSymlinks } from '../binaries.ts'
import { ensureCluster } from '../initialise.ts'
import { layOut } from '../layout.ts'
import { makeDataDir } from './fixture.ts'

test.runIf(process.getuid?.() === 0)('root can run a checkout that only root may enter', async () => {
  const { packageDir, binDir } = await copyInstallation()
  expect((await lstat(dirname(packageDir))).mode & 0o077).toBe(0)
  const layout = await layOut(await makeDataDir())
  const binaries = { initdb: join(binDir, 'initdb'), postgres: join(binDir, 'postgres') }

  await ensureCluster(layout, binaries, chooseAccount(layout), false)

  expect((await lstat(layout.cluster)).uid).not.toBe(0)
})

test('library links that a blocked install script did not make are made at the start', async () => {
  const { packageDir } = await copyInstallation()
  const link = join(packageDir, 'native', 'lib', 'libicui18n.so.60')
  await rm(link)

  await restoreSymlinks(packageDir)

  expect(await readlink(link)).toBe('libicui18n.so.60.2')
})

async function copyInstallation(): Promise<{ packageDir: string; binDir: string }> {
  const parent = await mkdtemp(join(tmpdir(), 'konttori-test-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const packageDir = join(parent, 'package')
  const installed = dirname(dirname(dirname((await locateBinaries()).postgres)))
  await cp(installed, packageDir, { recursive: true, verbatimSymlinks: true })
  return { packageDir, binDir: join(packageDir, 'native', 'bin') }
}
