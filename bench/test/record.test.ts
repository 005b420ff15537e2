import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hotPathBench } from '../run.ts'
import { readOptions } from '../bench.ts'
import { lossesOf, type Measure, readMeasures, type Recorded, recordMeasures } from '../record.ts'

const rate: Measure = { what: 'day: requests', value: 4000, unit: '/s' }
const line = (more: Partial<Recorded>): Recorded => ({
  ...{ ...rate, date: '2026-11-24', commit: '0123abcd', bench: 'run', yardstick: 20 },
  ...more,
})

test('the table of rounds can be read, each measure of each line', async () => {
  const measures = await readMeasures()
  for (const { value, yardstick } of measures) expect(Math.min(value, yardstick)).toBeGreaterThanOrEqual(0)
})

test('a recorded measure is a line more, and a loss is told with the commit that it is told from', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'konttori-measures-'))
  const file = join(folder, 'measures.csv')
  try {
    expect(await recordMeasures('run', [rate], file)).toBe(
      'Nothing became slower since it was last recorded.',
    )
    expect(await recordMeasures('run', [{ ...rate, value: 1000 }], file)).toMatch(
      /^run, day: requests: 4000 → 1000 \/s, worse by \d+ % since [0-9a-f]{8}\+? of \d{4}-\d\d-\d\d\.$/,
    )
    expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(4)
    expect((await readMeasures(file)).map(({ value }) => value)).toEqual([4000, 1000])
    await writeFile(file, 'somewhere,else\n')
    await expect(readMeasures(file)).rejects.toThrow('does not begin with')
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a slower machine is no loss of times and rates; ratios, memory and statements do not depend on it', () => {
  const before = [line({})]
  expect(lossesOf(before, [line({ value: 2000, yardstick: 40 })])).toEqual([])
  expect(lossesOf(before, [line({ value: 4000, yardstick: 10 })])).toHaveLength(1)
  expect(lossesOf([line({ unit: 'ms' })], [line({ unit: 'ms', value: 8000, yardstick: 40 })])).toEqual([])
  expect(
    lossesOf([line({ unit: 'ratio' })], [line({ unit: 'ratio', value: 2000, yardstick: 40 })]),
  ).toHaveLength(1)
  const statements = { unit: 'statements', value: 12 } as const
  expect(lossesOf([line(statements)], [line({ ...statements, value: 13 })])).toHaveLength(1)
  expect(lossesOf([line(statements)], [line({ ...statements, value: 11 })])).toEqual([])
})

test('options are those that a bench declares, with counts as numbers', () => {
  expect(readOptions(hotPathBench, ['--rounds', '3', '--only', 'day', '--profile'])).toMatchObject({
    values: { rounds: 3, only: 'day', profile: true, seconds: 6 },
    record: false,
  })
  expect(readOptions(hotPathBench, ['--help'])).toBe('help')
  expect(() => readOptions(hotPathBench, ['--rounds', '-1'])).toThrow()
  expect(() => readOptions(hotPathBench, ['--round', '1'])).toThrow()
})
