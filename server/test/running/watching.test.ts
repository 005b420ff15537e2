import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { repository } from '../suite/isolation.ts'
import { startWorld } from '../world/world.ts'
import { readDocument } from './documents.ts'

const world = await startWorld({ metrics: { host: '127.0.0.1', port: 0 } })
await world.service.get('/v1/memberships')
await world.service.get('/v1/memberships?limit=1000')
const exposed = await (await fetch(world.app.metricsUrl ?? '')).text()
const series = new Set(
  exposed.split('\n').flatMap(line => (line.startsWith('#') ? [] : [line.replace(/[{ ].*$/, '')])),
)
const namesIn = (text: string) =>
  new Set(text.match(/\b(konttori|process|nodejs)_[a-z0-9_]+\b/g)?.filter(name => !name.endsWith('_')))

const alerts = readDocument('deploy/alerts.yml')
const dashboard = JSON.parse(readDocument('deploy/grafana-dashboard.json'))
interface Panel {
  readonly title: string
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly targets: readonly { readonly expr: string }[]
}
const panels: readonly Panel[] = dashboard.panels
const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

describe('dashboard and alerts', () => {
  it('ask for metrics that are there', () => {
    const asked = [...namesIn(alerts), ...namesIn(JSON.stringify(expressions))]
    expect(asked.length).toBeGreaterThan(20)
    expect(asked.filter(name => !series.has(name))).toEqual([])
  })

  it('count by labels that are there from the start, so that the first time is seen', () => {
    const selected = [...alerts.matchAll(/(konttori_[a-z_]+)\{(code|outcome)="([^"]+)"\}/g)]
    expect(selected.length).toBeGreaterThan(4)
    for (const [text] of selected) expect(exposed).toContain(`\n${text} `)
  })

  it('leave out no metric of the service that is listed', () => {
    const listed = namesIn(readDocument('server/src/platform/telemetry/README.md'))
    const shown = namesIn(JSON.stringify(expressions).replaceAll(/_(bucket|count)\{/g, '{'))
    const ours = (names: Iterable<string>) =>
      [...names].filter(name => name.startsWith('konttori_')).toSorted()
    const known = [...exposed.matchAll(/^# TYPE (konttori_\S+)/gm)].map(([, name = '']) => name)
    expect(ours(known)).toEqual(ours(listed))
    expect(ours(shown)).toEqual(ours(listed))
  })

  it('tell what to do: each alert is in docs/running.md', () => {
    const told = readDocument('docs/running.md')
    const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name)
    expect(names.filter(name => !told.includes(`\`${name}\``))).toEqual([])
  })
})

it('the panels of the dashboard do not lie on each other', () => {
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)}:${y + Math.floor(cell / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true)
})

const promtool = spawnSync('promtool', ['--version']).error === undefined
describe.runIf(promtool || process.env['CI'])('Prometheus', () => {
  const check = (...args: readonly string[]) =>
    execFileSync('promtool', args, { encoding: 'utf8', stdio: 'pipe' })

  it('takes the alerts, and what the dashboard asks', () => {
    const folder = mkdtempSync(join(tmpdir(), 'konttori-rules-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const rules = expressions.map((expr, place) => ({
      record: `dashboard:${place}`,
      expr: expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*'),
    }))
    const file = join(folder, 'dashboard.json')
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
    expect(check('check', 'rules', join(repository, 'deploy/alerts.yml'), file)).not.toContain('FAILED')
    expect(check('check', 'config', join(repository, 'deploy/prometheus.yml'))).toContain('SUCCESS')
  })

  it('takes the metrics as they are', () => {
    const { status, stderr } = spawnSync('promtool', ['check', 'metrics'], {
      input: exposed,
      encoding: 'utf8',
    })
    expect({ status, ours: stderr.split('\n').filter(line => line.startsWith('konttori_')) }).toEqual({
      ...{ status: expect.any(Number), ours: [] },
    })
  })

  it('rings when the disk is full, the process is gone, or PostgreSQL is away, and not before', () => {
    const folder = mkdtempSync(join(tmpdir(), 'konttori-alerts-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    writeFileSync(join(folder, 'alerts.yml'), readFileSync(join(repository, 'deploy/alerts.yml')))
    const instance = 'instance="a", job="konttori"'
    const rings = (alertname: string, minute: number, more: Record<string, string> | undefined) => ({
      ...{ eval_time: `${minute}m`, alertname },
      exp_alerts: more ? [{ exp_labels: { instance: 'a', job: 'konttori', severity: 'page', ...more } }] : [],
    })
    const full = { code: 'storage_full' }
    const away = { code: 'service_unavailable' }
    const tests = [
      {
        interval: '15s',
        input_series: [
          { series: `up{${instance}}`, values: '1x40 0x40' },
          { series: `konttori_problems_total{${instance}, code="storage_full"}`, values: '0x40 3x40' },
          {
            series: `konttori_problems_total{${instance}, code="service_unavailable"}`,
            values: '0x40 20x40',
          },
        ],
        alert_rule_test: [
          rings('KonttoriDown', 9, undefined),
          rings('KonttoriDown', 12, {}),
          rings('KonttoriStorageFull', 9, undefined),
          rings('KonttoriStorageFull', 12, full),
          rings('KonttoriDatabaseAway', 9, undefined),
          rings('KonttoriDatabaseAway', 12, away),
        ],
      },
    ]
    // What an alert says is not looked at.
    const silent = readFileSync(join(folder, 'alerts.yml'), 'utf8').replaceAll(
      / +annotations:\n +summary:.*\n/g,
      '',
    )
    writeFileSync(join(folder, 'alerts.yml'), silent)
    writeFileSync(join(folder, 'test.json'), JSON.stringify({ rule_files: ['alerts.yml'], tests }))
    expect(check('test', 'rules', join(folder, 'test.json'))).toContain('SUCCESS')
  })
})
