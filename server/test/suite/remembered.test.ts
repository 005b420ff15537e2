import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { remembered } from './remembered.ts'

const folder = await mkdtemp(join(tmpdir(), 'konttori-remembered-'))
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => rm(folder, { recursive: true, force: true }))

const found: string[] = []
const find = (name: string, of: readonly string[], answer: string) =>
  remembered(
    name,
    of,
    async () => {
      found.push(answer)
      return answer
    },
    folder,
  )

it('the same texts are looked at once, and anything else anew', async () => {
  expect(await find('lint', ['a', 'bc'], 'one')).toBe('one')
  expect(await find('lint', ['a', 'bc'], 'another')).toBe('one')
  expect(await find('lint', ['ab', 'c'], 'two')).toBe('two')
  expect(await find('lint', ['a', 'bc'], 'three')).toBe('three')
  expect(found).toEqual(['one', 'two', 'three'])
})

it('what is remembered under one name leaves what is under others', async () => {
  await find('lint', ['a'], 'one')
  await find('lint-sound', ['a'], 'two')
  await find('lint', ['b'], 'three')
  expect(await readdir(folder)).toHaveLength(2)
  expect(await find('lint-sound', ['a'], 'four')).toBe('two')
})

it('a program that failed is asked again', async () => {
  const failing = remembered('lint', ['c'], () => Promise.reject(new Error('no answer')), folder)
  await expect(failing).rejects.toThrow('no answer')
  expect(await find('lint', ['c'], 'one')).toBe('one')
})
