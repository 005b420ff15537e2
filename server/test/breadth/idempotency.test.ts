import { describe, expect, it } from 'vitest'
import { startWorld } from '../world/world.ts'
import { bodyOf, each, open, urlOf } from './operations.ts'

const world = await startWorld()
const admin = world.as('aino')
const posts = open.filter(({ method }) => method === 'POST')

/** The interface's list, as far as the families exist. */
const required = ['POST /v1/memberships', 'POST /v1/export-batches']

it('the key is required on exactly the operations that the interface lists', () =>
  expect(
    posts
      .filter(({ idempotency }) => idempotency === 'required')
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  ).toEqual([...required].sort()))

describe('a key that is too long is refused', () => {
  it.each(each(posts))('%s', async (_, operation) => {
    const send = (length: number) =>
      admin.send('POST', urlOf(operation), bodyOf(operation), { 'idempotency-key': 'k'.repeat(length) })
    expect(await send(201)).toMatchObject({ status: 400, body: { code: 'idempotency_key_too_long' } })
  })
})

describe('a required key', () => {
  it.each(each(posts.filter(({ idempotency }) => idempotency === 'required')))('%s', async (_, operation) => {
    expect(await admin.send('POST', urlOf(operation), bodyOf(operation))).toMatchObject({
      status: 400,
      body: { code: 'idempotency_key_required', errors: [{ header: 'Idempotency-Key' }] },
    })
  })
})
