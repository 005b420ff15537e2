import type { FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { limits } from '../../../vocabulary/limits.ts'
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

/** What becomes of a body that arrives in pieces of these sizes, and says its length beforehand or not. */
function arrived(body: Buffer, sizes: readonly number[], isAnnounced: boolean): Promise<unknown> {
  const payload = new PassThrough()
  const headers = isAnnounced ? { 'content-length': String(body.length) } : {}
  const request = { bodyLimit: 1024 * 1024, headers, caller: null, ip: '127.0.0.1', raw: {} }
  const received = new Promise(resolve => {
    new Intake().take(request as unknown as FastifyRequest, payload, (error, whole) =>
      resolve(error ?? whole),
    )
  })
  let at = 0
  for (const size of sizes) payload.write(body.subarray(at, (at += size)))
  payload.end(body.subarray(at))
  return received
}

it.each([true, false])('a body is its bytes however it arrives, announced: %s', async isAnnounced => {
  const open = limits.openBodyBytes
  for (const length of [0, 1, open - 1, open, open + 1, 3 * open + 7, 1024 * 1024])
    for (const sizes of [[], [1], [open], [open + 1, 1], Array.from({ length: 50 }, () => 65_537)]) {
      const body = randomBytes(length)
      const whole = (await arrived(body, sizes, isAnnounced)) as Buffer
      expect([length, sizes.length, body.equals(whole)]).toEqual([length, sizes.length, true])
    }
})

it('a body that is longer or shorter than it says, or too large, is none', async () => {
  const body = randomBytes(1024 * 1024 + 1)
  expect(await arrived(body, [65_537], false)).toMatchObject({ code: 'payload-too-large' })
  expect(await arrived(body, [65_537], true)).toMatchObject({ code: 'payload-too-large' })
  for (const length of [body.length - 2, 200_000, 1]) {
    const payload = new PassThrough()
    const headers = { 'content-length': String(length) }
    const request = { bodyLimit: 1024 * 1024, headers, caller: null, ip: '127.0.0.1', raw: {} }
    const received = new Promise(resolve => {
      new Intake().take(request as unknown as FastifyRequest, payload, error => resolve(error))
    })
    payload.end(body.subarray(0, length + (length === 1 ? 1 : -1)))
    expect(await received).toMatchObject({ code: 'bad-request' })
  }
})
