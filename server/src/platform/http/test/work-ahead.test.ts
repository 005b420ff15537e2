import { expect, test } from 'vitest'
import { workedAhead } from '../work-ahead.ts'

/** Works ahead of a write that leaves so many times, and tells what each was given. */
async function worked(leaves: number) {
  let count = 0
  const given: unknown[] = []
  const answer = await workedAhead(
    async () => ++count,
    async ({ madeAhead, anew }) => {
      given.push([madeAhead, anew !== undefined])
      if (given.length <= leaves) anew?.()
      return `write ${given.length}`
    },
  )
  return { answer, given }
}

test('a write begins anew with its work ahead, and the third time it cannot', async () => {
  const all = [
    [1, true],
    [2, true],
    [3, false],
  ]
  expect(await worked(0)).toEqual({ answer: 'write 1', given: all.slice(0, 1) })
  expect(await worked(1)).toEqual({ answer: 'write 2', given: all.slice(0, 2) })
  expect(await worked(2)).toEqual({ answer: 'write 3', given: all })
  expect(await worked(9)).toEqual({ answer: 'write 3', given: all })
})

test('what fails is not tried again', async () => {
  let count = 0
  const failing = workedAhead(
    async () => ++count,
    async () => {
      throw new Error('no')
    },
  )
  await expect(failing).rejects.toThrow('no')
  expect(count).toBe(1)
})
