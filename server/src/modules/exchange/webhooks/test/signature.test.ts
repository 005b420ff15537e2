import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { bodyOf, headersOf, type Message, tailOf } from '../sending/message.ts'
import { signatureOf } from '../../../../platform/secrets/signature.ts'

const deliveryId = '019ddc6a-4c1e-7a07-b3a5-1f0f8e2d5c11'
const message: Message = {
  event: 'workday.approved',
  integrationEventId: '019ddc6a-4c1e-7000-8aaa-000000000001',
  createdAt: '2026-11-20T07:00:00.000Z',
  data: '{"workDayId":"019ddc69-0a55-7b1c-9a41-5d1d6a0c7e02","workDate":"2026-11-19"}',
}

describe('the signature', () => {
  // Computed once with `printf '%s' '1763622000.{"id":"a"}' | openssl dgst -sha256 -hmac 'whisper'`.
  test('is the HMAC-SHA256 of time, dot and raw body, in hex', () => {
    expect(signatureOf(['whisper'], 1763622000, '{"id":"a"}')).toBe(
      't=1763622000,v1=dc4b59dd8b356647253a5ba0625eb5a08f8df18f140b75844cc86bc2480953a0',
    )
  })

  // `… openssl dgst -sha256 -hmac 'Jefe'` over RFC 4231's second key, with text beyond ASCII as UTF-8.
  test('signs the bytes of the body, not its characters', () => {
    expect(signatureOf(['Jefe'], 1, '{"name":"Äijä"}')).toBe(
      't=1,v1=c528a73ed8f480230a8f28bb25be6f77edf7d59fd066ad7eaf4a48d89a4564c0',
    )
  })

  test('has one entry per secret during a rotation, the newest first', () => {
    const both = signatureOf(['new', 'old'], 7, 'body')
    const alone = (secret: string) => signatureOf([secret], 7, 'body').slice('t=7,'.length)
    expect(both).toBe(`t=7,${alone('new')},${alone('old')}`)
  })

  test('uses the characters of the secret as the key, without decoding them', () => {
    const secret = 'q1Y4m0Xn3rU8tV2wZ5aB7cD9eF1gH3iJ5kL7mN9oP1Q'
    const hex = createHmac('sha256', Buffer.from(secret, 'ascii')).update('9.body').digest('hex')
    expect(signatureOf([secret], 9, 'body')).toBe(`t=9,v1=${hex}`)
  })
})

const textOf = (of: Message): string =>
  Buffer.concat(bodyOf(deliveryId, tailOf(of)).map(part => Buffer.from(part))).toString()

describe('the message', () => {
  test('says what the interface promises, in its order', () => {
    expect(textOf(message)).toBe(
      '{"id":"019ddc6a-4c1e-7a07-b3a5-1f0f8e2d5c11","event":"workday.approved",' +
        '"integrationEventId":"019ddc6a-4c1e-7000-8aaa-000000000001","createdAt":"2026-11-20T07:00:00.000Z",' +
        '"data":{"workDayId":"019ddc69-0a55-7b1c-9a41-5d1d6a0c7e02","workDate":"2026-11-19"}}',
    )
  })

  test('names itself in the headers', () => {
    expect(headersOf(deliveryId, message)).toEqual({
      'content-type': 'application/json',
      'user-agent': 'Konttori-Webhooks/1.0',
      'x-service-event': 'workday.approved',
      'x-service-delivery': deliveryId,
      'x-service-integration-event': message.integrationEventId,
    })
  })

  test('of a test send has no event of the log', () => {
    const test = { ...message, integrationEventId: null }
    expect(JSON.parse(textOf(test))).toHaveProperty('integrationEventId', null)
    expect(headersOf(deliveryId, test)).not.toHaveProperty('x-service-integration-event')
  })
})
