import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfiguration } from '../../platform/configuration.ts'
import { makeDataDir } from '../../platform/postgres/test/fixture.ts'
import { obtainServiceSecret } from '../service-secret.ts'

test('the secret is made once, whoever starts first, and is readable by nobody else', async () => {
  const configuration = readConfiguration({ KONTTORI_DATA_DIR: await makeDataDir() })
  await mkdir(configuration.dataDir)

  const secrets = await Promise.all([1, 2, 3].map(() => obtainServiceSecret(configuration)))

  expect(secrets[0]).toHaveLength(32)
  expect(secrets.every(secret => secret.equals(secrets[0] ?? Buffer.alloc(0)))).toBe(true)
  expect((await stat(join(configuration.dataDir, 'service.secret'))).mode & 0o777).toBe(0o600)
})

test('a secret that is given is used as it is', async () => {
  const given = 'correct horse battery staple, twice over'
  const configuration = readConfiguration({ KONTTORI_SECRET: given })
  expect((await obtainServiceSecret(configuration)).toString()).toBe(given)
})

test('a damaged secret is never replaced: what it sealed would be lost', async () => {
  const configuration = readConfiguration({ KONTTORI_DATA_DIR: await makeDataDir() })
  await mkdir(configuration.dataDir)
  await writeFile(join(configuration.dataDir, 'service.secret'), 'c2hvcnQ=\n')
  await expect(obtainServiceSecret(configuration)).rejects.toThrow('damaged')
})
