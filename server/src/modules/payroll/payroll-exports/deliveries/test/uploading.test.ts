import { describe, expect, it } from 'vitest'
import { sftpTarget } from '../../test/examples.ts'
import { startSending } from './sending-world.ts'

const { batchOf, deliveryOf, eventsOf, receiver, send, uploads, waiting } = await startSending()

describe('a document for an SFTP server', () => {
  it('is uploaded as its bytes under its name, and delivers the batch', async () => {
    const { deliveryId, batchId, content } = await waiting(sftpTarget())
    await send()
    expect(uploads.uploaded).toMatchObject([
      {
        host: 'sftp.example.com',
        port: 22,
        username: 'konttori',
        credential: { password: 'correct horse' },
        directory: '/in',
        fileName: expect.stringMatching(/^payroll_.*\.json$/),
        uploadId: deliveryId,
        content: Buffer.from(content),
      },
    ])
    expect(receiver.received).toEqual([])
    expect(await deliveryOf(deliveryId)).toMatchObject({
      state: 'delivered',
      attempts: [{ responseStatus: null, errorCode: null }],
    })
    expect(await batchOf(batchId)).toMatchObject({ state: 'delivered' })
    expect(await eventsOf()).toMatchObject([{ payload: { transport: 'sftp' } }])
  })

  it.each(['timeout', 'remote_file_exists', 'sftp_failed'] as const)(
    'is tried again after “%s”',
    async code => {
      const { deliveryId } = await waiting(sftpTarget())
      uploads.react(code)
      await send()
      expect(await deliveryOf(deliveryId)).toMatchObject({
        state: 'delivering',
        attempts: [{ errorCode: code }],
      })
    },
  )

  it.each(['host_key_mismatch', 'authentication_failed'] as const)('fails at once with “%s”', async code => {
    const { deliveryId, batchId } = await waiting(sftpTarget())
    uploads.react(code)
    await send()
    expect(await deliveryOf(deliveryId)).toMatchObject({ state: 'failed', attempts: [{ errorCode: code }] })
    expect(await batchOf(batchId)).toMatchObject({ state: 'delivery_failed' })
  })
})
