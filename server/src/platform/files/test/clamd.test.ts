import { type AddressInfo, createServer, type Socket } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Clamd, type ClamdAddress, readClamdUrl } from '../clamd.ts'
import { ScannerUnavailable } from '../malware-scanner.ts'
import { eicar } from './eicar.ts'

type Behaviour = (socket: Socket, received: () => Buffer) => void

/** A daemon that does what it is told with each connection. */
async function daemon(behave: Behaviour, path?: string): Promise<ClamdAddress> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    const chunks: Buffer[] = []
    socket.on('error', () => {}).on('data', chunk => void chunks.push(chunk as Buffer))
    behave(socket, () => Buffer.concat(chunks))
  })
  await new Promise<void>(resolve => {
    if (path) server.listen(path, resolve)
    else server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return path ? { path } : { host: '127.0.0.1', port: (server.address() as AddressInfo).port }
}

/** The bytes of a whole `INSTREAM`; undefined until it is whole. */
function streamed(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  if (received.toString('latin1', 0, command.length) !== command) return undefined
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/** Answers as clamd does once all has come. */
const answering =
  (answer: (bytes: Buffer) => string): Behaviour =>
  (socket, received) =>
    socket.on('data', () => {
      const bytes = streamed(received())
      if (bytes) socket.end(answer(bytes))
    })

const limits = { silenceMs: 120_000, atOnce: 2 }
const scan = (address: ClamdAddress, bytes: Buffer | Readable = Buffer.from('bytes'), change = {}) =>
  new Clamd(address, { ...limits, ...change }).scan(Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes)

describe('the scanner', () => {
  it('is sent every byte, and tells what it found', async () => {
    const bytes = Buffer.from(Array.from({ length: 700_000 }, (_, index) => index % 251))
    let came = Buffer.alloc(0)
    const address = await daemon(
      answering(all => {
        came = Buffer.from(all)
        return all.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0'
      }),
    )
    expect(await scan(address, bytes)).toEqual({ status: 'clean' })
    expect(came.equals(bytes)).toBe(true)
    expect(await scan(address, Buffer.alloc(0))).toEqual({ status: 'clean' })
    expect(await scan(address, Buffer.from(eicar))).toEqual({ status: 'infected', name: 'Eicar-Signature' })
  })

  it('is reached through a socket of the machine', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'konttori-clamd-'))
    onTestFinished(() => rm(directory, { recursive: true }))
    const address = await daemon(
      answering(() => 'stream: OK\0'),
      join(directory, 'clamd.ctl'),
    )
    expect(await scan(address)).toEqual({ status: 'clean' })
  })

  it('may answer before it has all, and the rest is not sent', async () => {
    const address = await daemon(socket => void socket.end('stream: Early FOUND\0'))
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(100_000)
      })(),
    )
    expect(await scan(address, endless)).toEqual({ status: 'infected', name: 'Early' })
    expect(endless.destroyed).toBe(true)
  })

  it.each<[string, Behaviour]>([
    ['takes no file of this size', answering(() => 'INSTREAM size limit exceeded. ERROR\0')],
    ['has no signatures', answering(() => 'Database not loaded. ERROR\0')],
    ['answers something else', answering(() => 'HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['speaks of clean files without saying that this is one', answering(() => 'stream: NOT OK\0')],
    ['answers nothing', answering(() => '')],
    ['hangs up', socket => void socket.destroy()],
    ['answers without end', socket => void socket.write('x'.repeat(100_000))],
  ])('that %s has not said that a file is clean', async (_, behave) => {
    await expect(scan(await daemon(behave))).rejects.toBeInstanceOf(ScannerUnavailable)
  })

  it('that says nothing is not waited for without end', async () => {
    const address = await daemon(() => {})
    await expect(scan(address, Buffer.from('bytes'), { silenceMs: 50 })).rejects.toThrow(
      'does not answer in time',
    )
  })

  it('that is not there is told with its address', async () => {
    await expect(scan({ path: '/nowhere/clamd.ctl' })).rejects.toThrow(
      /clamd at \/nowhere\/clamd\.ctl: .*ENOENT/,
    )
  })

  it('is not asked for more files at once than it was said to take', async () => {
    let [unanswered, most] = [0, 0]
    const address = await daemon((socket, received) => {
      most = Math.max(most, ++unanswered)
      answering(() => {
        unanswered--
        return 'stream: OK\0'
      })(socket, received)
    })
    const clamd = new Clamd(address, limits)
    await Promise.all(Array.from({ length: 12 }, () => clamd.scan(Readable.from([Buffer.alloc(1000)]))))
    expect(most).toBeLessThanOrEqual(limits.atOnce)
  })

  it('is not the one to blame for a file that cannot be read', async () => {
    const address = await daemon(answering(() => 'stream: OK\0'))
    const broken = new Readable({ read: () => void broken.destroy(new Error('the disk is gone')) })
    await expect(scan(address, broken)).rejects.toThrow('the disk is gone')
  })
})

it.each<[string, ClamdAddress | undefined]>([
  ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['tcp://clamd', { host: 'clamd', port: 3310 }],
  ['tcp://[::1]:99', { host: '::1', port: 99 }],
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['unix://', undefined],
  ['unix://host/path', undefined],
  ['tcp://', undefined],
  ['tcp://a:b@host', undefined],
  ['tcp://host/path', undefined],
  ['http://host', undefined],
  ['clamd', undefined],
])('%s is such an address or none', (text, expected) => expect(readClamdUrl(text)).toEqual(expected))
