import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { atEndOfFile } from '../world/end-of-file.ts'
import { patience } from '../world/patience.ts'
import { buildImage, noBuilder } from './container.ts'
import { blocksOf, readDocument } from './documents.ts'
import { productionInstallation } from './installation.ts'

it('the Containerfile has no way to run as root, to write outside its volume, or to fetch anything but its base', () => {
  const lines = readDocument('deploy/Containerfile').replaceAll('\\\n', '').split('\n')
  expect(lines.filter(line => /^(ADD|RUN)\b/.test(line))).toEqual([
    expect.stringMatching(/^RUN echo [^&]*&& +echo [^&]*&& +install -d -o 10001 -g 10001 -m 700 \/data$/),
  ])
  expect(lines).toContain('USER 10001:10001')
  expect(lines).toContain('VOLUME /data')
  const [typed = ''] = blocksOf('docs/running.md', 'sh', 'Container')
  expect(typed).toContain('--read-only --tmpfs /tmp -v konttori-data:/data')
})

if (noBuilder !== undefined) console.warn(`The image is not built: ${noBuilder}.`)

it.skipIf(noBuilder !== undefined)(
  'the image of an installation serves as a user of its own, with a root that is read-only, and tells its health',
  async () => {
    const image = buildImage(productionInstallation())
    expect(image.user).toBe('10001:10001')
    const ours = readdirSync(join(image.root, 'opt/konttori/server'), { recursive: true }).map(String)
    expect(ours).toContain('src/main.ts')
    expect(ours.filter(path => /(^|\/)test(\/|$)|\.test\.ts$/.test(path))).toEqual([])
    const data = mkdtempSync(join(tmpdir(), 'konttori-volume-'))
    atEndOfFile(async () => rmSync(data, { recursive: true, force: true }))
    chownSync(data, 10_001, 10_001)
    const [program = '', ...args] = image.command(data)
    const healthy = () => {
      const [check = '', ...rest] = image.command(data, image.healthCheck)
      return spawnSync(check, rest).status === 0
    }
    expect(healthy()).toBe(false)
    const container = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let told = ''
    for (const stream of [container.stdout, container.stderr])
      stream.on('data', data => (told += String(data)))
    const ended = once(container, 'exit')
    atEndOfFile(async () => void container.kill('SIGKILL'))
    await vi.waitUntil(() => {
      if (container.exitCode !== null) throw new Error(told)
      return told.includes('Konttori is ready')
    }, patience)
    expect(healthy()).toBe(true)
    expect(statSync(join(data, 'service.secret')).uid).toBe(10_001)
    container.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  },
)
