import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { silentLog } from '../../../telemetry/log.ts'
import { DirectUploads } from '../direct-uploads.ts'
import { fingerprintOf } from '../session.ts'
import { keyPair } from './key-pair.ts'
import type { SftpUpload } from '../sftp-uploads.ts'

/** OpenSSH's own server, which must be started by its whole path; null where it is not installed. */
const sshd =
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map(folder => join(folder, 'sshd'))
    .find(path => existsSync(path)) ?? null
// A machine without it skips; in continuous integration that fails.
beforeEach(({ skip }) => skip(sshd === null && !process.env['CI'], 'sshd is not installed'))

/** As root it would want an account of its own to drop to; any other account serves itself. */
const isRoot = process.getuid?.() === 0
const nobody = 65_534
const account = isRoot ? { uid: nobody, gid: nobody } : {}
const username = isRoot ? 'nobody' : userInfo().username

const folder = mkdtempSync(join(tmpdir(), 'sftp-'))
const inbox = join(folder, 'in')
const { private: hostKey, public: hostPublic } = keyPair()
const { private: privateKey, public: publicKey } = keyPair()
const children = new Set<ChildProcess>()
let server: Server

beforeAll(async () => {
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content, { mode: 0o600 })
    if (isRoot) chownSync(join(folder, name), nobody, nobody)
  }
  file('host_key', hostKey)
  file('authorized_keys', `${publicKey}\n`)
  file(
    'sshd_config',
    [
      `HostKey ${join(folder, 'host_key')}`,
      `AuthorizedKeysFile ${join(folder, 'authorized_keys')}`,
      'StrictModes no',
      'UsePAM yes',
      'PidFile none',
      'PasswordAuthentication no',
      'Subsystem sftp internal-sftp',
      '',
    ].join('\n'),
  )
  spawnSync('mkdir', [inbox])
  for (const path of [folder, inbox]) {
    chmodSync(path, 0o700)
    if (isRoot) chownSync(path, nobody, nobody)
  }
  server = createServer({ pauseOnConnect: true }, socket => {
    const child = spawn(sshd ?? '', ['-i', '-f', join(folder, 'sshd_config')], {
      stdio: [socket, socket, 'ignore'],
      ...account,
    })
    children.add(child)
    child.once('exit', () => children.delete(child))
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(() => {
  for (const child of children) child.kill()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const content = Buffer.from('1042;1000;7,50\r\n'.repeat(50_000))
const upload = (change: Partial<SftpUpload> = {}) =>
  new DirectUploads({ allowPrivate: true }, silentLog).upload({
    about: {},
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    username,
    credential: { privateKey },
    hostKeys: [fingerprintOf(Buffer.from(hostPublic.split(' ')[1] ?? '', 'base64'))],
    directory: inbox,
    fileName: 'hours.csv',
    uploadId: 'u1',
    content,
    deadlineMs: 600_000,
    ...change,
  })

it('OpenSSH is given a file whole and once, and keeps what it has', async () => {
  expect(await upload()).toMatchObject({ errorCode: null })
  expect(readdirSync(inbox)).toEqual(['hours.csv'])
  expect(readFileSync(join(inbox, 'hours.csv')).equals(content)).toBe(true)
  expect(await upload()).toMatchObject({ errorCode: null })
  expect(await upload({ content: Buffer.from('other') })).toMatchObject({ errorCode: 'remote_file_exists' })
  expect(readFileSync(join(inbox, 'hours.csv')).equals(content)).toBe(true)
})

it('OpenSSH says what is wrong, and is told nothing where its key is not pinned', async () => {
  const { private: other } = keyPair()
  expect(await upload({ credential: { privateKey: other } })).toMatchObject({
    errorCode: 'authentication_failed',
  })
  expect(await upload({ credential: { password: 'guess' } })).toMatchObject({
    errorCode: 'authentication_failed',
  })
  expect(await upload({ directory: join(inbox, 'none') })).toMatchObject({
    errorCode: 'remote_directory_missing',
  })
  expect(await upload({ hostKeys: [`SHA256:${'a'.repeat(43)}`] })).toMatchObject({
    errorCode: 'host_key_mismatch',
  })
})
