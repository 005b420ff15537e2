import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { exitCodes } from '../../lifecycle/exit-codes.ts'
import { mainProgram, startProcess } from '../../lifecycle/test/service-process.ts'
import { keyOf } from '../../platform/secrets/service-key.ts'
import { konttori } from './konttori.ts'

it('the secret of a data directory is changed in its file', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'konttori-secret-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const dataDir = join(directory, 'own')
  const environment = { KONTTORI_DATA_DIR: dataDir, KONTTORI_DEMO: 'off' }
  const ask = async (...args: string[]) => {
    const { exitCode, stdout, stderr } = await konttori([...args, '--json', '--data-dir', dataDir], {})
    return { exitCode, stderr, body: stdout === '' ? undefined : JSON.parse(stdout) }
  }
  const made = await ask(
    ...['organisation', 'create', '--name', 'Kallio Oy', '--slug', 'kallio'],
    ...['--admin-email', 'aino@kallio.example', '--admin-first-names', 'Aino', '--admin-last-name', 'Kallio'],
  )
  expect(made).toMatchObject({ exitCode: 0 })
  const path = join(dataDir, 'service.secret')
  const before = await readFile(path, 'utf8')
  await copyFile(path, join(directory, 'kept.secret'))

  // A start without the file makes no other one, and leaves everything as it was.
  await rm(path)
  const refused = startProcess(mainProgram, environment)
  expect(await refused.ended).toBe(exitCodes.serviceSecretMissing)
  expect(refused.output.stderr).toMatch(/^konttori: The service’s secret is missing: .*\n$/)
  await expect(readFile(path)).rejects.toThrow('ENOENT')
  await writeFile(path, `${Buffer.alloc(32, 3).toString('base64')}\n`, { mode: 0o600 })
  const wrong = startProcess(mainProgram, environment)
  expect(await wrong.ended).toBe(exitCodes.serviceSecretDiffers)
  await copyFile(join(directory, 'kept.secret'), path)

  const rotated = await ask('secret', 'rotate')
  expect(rotated).toMatchObject({ exitCode: 0, body: { marked: 1 } })
  const lines = (await readFile(path, 'utf8')).trim().split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toBe(before.trim())
  // Killed before the database knew: the file is ahead, and the secret in force is in it.
  await writeFile(path, `${Buffer.alloc(32, 4).toString('base64')}\n${lines.join('\n')}\n`, { mode: 0o600 })
  expect(await ask('audit', 'verify')).toMatchObject({ exitCode: 0, body: { ok: true } })
  const again = await ask('secret', 'rotate')
  expect(again).toMatchObject({ exitCode: 0, body: { key: keyOf(Buffer.alloc(32, 4)).id } })
  expect(await ask('audit', 'verify')).toMatchObject({ exitCode: 0, body: { ok: true } })
  for (const key of [rotated.body.former, rotated.body.key])
    expect(await ask('secret', 'drop', '--key', key)).toMatchObject({ exitCode: 0 })
  expect(await readFile(path, 'utf8')).toBe(`${Buffer.alloc(32, 4).toString('base64')}\n`)
  expect(await ask('audit', 'verify')).toMatchObject({ exitCode: 0, body: { ok: true } })
})
