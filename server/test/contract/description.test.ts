// Isolated: it starts programs and mostly waits for them.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { startWorld } from '../world/world.ts'

const world = await startWorld()
const run = promisify(execFile)
const redocly = resolve(import.meta.dirname, '../../../node_modules/@redocly/cli/bin/cli.js')

describe('the description', () => {
  it('is valid for an independent linter', async () => {
    const { body } = await world.anonymous.get('/openapi.json')
    const folder = await mkdtemp(join(tmpdir(), 'konttori-description-'))
    try {
      await writeFile(join(folder, 'openapi.json'), JSON.stringify(body))
      const lint = await run(process.execPath, [redocly, 'lint', 'openapi.json', '--format=json'], {
        cwd: folder,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      }).catch((error: { stdout: string; stderr: string }) => error)
      const { totals } = JSON.parse(lint.stdout) as { totals: { errors: number } }
      expect([totals.errors, lint.stdout.slice(0, totals.errors > 0 ? 3000 : 0)]).toEqual([0, ''])
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('says once what several operations answer alike', async () => {
    const { body } = await world.anonymous.get('/openapi.json')
    const inlined = Object.values<Record<string, { responses: Record<string, object> }>>(body.paths)
      .flatMap(path => Object.values(path))
      .flatMap(({ responses }) => Object.entries(responses))
      .filter(([status, response]) => !status.startsWith('2') && !('$ref' in response))
      .map(([, response]) => JSON.stringify(response))
    expect(inlined.filter((text, at) => inlined.indexOf(text) !== at)).toEqual([])
    expect(Object.keys(body.components.examples)).toEqual(
      expect.arrayContaining(['bad-request', 'day_changed']),
    )
  })

  it('names the capabilities of every operation', async () => {
    const { body } = await world.anonymous.get('/openapi.json')
    for (const path of Object.values<Record<string, object>>(body.paths))
      for (const operation of Object.values(path))
        expect(operation).toMatchObject({ 'x-service-capabilities': expect.any(Array) })
  })
})

describe('the pages', () => {
  it('ask nothing of anybody else', async () => {
    for (const path of ['/docs', '/errors', '/errors/day_changed']) {
      const page = await world.anonymous.get(path)
      expect(page.status).toBe(200)
      expect(page.headers['content-security-policy']).toContain("default-src 'none'")
      expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//)
      expect(page.body).not.toContain('<script')
    }
  })

  it('there is one for every code, and the same as JSON', async () => {
    const { body } = await world.anonymous.get('/v1/errors')
    expect(body.items.length).toBeGreaterThan(50)
    for (const { code } of body.items) {
      const page = await world.anonymous.get(`/errors/${code}`, { accept: 'text/html' })
      expect([code, page.status]).toEqual([code, 200])
    }
    const asJson = await world.anonymous.get('/errors/day_changed', { accept: 'application/json' })
    expect(asJson.body).toMatchObject({
      code: 'day_changed',
      status: 409,
      operations: expect.arrayContaining(['workDays.writeEntries']),
    })
  })
})
