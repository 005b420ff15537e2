import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { hasEnded, identify } from '../process-identity.ts'

const failing = (code: string) => () => {
  throw Object.assign(new Error(`${code}: the system says no`), { code })
}
const ourselves = identify(process.pid)

test('a process is known by its id and its start', () => {
  expect(ourselves).toMatchObject({ pid: process.pid, startedAt: expect.stringMatching(/^\d+$/) })
  expect(ourselves && hasEnded(ourselves)).toBe(false)
  expect(hasEnded({ pid: process.pid, startedAt: '1' })).toBe(true)
})

test('a process that ended has ended', async () => {
  const child = spawn('true')
  await once(child, 'exit')
  expect(identify(child.pid ?? 0)).toBeUndefined()
})

test.for(['ENOENT', 'ESRCH'])('%s says that the process is gone', code => {
  expect(identify(4711, failing(code))).toBeUndefined()
  expect(hasEnded({ pid: 4711, startedAt: '1' }, failing(code))).toBe(true)
})

test.for(['EMFILE', 'ENFILE', 'ENOMEM', 'EACCES', 'EIO'])(
  '%s is no answer: nobody is taken for gone who may live',
  code => {
    expect(() => identify(4711, failing(code))).toThrow(code)
    expect(hasEnded({ pid: 4711, startedAt: '1' }, failing(code))).toBe(false)
  },
)
