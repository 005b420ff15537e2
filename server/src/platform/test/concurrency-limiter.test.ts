import { expect, test } from 'vitest'
import { ConcurrencyLimiter } from '../concurrency-limiter.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'

test('more than can wait are told to come back, and the others are served in their order', async () => {
  const limiter = new ConcurrencyLimiter({ atOnce: 1, queue: { waiting: 1, detail: 'Too many at once.' } })
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const order: string[] = []
  const enter = (name: string) =>
    limiter.run(async () => {
      order.push(name)
      await opened
    })
  const first = enter('first')
  const second = enter('second')
  await expect(enter('third')).rejects.toMatchObject({
    code: 'service_busy',
    message: 'Too many at once.',
    headers: { 'retry-after': '2' },
  })
  expect(order).toEqual(['first'])
  open()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
  await enter('fourth')
})

test('a failing piece of work lets the next one through', async () => {
  const limiter = new ConcurrencyLimiter({ atOnce: 1, queue: { waiting: 1, detail: 'Too many at once.' } })
  await expect(limiter.run(() => Promise.reject(new RequestRefused('invalid_token', 'no')))).rejects.toThrow(
    'no',
  )
  expect(await limiter.run(() => Promise.resolve('through'))).toBe('through')
})
