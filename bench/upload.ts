/**
 * Sends files to the disk through the addresses of uploads, and measures time and memory of the process that takes them.
 * `--help` tells the options.
 */
import { fork } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PresignedUpload, Upload } from '../server/src/platform/files/storage.ts'
import { count, declareBench, runBench, text } from './bench.ts'
import type { Measure } from './record.ts'
import { memoryOf, processorTime } from './usage.ts'

const mebibyte = 1024 * 1024
const atOnce = [1, 4, 16] as const

interface Measured {
  readonly senders: number
  readonly seconds: number
  readonly processorSeconds: number
  readonly restBytes: number
  readonly peakBytes: number
}

export const uploadBench = declareBench({
  name: 'upload',
  settings: {
    directory: text('data', tmpdir(), 'where the files are put for the time of the measurement'),
    megabytes: count(100, 1, 'of each file'),
    most: count(16, 2, 'senders at once'),
  },
  async measure(_, values) {
    const size = values.megabytes * mebibyte
    const parent = resolve(values.directory)
    await mkdir(parent, { recursive: true })
    const measured: Measured[] = []
    for (const senders of atOnce.filter(count => count <= values.most)) {
      const directory = await mkdtemp(join(parent, 'bench-upload-'))
      try {
        measured.push(await measure(directory, senders, size))
      } finally {
        await rm(directory, { recursive: true })
      }
    }
    return {
      report: await reportOf(measured, size),
      measures: measured.flatMap(each => measuresOf(each, size)),
    }
  },
})

/** A process of its own for each number of senders, so that each begins with the same memory. */
async function measure(directory: string, senders: number, size: number): Promise<Measured> {
  const server = fork(join(import.meta.dirname, 'processes/upload-server.ts'), [directory])
  const pid = server.pid ?? 0
  try {
    await once(server, 'message')
    const sha256 = hashOf(size)
    const presign = async () => {
      const key = `uploads/${randomUUID()}/${randomUUID()}`
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
      server.send({ key, size, sha256, contentType: 'application/pdf', expiresAt } satisfies Upload)
      const [presigned] = (await once(server, 'message')) as [PresignedUpload]
      return presigned
    }
    const uploads: PresignedUpload[] = []
    for (let count = 0; count < senders; count++) uploads.push(await presign())
    const before = processorTime(pid)
    const restBytes = memoryOf(pid).resident
    const begun = performance.now()
    await Promise.all(uploads.map(upload => put(upload, size)))
    const seconds = (performance.now() - begun) / 1000
    const { peak } = memoryOf(pid)
    return { senders, seconds, processorSeconds: processorTime(pid) - before, restBytes, peakBytes: peak }
  } finally {
    server.kill('SIGKILL')
  }
}

const piece = Buffer.alloc(mebibyte, 'konttori')

function* bytesOf(size: number): Generator<Buffer> {
  for (let sent = 0; sent < size; sent += piece.length) yield piece
}

function hashOf(size: number): string {
  const hash = createHash('sha256')
  for (const bytes of bytesOf(size)) hash.update(bytes)
  return hash.digest('hex')
}

async function put({ url, headers }: PresignedUpload, size: number): Promise<void> {
  const sending = request(url, { method: 'PUT', headers: { ...headers, 'content-length': size } })
  const answered = once(sending, 'response') as Promise<[{ statusCode?: number; resume(): void }]>
  await pipeline(Readable.from(bytesOf(size)), sending)
  const [answer] = await answered
  answer.resume()
  if (answer.statusCode !== 204) throw new Error(`an upload was answered ${answer.statusCode}`)
}

async function reportOf(measured: readonly Measured[], size: number): Promise<string> {
  const node = (await readFile('/proc/version', 'utf8')).split(' ').slice(0, 3).join(' ')
  const rows = measured.map(({ senders, seconds, processorSeconds, restBytes, peakBytes }) => {
    const total = (senders * size) / mebibyte
    const cells = [
      senders,
      `${(total / seconds).toFixed(0)} MiB/s`,
      seconds.toFixed(2),
      ((processorSeconds * 1000) / (total / 100)).toFixed(0),
      mib(restBytes),
      mib(peakBytes),
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    `# Files of ${size / mebibyte} MiB through the addresses of uploads to the disk`,
    '',
    `Node ${process.version}, ${node}, ${cpus().length} processors, ${mib(totalmem())} MiB; senders, service and disk on one machine.`,
    'Each file is hashed as it passes, synced and renamed. Memory is the resident set of the process that takes them, before and at its peak.',
    '',
    '| Senders at once | Together | Seconds | ms of processor per 100 MiB | MiB before | MiB at the peak |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

const mib = (bytes: number): string => (bytes / mebibyte).toFixed(0)

function measuresOf({ senders, processorSeconds, peakBytes }: Measured, size: number): Measure[] {
  const hundreds = (senders * size) / mebibyte / 100
  return [
    {
      what: `${senders} at once: processor for 100 MiB`,
      value: (processorSeconds * 1000) / hundreds,
      unit: 'ms',
    },
    { what: `${senders} at once: memory at the peak`, value: peakBytes / mebibyte, unit: 'MiB' },
  ]
}

if (import.meta.main) await runBench(uploadBench)
