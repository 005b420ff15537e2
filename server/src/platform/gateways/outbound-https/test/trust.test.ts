// Isolated: it changes the environment of its process.
import { afterEach, expect, test, vi } from 'vitest'
import { createCertificateAuthority } from '../../../../../test/world/certificates.ts'
import { createOutboundHttps } from '../outbound-https.ts'
import { authority, host, outbound, receiver, request, silentReceiver } from './receiver.ts'
import { patience } from '../../../../../test/world/patience.ts'

const now = Temporal.Now.instant()
const past = { notBefore: now.subtract({ hours: 48 }), notAfter: now.subtract({ hours: 24 }) }

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['an authority we do not know', createCertificateAuthority('Somebody').issue([host])],
  ['another name', authority.issue(['other.customer.fi'])],
  ['the past', authority.issue([host], past)],
])(
  'a certificate of %s is not trusted, even when the process is told not to care',
  async (_, certificate) => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    const seen: unknown[] = []
    const { port } = await receiver((incoming, answer) => {
      seen.push(incoming.url)
      answer.end()
    }, certificate)
    await expect(outbound().post(`https://${host}:${port}/`, request())).rejects.toMatchObject({
      code: 'tls_failed',
    })
    expect(seen).toEqual([])
  },
)

test('our own authority is trusted only when it was given', async () => {
  const { port } = await receiver((_, answer) => void answer.end())
  const https = createOutboundHttps({ allowPrivate: true, resolve: async () => ['127.0.0.1'] })
  await expect(https.post(`https://${host}:${port}/`, request())).rejects.toMatchObject({
    code: 'tls_failed',
  })
  await https.close()
})

test('a server that only speaks TLS 1.1 is not talked to', async () => {
  const old = {
    ...authority.issue([host]),
    maxVersion: 'TLSv1.1',
    minVersion: 'TLSv1',
    ciphers: 'DEFAULT:@SECLEVEL=0',
  } as const
  const { port } = await receiver((_, answer) => void answer.end(), old)
  await expect(outbound().post(`https://${host}:${port}/`, request())).rejects.toMatchObject({
    code: 'tls_failed',
  })
})

test('a server that wants a client certificate is a failure of TLS', async () => {
  const strict = {
    ...authority.issue([host]),
    requestCert: true,
    rejectUnauthorized: true,
    ca: authority.certificate,
  }
  for (const maxVersion of ['TLSv1.2', 'TLSv1.3'] as const) {
    const { port } = await receiver((_, answer) => void answer.end(), { ...strict, maxVersion })
    const answer = outbound().post(`https://${host}:${port}/`, request())
    await expect(answer, maxVersion).rejects.toMatchObject({ code: 'tls_failed' })
  }
})

test('a server that does not speak TLS is a failure of TLS', async () => {
  const plain = await silentReceiver()
  const answer = outbound().post(`https://${host}:${plain.port}/`, request())
  await vi.waitUntil(() => plain.connections.length > 0, patience)
  plain.connections[0]?.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')
  await expect(answer).rejects.toMatchObject({ code: 'tls_failed' })
})
