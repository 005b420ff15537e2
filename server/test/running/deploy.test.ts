import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { exitMeanings } from '../../src/command-line/exit-meanings.ts'
import { exitCodes } from '../../src/lifecycle/exit-codes.ts'
import { readConfiguration } from '../../src/platform/configuration.ts'
import { repository } from '../suite/isolation.ts'
import { readDocument } from './documents.ts'

const folder = join(repository, 'deploy')
const systemd = spawnSync('systemd-analyze', ['--version']).error === undefined

it.runIf(systemd || process.env['CI'])('systemd takes the units', () => {
  const units = mkdtempSync(join(tmpdir(), 'konttori-units-'))
  onTestFinished(() => rmSync(units, { recursive: true, force: true }))
  cpSync(folder, units, { recursive: true })
  const names = readdirSync(units).filter(name => /\.(service|timer)$/.test(name))
  expect(names).toHaveLength(3)
  for (const name of names) {
    // The Node of the installation, which is to be a program.
    const text = readFileSync(join(units, name), 'utf8').replaceAll(
      /\/opt\/konttori\/\S+\/node /g,
      `${process.execPath} `,
    )
    writeFileSync(join(units, name), text)
  }
  const paths = names.map(name => join(units, name))
  const told = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], { encoding: 'utf8' })
  const ours = told.stderr.split('\n').filter(line => line.includes('konttori'))
  expect({ status: told.status, ours }).toEqual({ status: 0, ours: [] })
})

it('systemd tries no start again that another start would not change', () => {
  const [, list = ''] = /^RestartPreventExitStatus=(.*)$/m.exec(readDocument('deploy/konttori.service')) ?? []
  const codes = list.split(' ').map(Number)
  const again = [
    ...[exitCodes.stopped, exitCodes.unexpected, exitCodes.databaseUnreachable, exitCodes.databaseLost],
    ...[exitCodes.forced, exitCodes.launcherGone, exitCodes.storageFull, exitCodes.serviceUnreachable],
    exitCodes.databaseReadOnly,
  ]
  expect(codes).toContain(exitCodes.databasePooled)
  for (const code of codes) expect(exitMeanings).toHaveProperty(String(code))
  for (const code of again) expect(codes).not.toContain(code)
})

it('the settings are settings', () => {
  const lines = readDocument('deploy/environment')
    .split('\n')
    .map(line => line.replace(/^# (?=[A-Z_]+=)/, ''))
  const entries = lines.filter(line => /^[A-Z_]+=/.test(line)).map(line => line.split(/=(.*)/).slice(0, 2))
  const settings = Object.fromEntries(entries) as Record<string, string>
  expect(readConfiguration(settings)).toMatchObject({
    ...{ baseUrl: 'https://office.example.com', demo: false, metrics: { port: 9464 } },
    mail: { from: { address: 'office@example.com' } },
  })
  const readme = readDocument('README.md')
  for (const name of Object.keys(settings)) expect(readme).toContain(`\`${name}\``)
})

describe.each(['konttori', 'restore-drill'])('%s', name => {
  it('is a shell script that can be run', () => {
    const file = join(folder, name)
    execFileSync('sh', ['-n', file])
    execFileSync('test', ['-x', file])
  })
})

it('every file of deploy is told of in docs/running.md', () => {
  const told = readDocument('docs/running.md')
  expect(readdirSync(folder).filter(name => !told.includes(name))).toEqual([])
})
