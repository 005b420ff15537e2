import { describe, expect, test } from 'vitest'
import { Pacing } from '../sending/attempts/pacing.ts'

const limits = { fewest: 2, most: 4, msForEach: 100, patienceMs: 5000 }

/** A receiver whose answers come when the test says so, on a clock of its own. */
function scene() {
  let clock = 0
  const pacing = new Pacing(limits, () => clock)
  const underWay: { readonly name: string; readonly answer: () => void }[] = []
  const begun: [name: string, waitedMs: number][] = []
  const attempt = (name: string, webhookId = 'webhook') =>
    pacing.within(webhookId, waitedMs => {
      begun.push([name, waitedMs])
      return new Promise<string>(resolve => underWay.push({ name, answer: () => resolve(name) }))
    })
  /** The one that has been under way longest is answered after so many milliseconds. */
  const answerAfter = async (milliseconds: number) => {
    clock += milliseconds
    underWay.shift()?.answer()
    await new Promise(setImmediate)
  }
  return { pacing, underWay, begun, attempt, answerAfter, names: () => underWay.map(({ name }) => name) }
}

describe('a receiver', () => {
  test('that answers quickly gets few attempts at a time, each in its order', async () => {
    const { attempt, answerAfter, names, begun } = scene()
    const results = ['a', 'b', 'c', 'd'].map(name => attempt(name))
    expect(names()).toEqual(['a', 'b'])
    await answerAfter(10)
    expect(names()).toEqual(['b', 'c'])
    await answerAfter(10)
    expect(names()).toEqual(['c', 'd'])
    await answerAfter(10)
    await answerAfter(10)
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd'])
    expect(begun).toEqual([
      ['a', 0],
      ['b', 0],
      ['c', 10],
      ['d', 20],
    ])
  })

  test('that stays slow gets more at a time, up to the most', async () => {
    const { attempt, answerAfter, names } = scene()
    for (let count = 0; count < 100; count++) void attempt(String(count))
    for (let count = 0; count < 20; count++) await answerAfter(1000)
    expect(names()).toHaveLength(4)
  })

  test('that was slow gets few again when it answers quickly', async () => {
    const { attempt, answerAfter, names } = scene()
    for (let count = 0; count < 100; count++) void attempt(String(count))
    for (let count = 0; count < 20; count++) await answerAfter(1000)
    for (let count = 0; count < 8; count++) await answerAfter(1)
    expect(names()).toHaveLength(2)
  })

  test('that hangs has whoever waits behind it sent away', async () => {
    const { attempt, answerAfter, names } = scene()
    const results = ['a', 'b', 'c', 'd'].map(name => attempt(name))
    await answerAfter(5001)
    expect(await Promise.all(results.slice(2))).toEqual([null, null])
    expect(names()).toEqual(['b'])
    void attempt('e')
    expect(names()).toEqual(['b', 'e'])
  })

  test('that does not answer holds nobody back but itself', () => {
    const { attempt, names } = scene()
    for (const name of ['a', 'b', 'c']) void attempt(name, 'hangs')
    void attempt('d', 'answers')
    expect(names()).toEqual(['a', 'b', 'd'])
  })
})

test('a stop sends away who waits and who comes, and what is under way ends', async () => {
  const { pacing, attempt, answerAfter } = scene()
  const results = ['a', 'b', 'c'].map(name => attempt(name))
  pacing.stop()
  results.push(attempt('d'))
  await answerAfter(1)
  await answerAfter(1)
  expect(await Promise.all(results)).toEqual(['a', 'b', null, null])
})
