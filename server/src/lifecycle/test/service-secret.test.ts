import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfiguration } from '../../platform/configuration.ts'
import { makeDataDir } from '../../platform/postgres/test/fixture.ts'
import { obtainServiceSecrets } from '../service-secret.ts'

const nothingSealed = async () => false

test('where something was sealed no other secret is made', async () => {
  const configuration = readConfiguration({ KONTTORI_DATA_DIR: await makeDataDir() })
  await mkdir(configuration.dataDir)
  await expect(obtainServiceSecrets(configuration, async () => true)).rejects.toThrow(
    /secret is missing.*Bring service\.secret back/,
  )
  await expect(stat(join(configuration.dataDir, 'service.secret'))).rejects.toThrow('ENOENT')
})

test('the secret is made once, whoever starts first, and is readable by nobody else', async () => {
  const configuration = readConfiguration({ KONTTORI_DATA_DIR: await makeDataDir() })
  await mkdir(configuration.dataDir)

  const secrets = (
    await Promise.all([1, 2, 3].map(() => obtainServiceSecrets(configuration, nothingSealed)))
  ).flat()

  expect(secrets).toHaveLength(3)

  expect(secrets[0]).toHaveLength(32)
  expect(secrets.every(secret => secret.equals(secrets[0] ?? Buffer.alloc(0)))).toBe(true)
  expect((await stat(join(configuration.dataDir, 'service.secret'))).mode & 0o777).toBe(0o600)
})

test('a secret that is given is used as it is', async () => {
  const given = 'correct horse battery staple, twice over'
  const configuration = readConfiguration({ KONTTORI_SECRET: given })
  expect(await obtainServiceSecrets(configuration, nothingSealed)).toEqual([Buffer.from(given)])
})

test('a damaged secret is never replaced: what it sealed would be lost', async () => {
  const configuration = readConfiguration({ KONTTORI_DATA_DIR: await makeDataDir() })
  await mkdir(configuration.dataDir)
  await writeFile(join(configuration.dataDir, 'service.secret'), 'c2hvcnQ=\n')
  await expect(obtainServiceSecrets(configuration, nothingSealed)).rejects.toThrow('damaged')
})
