import type { AddressInfo } from 'node:net'
import ssh2, { type AuthContext, type Connection, type Server, type SFTPWrapper } from 'ssh2'
import { fingerprintOf } from '../session.ts'
import { keyPair } from './key-pair.ts'

const { utils } = ssh2
const { STATUS_CODE: status, OPEN_MODE: mode } = utils.sftp

export const newKeyPair = () => {
  const { private: privateKey, public: publicKey } = keyPair()
  return { privateKey, publicKey }
}

interface Behaviour {
  readonly password?: string
  /** Whether the password is only taken as an answer to a question. */
  readonly asks?: boolean
  readonly publicKey?: string
  /** What is said before the protocol begins. */
  readonly greeting?: string
  readonly banner?: string
  readonly directories?: readonly string[]
  /** Called before a request is answered; a status fails it, and a promise delays it. */
  readonly on?: (request: string, path: string) => number | Promise<void> | void
}

interface Open {
  readonly path: string
  content: Buffer
}

/** A real SSH server with the SFTP subsystem, version 3, on files in memory. */
export class TestSftpServer {
  readonly files = new Map<string, Buffer>()
  /** Every way of authentication that somebody tried, with what they told. */
  readonly attempts: { readonly method: string; readonly username: string }[] = []
  readonly requests: string[] = []
  readonly #server: Server
  readonly #connections = new Set<Connection>()
  readonly hostKey: string
  behaviour: Behaviour

  constructor(behaviour: Behaviour) {
    this.behaviour = behaviour
    const { private: key, public: publicKey } = keyPair()
    this.hostKey = fingerprintOf(Buffer.from(publicKey.split(' ')[1] ?? '', 'base64'))
    const { greeting, banner } = behaviour
    const config = { hostKeys: [key], ...(greeting && { greeting }), ...(banner && { banner }) }
    this.#server = new ssh2.Server(config, connection => this.#serve(connection))
  }

  async listen(): Promise<number> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve))
    return (this.#server.address() as AddressInfo).port
  }

  close(): void {
    for (const connection of this.#connections) connection.end()
    this.#server.close()
  }

  #serve(connection: Connection): void {
    this.#connections.add(connection)
    connection.on('error', () => {})
    connection.on('close', () => this.#connections.delete(connection))
    connection.on('authentication', context => this.#authenticate(context))
    connection.on('session', accept => {
      accept().on('sftp', acceptSftp => this.#serveFiles(acceptSftp()))
    })
  }

  #authenticate(context: AuthContext): void {
    const { password, asks = false, publicKey } = this.behaviour
    this.attempts.push({ method: context.method, username: context.username })
    const methods = [
      password !== undefined && (asks ? 'keyboard-interactive' : 'password'),
      publicKey && 'publickey',
    ]
    const reject = () => context.reject(methods.filter(each => typeof each === 'string') as never)
    if (context.method === 'password' && !asks && context.password === password) return context.accept()
    if (context.method === 'keyboard-interactive' && asks)
      return context.prompt([{ prompt: 'Password: ', echo: false }], answers =>
        answers[0] === password ? context.accept() : reject(),
      )
    if (context.method === 'publickey' && publicKey) {
      const known = utils.parseKey(publicKey)
      if (known instanceof Error) throw known
      const isKnown = context.key.data.equals(known.getPublicSSH())
      if (
        isKnown &&
        (!context.signature ||
          known.verify(context.blob ?? Buffer.of(), context.signature, context.hashAlgo) === true)
      )
        return context.accept()
    }
    return reject()
  }

  #serveFiles(sftp: SFTPWrapper): void {
    const open = new Map<number, Open>()
    let handles = 0
    const handleOf = (number: number) => Buffer.from([number])
    const answering =
      <Rest extends unknown[]>(name: string, answer: (id: number, ...rest: Rest) => void) =>
      async (id: number, ...rest: Rest) => {
        const path = typeof rest[0] === 'string' ? rest[0] : ''
        this.requests.push(`${name} ${path}`.trim())
        const failed = await this.behaviour.on?.(name, path)
        if (typeof failed === 'number') sftp.status(id, failed)
        else answer(id, ...rest)
      }
    const attributes = (content: Buffer) => ({
      mode: 0o100644,
      uid: 0,
      gid: 0,
      size: content.length,
      atime: 0,
      mtime: 0,
    })
    const stat = answering('stat', (id: number, path: string) => {
      const content = this.files.get(path)
      if (content) sftp.attrs(id, attributes(content))
      else sftp.status(id, status.NO_SUCH_FILE)
    })
    sftp.on('STAT', stat)
    sftp.on(
      'FSTAT',
      answering('fstat', (id: number, handle: Buffer) =>
        sftp.attrs(id, attributes(open.get(handle[0] ?? 0)?.content ?? Buffer.of())),
      ),
    )
    sftp.on(
      'OPEN',
      answering('open', (id: number, path: string, flags: number) => {
        const { directories = ['/in'] } = this.behaviour
        if (!directories.includes(path.slice(0, path.lastIndexOf('/'))))
          return sftp.status(id, status.NO_SUCH_FILE)
        const content = flags & mode.WRITE ? Buffer.of() : this.files.get(path)
        if (!content) return sftp.status(id, status.NO_SUCH_FILE)
        if (flags & mode.WRITE) this.files.set(path, content)
        open.set(++handles, { path, content })
        return sftp.handle(id, handleOf(handles))
      }),
    )
    sftp.on(
      'WRITE',
      answering('write', (id: number, handle: Buffer, offset: number, data: Buffer) => {
        const file = open.get(handle[0] ?? 0)
        if (!file) return sftp.status(id, status.FAILURE)
        const grown = Buffer.alloc(Math.max(file.content.length, offset + data.length))
        file.content.copy(grown)
        data.copy(grown, offset)
        file.content = grown
        this.files.set(file.path, grown)
        return sftp.status(id, status.OK)
      }),
    )
    sftp.on(
      'READ',
      answering('read', (id: number, handle: Buffer, offset: number, length: number) => {
        const content = open.get(handle[0] ?? 0)?.content ?? Buffer.of()
        if (offset >= content.length) return sftp.status(id, status.EOF)
        return sftp.data(id, content.subarray(offset, offset + length))
      }),
    )
    sftp.on(
      'CLOSE',
      answering('close', (id: number, handle: Buffer) => {
        open.delete(handle[0] ?? 0)
        sftp.status(id, status.OK)
      }),
    )
    sftp.on(
      'RENAME',
      answering('rename', (id: number, from: string, to: string) => {
        const content = this.files.get(from)
        if (!content || this.files.has(to)) return sftp.status(id, status.FAILURE)
        this.files.delete(from)
        this.files.set(to, content)
        return sftp.status(id, status.OK)
      }),
    )
    sftp.on(
      'REMOVE',
      answering('remove', (id: number, path: string) => {
        this.files.delete(path)
        sftp.status(id, status.OK)
      }),
    )
  }
}
