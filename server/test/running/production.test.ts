import { execFileSync } from 'node:child_process'
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { atEndOfFile } from '../world/end-of-file.ts'
import { blocksOf } from './documents.ts'
import {
  account,
  begin,
  newFolder,
  onlyPrograms,
  productionInstallation,
  run,
  writableFolders,
} from './installation.ts'
import { freePort } from './postgres-server.ts'

const tree = productionInstallation()
const [home = '', backups = ''] = writableFolders('backups')
const data = join(home, 'data')
const port = await freePort()
const service = begin(tree, ['npm', 'start'], { PORT: String(port), KONTTORI_DATA_DIR: data })
atEndOfFile(async () => {
  service.stop('SIGTERM')
  await service.ended
})
await service.says('Konttori is ready')

const isProblem = /"type":"[^"]*\/errors\//

describe('an installation without development packages, read-only and without a network', () => {
  it('is started by “npm start” as it is', () => {
    expect(service.told.stdout).toContain(`:${port}\n`)
    expect(service.told.stderr).not.toContain('installing')
    expect(
      JSON.parse(readFileSync(join(tree, 'node_modules/.package-lock.json'), 'utf8')).packages,
    ).not.toHaveProperty('node_modules/vitest')
  })

  it('runs the bundle that its install made, to which nothing was added', () => {
    const running = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    const [program = ''] =
      running.match(new RegExp(`${tree}/node_modules/\\.konttori/[0-9a-f]{32}/main\\.mjs`)) ?? []
    expect(program).not.toBe('')
    expect(readdirSync(join(tree, 'node_modules/.konttori'))).toContain(basename(dirname(program)))
  })

  it('has a command line that the Node of the machine starts, beside the service', async () => {
    const konttori = join(tree, 'node_modules/.bin/konttori')
    const told = await run(home, [konttori, 'member', 'list', '--organisation', 'harmaja', '--json'], {
      KONTTORI_DATA_DIR: data,
    })
    expect(told).toMatchObject({ exitCode: 0, stderr: '' })
    expect(JSON.parse(told.stdout)).toMatchObject({ members: expect.any(Array) })
  })
})

describe('the tour of the README', () => {
  it.each(['sh', 'bash'])(
    'is a script for %s that needs curl and the Node of the machine, and does what it says',
    async shell => {
      const tour = blocksOf('README.md', 'sh', 'A five-minute tour').filter(
        block => !block.startsWith('npm '),
      )
      expect(tour).toHaveLength(3)
      const alone = `PATH=${onlyPrograms('curl', 'node', 'date')}`
      const told = await run(home, ['env', alone, `/bin/${shell}`, '-euc', tour.join('\n')], {})
      expect(told).toMatchObject({ exitCode: 0, stderr: '' })
      expect(told.stdout).not.toMatch(isProblem)
      expect(told.stdout).toContain('"lastName":"Kaski"')
      expect(told.stdout).toContain('"warnings":[]')
      for (const count of ['"actedCount":1,', '"skippedCount":0,'])
        expect(told.stdout.split(count)).toHaveLength(3)
      expect(told.stdout.trimEnd()).toMatch(/\napproved$/)
    },
  )
})

describe('what docs/running.md says to type', () => {
  const uid = account?.uid ?? process.getuid?.() ?? 0
  /** The files of the operator's machine, and the account, as they are here. */
  const here = (text: string) =>
    text
      .replaceAll('/opt/konttori', tree)
      .replaceAll('/etc/konttori/environment', join(home, 'environment'))
      .replaceAll('/var/lib/konttori-backups', backups)
      .replaceAll('/var/lib/konttori', data)
      .replaceAll(
        '--reuid=konttori --regid=konttori --init-groups',
        `--reuid=${uid} --regid=${uid} --clear-groups`,
      )
  const programs = newFolder('operator', { writable: false })
  for (const name of ['konttori', 'restore-drill']) {
    writeFileSync(join(programs, name), here(readFileSync(join(tree, 'deploy', name), 'utf8')))
    chmodSync(join(programs, name), 0o755)
  }
  const environment = readFileSync(join(tree, 'deploy/environment'), 'utf8').replace(
    /^PORT=.*$/m,
    `PORT=${port}`,
  )
  writeFileSync(join(home, 'environment'), environment)

  /** The block of a section that has this text, run as it is. */
  const typed = (section: string, text: string) => {
    const block = blocksOf('docs/running.md', 'sh', section).find(each => each.includes(text)) ?? ''
    return run(
      home,
      [
        'sh',
        '-euc',
        here(block)
          .replace(`${tree}/deploy/restore-drill`, join(programs, 'restore-drill'))
          .replace(/^setpriv \S+ \S+ \S+ /, ''),
      ],
      {
        PATH: `${programs}:${process.env['PATH']}`,
      },
    )
  }

  it('founds the first organisation, with a link at the address of the office', async () => {
    const told = await typed('Install', 'konttori organisation create')
    expect(told).toMatchObject({ exitCode: 0, stderr: '' })
    expect(told.stdout).toContain('https://office.example.com/activate?token=')
  })

  it('makes a backup while the service runs, and proves by a restore that it is good', async () => {
    expect(await typed('Backup and restore drill', 'konttori backup')).toMatchObject({
      exitCode: 0,
      stderr: '',
    })
    const drill = await typed('Backup and restore drill', 'restore-drill')
    expect(drill).toMatchObject({ exitCode: 0, stderr: '' })
    expect(drill.stdout).toMatch(/^Restoring .*now\.backup\.\n/)
    expect(drill.stdout).toContain('\nThe backup is good.\n')
  })

  it('says that a damaged backup is not good', async () => {
    const file = join(backups, 'now.backup')
    const bytes = readFileSync(file)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    writeFileSync(file, bytes)
    const drill = await typed('Backup and restore drill', 'restore-drill')
    expect(drill.exitCode).toBe(13)
    expect(drill.stdout).not.toContain('good')
  })
})
