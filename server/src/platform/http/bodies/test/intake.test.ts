import type { FastifyRequest } from 'fastify'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { Intake, intakeLimits } from '../intake.ts'

/** What becomes of a body of which a byte comes now and then. */
function dripped(limits: typeof intakeLimits): Promise<unknown> {
  const payload = new PassThrough()
  const timer = setInterval(() => payload.write('x'), 1)
  const request = { bodyLimit: 1024 * 1024, headers: {}, caller: null, ip: '127.0.0.1', raw: {} }
  return new Promise(resolve => {
    new Intake(limits).take(request as unknown as FastifyRequest, payload, (error, body) => {
      clearInterval(timer)
      resolve(error ?? body)
    })
  })
}

it('a body that keeps its pace must have arrived in a while all the same', async () => {
  const pace = { everyMs: 10, bytes: 0 }
  expect(await dripped({ ...intakeLimits, pace, wholeMs: 50 })).toMatchObject({ code: 'request-timeout' })
})
