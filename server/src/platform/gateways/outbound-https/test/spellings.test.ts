import { expect, test } from 'vitest'
import { outbound, receiver, request } from './receiver.ts'

/** Ways to write the address of the machine itself, or of one that is reached through a tunnel or a translator. */
const spellings = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0x0.0x0.0x1',
  '0177.0.0.1',
  '017700000001',
  '127.0.0.1.',
  '１２７.0.0.1',
  '%31%32%37.0.0.1',
  '0',
  '0.0.0.0',
  'localhost',
  'LocalHost.',
  '[::1]',
  '[0000:0000:0000:0000:0000:0000:0000:0001]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:0:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::1]',
  '[2001:0:7f00:1::1]',
  '[2a00:1450:400f:80d:0:5efe:7f00:1]',
  '[::1%25lo]',
  '[fe80::1%25eth0]',
]

test.each(spellings)('https://%s of this machine is not connected to', async spelling => {
  const { port, connections } = await receiver((_, answer) => void answer.end())
  const https = outbound({ allowPrivate: false })
  await expect(https.post(`https://${spelling}:${port}/`, request())).rejects.toMatchObject({
    name: 'OutboundRefused',
    code: expect.stringMatching(/^(address_not_public|host_not_public|url_not_valid)$/),
    status: null,
  })
  expect(connections).toEqual([])
})

test.each(['[::ffff:127.0.0.1]', '127.1', '[::1]'])(
  'a name that resolves to what https://%s means is not connected to either',
  async spelling => {
    const { port, connections } = await receiver((_, answer) => void answer.end())
    const { hostname } = new URL(`https://${spelling}/`)
    const https = outbound({ allowPrivate: false, resolve: async () => [hostname.replace(/^\[|\]$/g, '')] })
    await expect(https.post(`https://receiver.customer.fi:${port}/`, request())).rejects.toMatchObject({
      code: 'address_not_public',
    })
    expect(connections).toEqual([])
  },
)
