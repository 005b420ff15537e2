import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, it, onTestFinished, vi } from 'vitest'
import { patience } from '../../../../test/world/patience.ts'
import { Clamd } from '../clamd.ts'
import { ScannerUnavailable } from '../malware-scanner.ts'
import { eicar } from './eicar.ts'

const isThere = spawnSync('clamd', ['--version']).status === 0
const why = 'clamd is not installed (Debian: clamav-daemon)'
if (!isThere && process.env['CI']) throw new Error(why)

/** The daemon of ClamAV with one signature of our own, which takes no file of more than a megabyte. */
async function startClamd(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'konttori-clamd-'))
  const socket = join(directory, 'clamd.ctl')
  const md5 = createHash('md5').update(eicar).digest('hex')
  await writeFile(join(directory, 'own.hdb'), `${md5}:${eicar.length}:Own-Eicar\n`)
  const settings = [
    `DatabaseDirectory ${directory}`,
    `LocalSocket ${socket}`,
    'Foreground yes',
    'StreamMaxLength 1M',
    'Bytecode no',
  ]
  await writeFile(join(directory, 'clamd.conf'), `${settings.join('\n')}\n`)
  const clamd = spawn('clamd', ['--config-file', join(directory, 'clamd.conf')], { stdio: 'ignore' })
  const ended = new Promise(resolve => clamd.on('exit', resolve))
  onTestFinished(async () => {
    clamd.kill('SIGKILL')
    await ended
    await rm(directory, { recursive: true, force: true })
  })
  // Its socket is there a moment before it listens to it.
  await vi.waitUntil(() => listens(socket), patience)
  return socket
}

const listens = (path: string): Promise<boolean> =>
  new Promise(tell => {
    const connection = connect(path, () => tell(true))
    connection.on('error', () => tell(false))
    connection.unref()
    onTestFinished(() => void connection.destroy())
  })

it.skipIf(!isThere)(
  `ClamAV itself finds what it knows, and says what it does not take${isThere ? '' : `: ${why}`}`,
  async () => {
    const clamd = new Clamd({ path: await startClamd() })
    const scan = (bytes: Buffer | string) => clamd.scan(Readable.from([Buffer.from(bytes as string)]))
    expect(await scan('nothing to find')).toEqual({ status: 'clean' })
    expect(await scan('')).toEqual({ status: 'clean' })
    expect(await scan(eicar)).toEqual({ status: 'infected', name: expect.stringContaining('Own-Eicar') })
    expect(await scan(Buffer.alloc(900_000, 1))).toEqual({ status: 'clean' })
    const tooLarge = () => scan(Buffer.alloc(3_000_000, 1))
    await expect(tooLarge()).rejects.toBeInstanceOf(ScannerUnavailable)
    // It says so and hangs up; where more is just being sent, what it said is lost with the connection.
    await vi.waitFor(() => expect(tooLarge()).rejects.toThrow(/size limit/), patience)
  },
)
