import { afterEach, describe, expect, it } from 'vitest'
import ssh2 from 'ssh2'
import { silentLog } from '../../../telemetry/log.ts'
import { DirectUploads } from '../direct-uploads.ts'
import { privateKeyProblem } from '../private-key.ts'
import type { SftpUpload } from '../sftp-uploads.ts'
import { keyPair } from './key-pair.ts'
import { newKeyPair, TestSftpServer } from './server.ts'

const { STATUS_CODE: status } = ssh2.utils.sftp
const password = 'correct horse'
const content = Buffer.from('1042;1000;7,50\r\n')
const servers: TestSftpServer[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function serve(
  behaviour: ConstructorParameters<typeof TestSftpServer>[0] = { password },
  reach = { allowPrivate: true },
) {
  const server = new TestSftpServer(behaviour)
  servers.push(server)
  const port = await server.listen()
  const uploads = new DirectUploads(reach, silentLog)
  const upload = (change: Partial<SftpUpload> = {}) =>
    uploads.upload({
      about: {},
      host: '127.0.0.1',
      port,
      username: 'konttori',
      credential: { password },
      hostKeys: [server.hostKey],
      directory: '/in',
      fileName: 'hours.csv',
      uploadId: 'u1',
      content,
      deadlineMs: 600_000,
      ...change,
    })
  return { server, upload, uploads }
}

const done = { errorCode: null }
const failed = (errorCode: string) => ({ errorCode })

describe('a file', () => {
  it('is written under another name and renamed when it is whole', async () => {
    const { server, upload } = await serve()
    expect(await upload()).toMatchObject(done)
    expect([...server.files]).toEqual([['/in/hours.csv', content]])
    expect(server.requests.filter(each => /^(open|rename)/.test(each))).toEqual([
      'open /in/hours.csv.u1.part',
      'rename /in/hours.csv.u1.part',
    ])
  })

  it('of megabytes arrives whole', async () => {
    const { server, upload } = await serve()
    const large = Buffer.from(Array.from({ length: 200_000 }, (_, index) => `${index};työ\n`).join(''))
    expect(await upload({ content: large })).toMatchObject(done)
    expect(server.files.get('/in/hours.csv')?.equals(large)).toBe(true)
  })

  it('that is there already with the same content is delivered, and nothing is written', async () => {
    const { server, upload } = await serve()
    await upload()
    server.requests.length = 0
    expect(await upload()).toMatchObject(done)
    expect(server.requests.filter(each => /^(write|rename)/.test(each))).toEqual([])
  })

  it.each([
    ['another length', 'x'],
    ['another content', '1042;1000;8,50\r\n'],
  ])('of the name with %s is never overwritten', async (_, text) => {
    const { server, upload } = await serve()
    server.files.set('/in/hours.csv', Buffer.from(text))
    expect(await upload()).toMatchObject(failed('remote_file_exists'))
    expect(server.files.get('/in/hours.csv')?.toString()).toBe(text)
  })

  it('that somebody else put there meanwhile is this one where it is the same', async () => {
    const { server, upload } = await serve({
      password,
      on: request => {
        if (request === 'rename') server.files.set('/in/hours.csv', content)
      },
    })
    expect(await upload()).toMatchObject(done)
    expect([...server.files.keys()]).toEqual(['/in/hours.csv'])
  })

  it('whose upload broke off leaves nothing under its name, and the next attempt takes its half up', async () => {
    const { server, upload } = await serve({
      password,
      on: request => (request === 'rename' ? status.FAILURE : undefined),
    })
    expect(await upload()).toMatchObject(failed('sftp_failed'))
    expect([...server.files.keys()]).toEqual(['/in/hours.csv.u1.part'])
    server.behaviour = { password }
    expect(await upload()).toMatchObject(done)
    expect([...server.files.keys()]).toEqual(['/in/hours.csv'])
  })
})

describe('an account is entered', () => {
  const { privateKey, publicKey } = newKeyPair()

  it('by a private key', async () => {
    const { server, upload } = await serve({ publicKey })
    expect(await upload({ credential: { privateKey } })).toMatchObject(done)
    expect(new Set(server.attempts.map(each => each.method))).toEqual(new Set(['publickey']))
  })

  it('by a password that the server asks for', async () => {
    const { upload } = await serve({ password, asks: true })
    expect(await upload()).toMatchObject(done)
  })

  it.each<[string, Partial<SftpUpload>]>([
    ['a wrong password', { credential: { password: 'wrong' } }],
    ['an unknown key', { credential: { privateKey: newKeyPair().privateKey } }],
  ])('not by %s', async (_, change) => {
    const { upload } = await serve({ password, publicKey })
    expect(await upload(change)).toMatchObject(failed('authentication_failed'))
  })

  it('only where the host key is pinned: another server is told neither name nor password', async () => {
    const { server, upload } = await serve()
    const other = await serve()
    expect(await upload({ hostKeys: [other.server.hostKey] })).toMatchObject(failed('host_key_mismatch'))
    expect(server.attempts).toEqual([])
    expect(await upload({ hostKeys: [other.server.hostKey, server.hostKey] })).toMatchObject(done)
  })
})

describe('a server', () => {
  it.each<[string, number | string, string]>([
    ['without the directory', 'directories', 'remote_directory_missing'],
    ['that allows no writing', status.PERMISSION_DENIED, 'remote_access_denied'],
    ['that fails', status.FAILURE, 'sftp_failed'],
  ])('%s is told so', async (_, answer, code) => {
    const behaviour =
      typeof answer === 'string'
        ? { password, directories: [] }
        : { password, on: (request: string) => (request === 'open' ? answer : undefined) }
    const { upload } = await serve(behaviour)
    expect(await upload()).toMatchObject(failed(code))
  })

  it('that never answers is cut off at the deadline', async () => {
    const { upload } = await serve({ password, on: () => new Promise<void>(() => {}) })
    expect(await upload({ deadlineMs: 500 })).toMatchObject(failed('timeout'))
  })

  it('that talks before the protocol begins is listened to', async () => {
    const { upload } = await serve({
      password,
      greeting: 'Welcome\r\n'.repeat(100).trim(),
      banner: 'Hello\r\n'.repeat(1000),
    })
    expect(await upload()).toMatchObject(done)
  })

  it('that talks without end is cut off', async () => {
    const { upload } = await serve({ password, banner: 'x'.repeat(3 * 1024 * 1024) })
    expect((await upload())?.errorCode).toMatch(/^(response_too_large|ssh_failed)$/)
  })

  it('on a private address is not called', async () => {
    const { server, upload } = await serve({ password }, { allowPrivate: false })
    expect(await upload()).toMatchObject(failed('address_not_public'))
    expect(await upload({ host: 'localhost' })).toMatchObject({ errorCode: expect.any(String) })
    expect(server.attempts).toEqual([])
  })

  it('that is not there is told so', async () => {
    const { server, upload } = await serve()
    server.close()
    expect(await upload()).toMatchObject(failed('connection_failed'))
  })
})

it('what closes waits for what is under way, and begins nothing more', async () => {
  const held = Promise.withResolvers<void>()
  const { upload, uploads } = await serve({ password, on: () => held.promise })
  const begun = upload()
  const closed = uploads.close()
  expect(await upload()).toBeNull()
  held.resolve()
  await closed
  expect(await begun).toMatchObject(done)
})

describe('a private key', () => {
  const { privateKey, publicKey } = newKeyPair()
  const sealed = keyPair('secret').private

  it.each<[string, string, boolean]>([
    ['as it is made', privateKey, true],
    ['with a passphrase', sealed, false],
    ['that is a public key', publicKey, false],
    ['that is nothing', 'nothing at all', false],
  ])('%s', (_, text, isGood) => {
    const problem = privateKeyProblem(text)
    if (isGood) expect(problem).toBeNull()
    else expect(problem).not.toContain(text)
  })
})
