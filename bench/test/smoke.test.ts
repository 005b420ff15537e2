import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { type Bench, tinyValuesOf } from '../bench.ts'
import { benchFolder, makeTinyDataSet, tinyStage } from './stage.ts'

/** Every program that declares a bench, so that a new one is seen to live without a word here. */
const programs = globSync('*.ts', { cwd: benchFolder })
  .filter(file =>
    /^export const \w+Bench = declareBench\(/m.test(readFileSync(join(benchFolder, file), 'utf8')),
  )
  .sort()

/** These read the processor time or the certificates of a program of its own; for others the service is in this process. */
const inPrograms = new Set(['run', 'fan-out'])

const tiny = await makeTinyDataSet()

test('there is a bench for each program of package.json, and the other way round', () => {
  const { scripts } = JSON.parse(readFileSync(join(benchFolder, '../package.json'), 'utf8'))
  const named = Object.entries<string>(scripts)
    .filter(([name]) => /^bench(:|$)/.test(name))
    .map(([, command]) => command.replace('node bench/', ''))
  expect(named.filter(file => !programs.includes(file))).toEqual(['beside-checkout.ts'])
  expect(programs.filter(file => !named.includes(file))).toEqual([])
})

test.each(programs)('%s measures a tiny company', async file => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await using ends = new AsyncDisposableStack()
  const bench = await benchIn(file)
  expect(`${bench.name}.ts`).toBe(file)
  const stage = tinyStage(tiny, inPrograms.has(bench.name), ends)
  const { report, measures } = await bench.measure(stage, tinyValuesOf(bench))
  expect(report ?? '# ').toMatch(/^# /)
  expect(report ?? '').not.toMatch(/undefined|\[object/)
  expect(measures.length).toBeGreaterThan(0)
  for (const { value, what } of measures) expect(value, what).toBeGreaterThanOrEqual(0)
  expect(new Set(measures.map(({ what }) => what)).size).toBe(measures.length)
})

async function benchIn(file: string): Promise<Bench> {
  const module: Record<string, Bench> = await import(join(benchFolder, file))
  const [bench] = Object.values(module).filter(each => typeof each.measure === 'function')
  if (!bench) throw new Error(`${file} exports no bench`)
  return bench
}
